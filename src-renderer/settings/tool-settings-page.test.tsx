import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '#shared/phrase.ts';
import type { CollectionView, ToolSettingView } from '#shared/tool/view.ts';
import { aCollection, anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { ToolSettingsPage } from './tool-settings-page.tsx';

const setting = (values: Partial<ToolSettingView>): ToolSettingView => ({
  field: 'baseUrl',
  schema: { type: 'string', secret: false },
  required: false,
  isSet: true,
  origin: 'built-in',
  ...values,
});

const tool = (id: string, settings: ToolSettingView[] = []): CollectionView['tools'][number] => ({
  id,
  icon: 'globe',
  outboundData: 'THIRD_PARTY_QUERIES',
  minimumConfidence: 'NONE',
  answer: { offered: true },
  isExcludedByChat: false,
  tokens: 10,
  settings,
});

async function show(
  collection: CollectionView,
  stored: Partial<ReturnType<typeof anAppInfo>['settings']> = {},
  problems: Record<string, Phrase> = {},
) {
  const info = anAppInfo();
  const settings = { ...info.settings, ...stored };
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings }),
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'tools.list': () => ({ collections: [collection], broken: [] }),
    'tools.save-settings': () => ({ problems }),
    'settings.update': ({ proxy, ...patch }) => ({ ...settings, ...patch, proxy: { ...settings.proxy, ...proxy } }),
  });
  const { state } = renderInWindow(<ToolSettingsPage collectionId={collection.id} />, { ipc });
  await state.app.load();
  await screen.findByRole('switch', { name: 'May be used' });
  return { ipc, saved: () => ipc.callsOf('settings.update') };
}

const LEGAL_OFFICE = {
  name: 'Legal office',
  version: '2.4.1',
  authors: 'Town of Ellerbach',
  contact: 'data-protection@city.example',
};
const LOCKED = 'Locked by Town of Ellerbach, “Legal office 2.4.1”. Questions: data-protection@city.example';

const web = (values: Partial<CollectionView> = {}) => aCollection({ tools: [tool('web_search')], ...values });
const approval = () => within(screen.getByRole('group', { name: 'Approval' }));

