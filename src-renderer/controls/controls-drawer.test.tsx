import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { TOOL_GATES } from '#shared/tool/view.ts';
import type { ChatSetup } from '../chat/chat-setup.ts';
import { aCollection, anAppInfo, aProvider } from '../testing/examples.ts';
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
  const view = renderInWindow(<ControlsDrawer setup={setup} />, { ipc });
  await view.state.app.load();
  view.rerender(<ControlsDrawer setup={setup} />);
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
