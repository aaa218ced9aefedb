import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { GeneralSettings } from './general-settings.tsx';

async function show() {
  const info = anAppInfo();
  let settings = info.settings;
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings }),
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as typeof settings;
      return settings;
    },
  });
  const { state } = renderInWindow(<GeneralSettings />, { ipc });
  await act(() => state.app.load());
  return ipc;
}
const choose = async (choice: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Temporary chats/ }));
  await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: choice }));
};

describe('the general settings', () => {
  it('say how long temporary chats stay: so many days, or until a person deletes them', async () => {
    const ipc = await show();
    await choose('After 7 days');
    await choose('Never by themselves');
    expect(ipc.callsOf('settings.update')).toEqual([{ temporaryChatDays: 7 }, { temporaryChatDays: null }]);
  });

  it('turn titles by the provider off, and say before what is sent for them', async () => {
    const ipc = await show();
    expect(screen.getByText(/beginnings of question and answer go once more to the provider/)).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Titles by the provider' }));
    expect(ipc.callsOf('settings.update')).toEqual([{ titlesByProvider: false }]);
  });

  it('choose what the window shows when it opens, unless the organization does', async () => {
    const ipc = await show();
    const page = (name: string) =>
      within(screen.getByRole('group', { name: 'At start' })).getByRole('button', { name });
    await userEvent.click(page('The workbench'));
    expect(ipc.callsOf('settings.update')).toEqual([{ startPage: 'workbench' }]);
    const by = { pluginId: 'p', name: 'Legal office', version: '2.4.1' };
    act(() =>
      ipc.emit('organization.changed', {
        managed: { settings: { startPage: { state: 'locked', by } }, entries: {}, showsInjectionAlert: true },
      }),
    );
    expect(page('The settings')).toBeDisabled();
    expect(screen.getByRole('group', { name: 'At start' })).toHaveAccessibleDescription(/Legal office/);
  });
});