describe('the approval of a collection', () => {
  it.each([
    ['auto', 'Runs by itself', /It only reads/],
    ['ask', 'Asks first', /It changes something/],
  ] as const)('says what holds and why, where nobody decided: %s', async (mode, word, why) => {
    await show(web({ approval: mode }));
    expect(approval().getByRole('button', { name: word })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(why)).toBeVisible();
  });

  it('is stored for the collection, in place of what stood under a member', async () => {
    const { saved } = await show(web({ id: 'mailboxes', tools: [tool('read_mail')] }), {
      approvalByCollection: { read_mail: 'never', other: 'ask' },
    });
    await userEvent.click(approval().getByRole('button', { name: 'Asks first' }));
    expect(saved()).toEqual([{ approvalByCollection: { other: 'ask', mailboxes: 'ask' } }]);
  });

  it('is the person’s, with a way back to the default', async () => {
    const { saved } = await show(web({ approval: 'never', approvalFrom: { origin: 'person' } }), {
      approvalByCollection: { web_search: 'never' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the default' }));
    expect(saved()).toEqual([{ approvalByCollection: {} }]);
  });

  it('cannot be changed where it is locked, and says who locked it', async () => {
    await show(web({ approval: 'ask', approvalFrom: { origin: 'locked', by: LEGAL_OFFICE } }));
    for (const button of approval().getAllByRole('button')) expect(button).toBeDisabled();
    expect(screen.getByText(LOCKED)).toBeVisible();
  });

  it('takes back what “Always” was said to', async () => {
    const { saved } = await show(web({ approval: 'ask' }), { alwaysAllowedTools: { web_search: 'hash', other: 'x' } });
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(saved()).toEqual([{ alwaysAllowedTools: { other: 'x' } }]);
  });
});

describe('the settings of a collection', () => {
  it('have one section for each of its tools', async () => {
    await show(
      web({
        id: 'mailboxes',
        tools: [tool('web_search', [setting({})]), tool('read_web_page', [setting({ field: 'timeoutSeconds' })])],
      }),
    );
    expect(screen.getByRole('region', { name: 'Web search' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Read web page' })).toBeVisible();
  });

  it.each<[string, Partial<ToolSettingView>, string]>([
    ['text', { value: 'https://search.town.example', schema: { type: 'string', secret: false } }, 'textbox'],
    ['number', { value: 5, schema: { type: 'integer', secret: false } }, 'spinbutton'],
    ['choice', { value: 'one', choices: ['one', 'two'], schema: { type: 'string', secret: false } }, 'combobox'],
    ['switch', { value: true, schema: { type: 'boolean', secret: false } }, 'switch'],
  ])('show the lock and who locked it, and cannot be changed: %s', async (_, values, role) => {
    const locked = setting({ ...values, origin: 'locked', by: LEGAL_OFFICE });
    await show(web({ tools: [tool('web_search', [locked])] }));
    const control = within(screen.getByRole('region', { name: 'Web search' })).getByRole(role);
    if (role === 'combobox') expect(control).toHaveAttribute('aria-disabled', 'true');
    else expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription(LOCKED);
    expect(screen.getByText(LOCKED).querySelector('svg')).toBeVisible();
  });

  it('name the configuration alone where it says neither who wrote it nor whom to ask', async () => {
    const by = { name: 'Kiosk', version: '1.0.0' };
    await show(web({ tools: [tool('web_search', [setting({ value: 'x', origin: 'locked', by })])] }));
    expect(screen.getByText('Locked by “Kiosk 1.0.0”.')).toBeVisible();
  });

  it('leave what is no number in the field, with what main says about it', async () => {
    const { ipc } = await show(
      web({ tools: [tool('web_search', [setting({ value: 5, schema: { type: 'string', secret: false } })])] }),
      {},
      { baseUrl: { key: 'policy.setting.between', params: { minimum: 1, maximum: 20 } } },
    );
    const field = within(screen.getByRole('region', { name: 'Web search' })).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '700{Enter}');
    expect(ipc.callsOf('tools.save-settings')).toEqual([{ toolId: 'web_search', values: { baseUrl: '700' } }]);
    expect(await screen.findByText('Between 1 and 20.')).toBeVisible();
    expect(field).toHaveValue('700');
    expect(field).toHaveAccessibleDescription('Between 1 and 20.');
  });

  it.each([
    ['person', 'Yours.'],
    ['organization-default', 'Default of your organization.'],
    ['built-in', 'Built in.'],
  ] as const)('say where a value comes from: %s', async (origin, words) => {
    await show(web({ tools: [tool('web_search', [setting({ value: 'x', origin })])] }));
    expect(within(screen.getByRole('region', { name: 'Web search' })).getByText(words)).toBeVisible();
  });

  it('show of a secret only whether it is set', async () => {
    const secret = setting({ field: 'tavilyApiKey', schema: { type: 'string', secret: true }, origin: 'person' });
    const { ipc } = await show(web({ tools: [tool('web_search', [secret])] }));
    expect(screen.getByPlaceholderText('Set. Type to replace it.')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the keyring' }));
    expect(ipc.callsOf('tools.save-settings')).toEqual([{ toolId: 'web_search', values: { tavilyApiKey: null } }]);
  });

  it('show of a secret that is not set where it would be kept', async () => {
    const secret = setting({ field: 'tavilyApiKey', schema: { type: 'string', secret: true }, isSet: false });
    await show(web({ tools: [tool('web_search', [secret])] }));
    expect(screen.getByText(/^Not set/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove from the keyring' })).toBeNull();
  });

  it('set a minimum in place of a member’s, and may go back to the default', async () => {
    const { saved } = await show(
      web({ id: 'mailboxes', tools: [tool('read_mail')], minimumConfidenceFrom: { origin: 'person' } }),
      { minimumConfidenceByCollection: { read_mail: 'HIGH' } },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to the default' }));
    expect(saved()).toEqual([{ minimumConfidenceByCollection: {} }]);
  });

  it('turn a collection on again that was off under a member’s id', async () => {
    const { saved } = await show(web({ id: 'mailboxes', tools: [tool('read_mail')], isEnabled: false }), {
      disabledCollectionIds: ['read_mail'],
    });
    await userEvent.click(screen.getByRole('switch', { name: 'May be used' }));
    expect(saved()).toEqual([{ disabledCollectionIds: [] }]);
  });
});
