import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { App } from '../app.tsx';
import { ConfidenceSettings } from '../settings/confidence-settings.tsx';
import { aChat, aMessage, anAppInfo, aProvider, aText } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';

const BY = { pluginId: 'p', name: 'Legal office', version: '2.4.1' };

function mainWith(showProviderConfidence: boolean) {
  const info = anAppInfo();
  let settings = { ...info.settings, showProviderConfidence };
  const answer = aMessage({
    provider: { id: 'p1', name: 'Own server', model: 'big', confidence: 'HIGH' },
    blocks: [aText('No.')],
  });
  const chat = aChat({
    messages: [answer],
    requirements: { confidence: 'MEDIUM', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' },
  });
  return createFakeIpc({
    'app.info': () => ({ ...info, settings }),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as typeof settings;
      return settings;
    },
    'providers.list': () => ({
      providers: [aProvider(), aProvider({ id: 'p2', name: 'Cloud', kind: 'MISTRAL', confidence: 'LOW' })],
      defaultProviderId: 'p1',
    }),
    'tools.list': () => ({ collections: [], broken: [] }),
    'chats.list': () => ({ chats: [chat] }),
    'chats.get': () => chat,
  });
}
const levels = () => screen.queryAllByRole('img', { name: /^Confidence: (High|Low)/, hidden: true }).length;

describe('the level of a provider beside its name', () => {
  it.each([
    [true, /Own server High.*Change provider/],
    [false, /^Own server\. Change provider$/],
  ])('stands in the chat, in the choice of providers and at answers: %s', async (isShown, pill) => {
    renderInWindow(<App />, { ipc: mainWith(isShown), hash: '#/chats/c1' });
    await screen.findByText('No.');
    const [first] = screen.getAllByRole('button', { name: pill });
    await userEvent.click(first as HTMLElement);
    expect(levels() > 0).toBe(isShown);
    // Why a provider may not answer is said in any case.
    expect(screen.getByRole('option', { name: /Cloud/ })).toHaveTextContent('This chat needs Medium.');
  });

  it('is taken away in the settings of confidence, unless the organization decides', async () => {
    const ipc = mainWith(true);
    const { state } = renderInWindow(<ConfidenceSettings />, { ipc });
    await act(() => state.app.load());
    const choice = () => screen.getByRole('switch', { name: 'Levels beside names' });
    await userEvent.click(choice());
    expect(ipc.callsOf('settings.update')).toEqual([{ showProviderConfidence: false }]);
    act(() =>
      ipc.emit('organization.changed', {
        managed: {
          settings: { showProviderConfidence: { state: 'locked', by: BY } },
          entries: {},
          showsInjectionAlert: true,
        },
      }),
    );
    expect(choice()).toBeDisabled();
    expect(choice()).toHaveAccessibleDescription(/Legal office/);
  });
});
