import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { TOOL_GATES } from '#shared/tool/view.ts';
import { type ChatSetup, useChatSetup } from '../chat/chat-setup.ts';
import { aTool, LOTS } from '../testing/bench.tsx';
import { aCollection, anAppInfo, aProvider, aSummary } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { ControlsDrawer } from './controls-drawer.tsx';

const REASON = 'This value does not fit the setting.';

async function show(collections: ChatSetup['collections']) {
  const info = anAppInfo();
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings: { ...info.settings, controlsOpen: true } }),
    'providers.list': () => ({ providers: [aProvider()], defaultProviderId: 'p1' }),
    'settings.update': () => info.settings,
  });
  const setup: ChatSetup = {
    provider: aProvider(),
    requirements: NO_REQUIREMENTS,
    collections,
    setProvider: async () => undefined,
    setCollection: () => undefined,
  };
  const view = renderInWindow(<ControlsDrawer chatId={null} setup={setup} />, { ipc });
  await view.state.app.load();
  view.rerender(<ControlsDrawer chatId={null} setup={setup} />);
  return screen.findByRole('switch', { name: 'Web search' });
}

it.each(TOOL_GATES)(
  'says on the tile which gate keeps a tool off, and turns nothing on behind it: %s',
  async (gate) => {
    const answer = { offered: false, gate, reason: { key: 'policy.setting.wrongType' } } as const;
    const toggle = await show([aCollection({ answer, isSelected: gate !== 'not-selected' })]);
    expect(toggle).not.toBeChecked();
    // "Off in this chat" is what the switch itself says and changes.
    if (gate === 'not-selected') expect(toggle).toBeEnabled();
    else {
      expect(toggle).toBeDisabled();
      expect(toggle).toHaveAccessibleDescription(REASON);
    }
  },
);

function DrawerOfChat() {
  return <ControlsDrawer chatId="c1" setup={useChatSetup('c1')} />;
}

const DEADLINE = { ...LOTS, name: 'Deadline', action: { type: 'formula', formulaId: 'f' } } as const;
const GONE = { offered: false, gate: 'not-available', reason: { key: 'pieces.gate.formulaGone' } } as const;

/** The drawer of a stored chat whose links main keeps. */
async function showLinked(
  toolSelection: string[],
  options: { isFormulaGone?: boolean; deleted?: string[]; listedLater?: Promise<void> } = {},
) {
  const info = anAppInfo();
  let deleted = options.deleted ?? [];
  const tools = () => [aTool('lots'), aTool('deadline', DEADLINE)].filter(({ id }) => !deleted.includes(id));
  let summary = aSummary({ toolSelection });
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings: { ...info.settings, controlsOpen: true } }),
    'providers.list': () => ({ providers: [aProvider()], defaultProviderId: 'p1' }),
    'chats.list': () => ({ chats: [summary] }),
    'tools.list': () => ({
      collections: tools().map(({ id, body, tokens }) =>
        aCollection({
          id,
          label: { name: body.name, description: body.description },
          tokens,
          origin: 'made-here',
          isSelected: summary.toolSelection?.includes(id) ?? false,
          ...(options.isFormulaGone && id === 'deadline' && { answer: GONE }),
        }),
      ),
      broken: [],
    }),
    'user-tools.list': async () => {
      await options.listedLater;
      return {
        tools: tools(),
        dice: [],
        formulas: [],
        deleted: deleted.map((id) => ({
          kind: 'tool' as const,
          id,
          name: `Old ${id}`,
          deletedAt: 0,
          restorableUntil: 1,
        })),
        unreadable: [],
      };
    },
    'user-tools.examples': () => ({ examples: [] }),
    'user-tools.restore': ({ id }) => {
      deleted = deleted.filter((known) => known !== id);
      ipc.emit('user-tools.changed', {});
      ipc.emit('tools.changed', {});
      return {};
    },
    'chat-variables.get': () => ({ variables: {} }),
    'chats.set-tools': ({ selection }) => {
      summary = { ...summary, toolSelection: [...selection] };
      ipc.emit('chat.changed', { chat: summary });
      return summary;
    },
  });
  const { state } = renderInWindow(<DrawerOfChat />, { ipc });
  await state.app.load();
  await state.chats.load();
  state.tools.ask({ chatId: 'c1', providerId: 'p1' });
  const section = within(await screen.findByRole('region', { name: 'Tools' }));
  return { ipc, section };
}

