import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type CollectionView, TOOL_GATES, type ToolGate } from '#shared/tool/view.ts';
import { aCollection, anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { ToolsSettings } from './tools-settings.tsx';

async function show(...collections: CollectionView[]) {
  const info = anAppInfo();
  const ipc = createFakeIpc({
    'app.info': () => info,
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'tools.list': () => ({ collections, broken: [] }),
    'settings.update': () => info.settings,
  });
  const { state } = renderInWindow(<ToolsSettings />, { ipc });
  await state.app.load();
  await screen.findByRole('list', { name: 'Tools' });
  return { ipc, state };
}

const closedBy = (gate: ToolGate) =>
  aCollection({ answer: { offered: false, gate, reason: { key: 'policy.setting.wrongType' } } });
const REASON = 'This value does not fit the setting.';

describe('the list of tools in the settings', () => {
  it.each(TOOL_GATES)('says why a tool is not offered, in amber only where a rule forbids it: %s', async (gate) => {
    await show(closedBy(gate));
    const row = await screen.findByRole('listitem');
    const isOnlyAboutAChat = gate === 'not-selected' || gate === 'nothing-to-offer';
    const reason = within(row).queryByText(REASON);
    if (isOnlyAboutAChat) return expect(reason).toBeNull();
    const isRule = ['startup-policy', 'confidence-too-low', 'outbound-restricted'].includes(gate);
    expect(reason).toBeVisible();
    expect(reason?.querySelector('svg') !== null).toBe(isRule);
  });

  it('has no switch for what offers itself, and the way to its settings', async () => {
    const { state } = await show(aCollection({ id: 'request_tool_activation', offersItself: true, isSelected: false }));
    expect(within(await screen.findByRole('listitem')).queryByRole('switch')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Request tools/ }));
    expect(state.app.store.getState().route).toMatchObject({ section: 'tools', subject: 'request_tool_activation' });
  });
});
