import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConnectionTest } from '#shared/ipc/areas/connection-test.ts';
import { anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { NetworkSettings } from './network-settings.tsx';

it.each<[string, ConnectionTest, string]>([
  [
    'through the proxy',
    { host: 'api.town.example', proxy: 'proxy.town.example:3128', durationMs: 320 },
    'api.town.example answers through proxy.town.example:3128, after 0.3 s.',
  ],
  [
    'straight',
    { host: 'api.town.example', proxy: null, durationMs: 90 },
    'api.town.example answers without a proxy, after 0.1 s.',
  ],
  ['no server', { host: null, proxy: null }, 'Set up a provider first: its server is the one that is asked.'],
  [
    'a failure',
    { host: 'h', proxy: null, problem: { key: 'errors.provider.unreachable', params: { provider: 'Gateway' } } },
    'Gateway cannot be reached. Check that it runs and that the address is right.',
  ],
])('the test of the connection says what came of it: %s', async (_, result, words) => {
  const info = anAppInfo();
  const ipc = createFakeIpc({
    'app.info': () => info,
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'network.proxy-status': () => ({ password: 'missing', environment: null }),
    'network.test': () => result,
  });
  const { state } = renderInWindow(<NetworkSettings />, { ipc });
  await state.app.load();
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText(words)).toBeVisible();
});