describe('tools that were made here', () => {
  it('are linked and unlinked, and the sum says what they cost', async () => {
    const { ipc, section } = await showLinked([]);
    expect(await section.findByText('0 tokens per reply')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Link a tool' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Draw lots/ }));
    expect(await section.findByText('67 tokens per reply')).toBeVisible();
    await userEvent.click(section.getByRole('switch', { name: 'Draw lots' }));
    expect(await section.findByText('0 tokens per reply')).toBeVisible();
    expect(section.queryByRole('switch', { name: 'Draw lots' })).toBeNull();
    expect(ipc.callsOf('chats.set-tools')).toEqual([
      { id: 'c1', selection: ['lots'] },
      { id: 'c1', selection: [] },
    ]);
  });

  it('say that they are left out when their formula is gone, and stay linked until they are unlinked', async () => {
    const { ipc, section } = await showLinked(['lots', 'deadline'], { isFormulaGone: true });
    expect(await section.findByRole('switch', { name: 'Deadline' })).toHaveAccessibleDescription(
      'Its formula is gone. Choose another one in the Workbench.',
    );
    expect(section.getByText('67 tokens per reply')).toBeVisible();
    await userEvent.click(section.getByRole('switch', { name: 'Draw lots' }));
    expect(await section.findByText('0 tokens per reply')).toBeVisible();
    await userEvent.click(section.getByRole('switch', { name: 'Deadline' }));
    expect(ipc.callsOf('chats.set-tools')).toEqual([
      { id: 'c1', selection: ['deadline'] },
      { id: 'c1', selection: [] },
    ]);
  });

  it('stay linked while they are deleted, say so, and are back with one click', async () => {
    const { ipc, section } = await showLinked(['deadline', 'lots', 'mcp_desk_search'], { deleted: ['deadline'] });
    const lost = await section.findByRole('switch', { name: 'Old deadline' });
    expect(lost).toHaveAccessibleDescription('Deleted. It is linked again once it is back.');
    expect(section.getByRole('switch', { name: 'A tool that is gone' })).toBeChecked();
    await userEvent.click(section.getByRole('switch', { name: 'Draw lots' }));
    expect(ipc.callsOf('chats.set-tools')).toEqual([{ id: 'c1', selection: ['deadline', 'mcp_desk_search'] }]);
    await userEvent.click(section.getByRole('button', { name: 'Bring back' }));
    expect(await section.findByRole('switch', { name: 'Deadline' })).toBeChecked();
    await userEvent.click(section.getByRole('switch', { name: 'A tool that is gone' }));
    expect(ipc.callsOf('chats.set-tools').at(-1)).toEqual({ id: 'c1', selection: ['deadline'] });
  });

  it('lose no link while the list of what was deleted is not there yet', async () => {
    const { ipc, section } = await showLinked(['deadline', 'lots'], {
      deleted: ['deadline'],
      listedLater: new Promise(() => undefined),
    });
    await userEvent.click(await section.findByRole('switch', { name: 'Draw lots' }));
    expect(ipc.callsOf('chats.set-tools')).toEqual([{ id: 'c1', selection: ['deadline'] }]);
    expect(section.queryByRole('switch', { name: 'A tool that is gone' })).toBeNull();
  });

  it('have the variables of the chat under them where one of them is a formula', async () => {
    await showLinked(['deadline']);
    expect(await screen.findByRole('region', { name: 'Variables' })).toBeVisible();
  });

  it('have no variables under them where none is a formula', async () => {
    const { section } = await showLinked(['lots']);
    await section.findByText('67 tokens per reply');
    expect(screen.queryByRole('region', { name: 'Variables' })).toBeNull();
  });
});
