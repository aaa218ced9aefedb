import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IpcError } from '#shared/ipc/client.ts';
import { NOTHING_MANAGED } from '#shared/organization/managed.ts';
import type { ProfileView } from '#shared/preset/profile.ts';
import type { TemplateView } from '#shared/preset/template.ts';
import { App } from '../app.tsx';
import { aChat, anAppInfo, anOrganization, aProvider } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';

const BY = { pluginId: 'p', name: 'Office', version: '1.2.0', contact: 'it@riverbank.example' };
const aTemplate = (values: Partial<TemplateView> = {}): TemplateView => ({
  id: 'opinion',
  name: 'Opinion',
  mayUseProfile: true,
  tokens: 20,
  digest: 't1',
  systemPrompt: 'Name the rule.',
  exampleConversation: [],
  userPrompt: 'Please read: ',
  attachments: [],
  ...values,
});
const PROFILE: ProfileView = {
  id: 'office',
  name: 'Legal office',
  tokens: 9,
  digest: 'p1',
  needToKnow: 'x',
  actions: '',
};

async function openWindow(templates: TemplateView[], info = anAppInfo(), hash = '') {
  const ipc = createFakeIpc({
    'app.info': () => info,
    'settings.update': (patch) => ({ ...info.settings, ...patch }) as never,
    'organization.get': () => anOrganization(),
    'providers.list': () => ({ providers: [aProvider()], defaultProviderId: 'p1' }),
    'tools.list': () => ({ collections: [], broken: [] }),
    'chats.list': () => ({ chats: [] }),
    'drafts.new-chat': () => ({ draft: null }),
    'drafts.save-new-chat': () => ({}),
    'presets.list': () => ({ templates, profiles: [PROFILE] }),
    'chats.create': () => aChat({ id: 'new' }),
    'chats.get': ({ id }) => aChat({ id }),
    'turns.send': () => ({ userMessageId: 'q', answerId: 'a' }),
  });
  const view = renderInWindow(<App />, { ipc, hash });
  await screen.findByRole('main');
  return view;
}

const inChat = () => within(screen.getByRole('main'));
async function choose(pill: RegExp, entry: RegExp) {
  await userEvent.click(await inChat().findByRole('button', { name: pill }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
const composer = () => screen.getByRole('textbox', { name: 'Message' });

describe('a new chat', () => {
  it('takes the question of a template, and another one’s in its place while nobody has changed it', async () => {
    await openWindow([aTemplate(), aTemplate({ id: 'letter', name: 'Letter', userPrompt: 'Write to: ' })]);
    await choose(/^Template: No template/, /^Opinion/);
    await waitFor(() => expect(composer()).toHaveValue('Please read: '));
    await choose(/^Template: Opinion/, /^Letter/);
    await waitFor(() => expect(composer()).toHaveValue('Write to: '));
    await userEvent.type(composer(), 'Ada');
    await choose(/^Template: Letter/, /^Opinion/);
    expect(composer()).toHaveValue('Write to: Ada');
  });

  it('asks main for what was chosen', async () => {
    const { ipc } = await openWindow([aTemplate()]);
    await choose(/^Template: No template/, /^Opinion/);
    await choose(/^Profile: No profile/, /^Legal office/);
    await userEvent.type(composer(), 'this{Enter}');
    await waitFor(() => expect(ipc.callsOf('turns.send')).toHaveLength(1));
    expect(ipc.callsOf('chats.create')).toEqual([
      expect.objectContaining({ templateId: 'opinion', profileId: 'office' }),
    ]);
  });

  it('leaves what is preselected to main', async () => {
    const { ipc } = await openWindow([aTemplate({ userPrompt: '' })]);
    await inChat().findByRole('button', { name: /^Template: No template/ });
    await userEvent.type(composer(), 'Hi{Enter}');
    await waitFor(() => expect(ipc.callsOf('turns.send')).toHaveLength(1));
    expect(ipc.callsOf('chats.create')).toEqual([{ providerId: null }]);
  });

  it('says why no profile can be chosen', async () => {
    await openWindow([aTemplate({ mayUseProfile: false })]);
    await choose(/^Template: No template/, /^Opinion/);
    expect(await inChat().findByText('The template “Opinion” takes no profile.')).toBeVisible();
    expect(inChat().queryByRole('button', { name: /^Profile:/ })).toBeNull();
  });

  it('shows what the organization locked, and whom to ask', async () => {
    const info = anAppInfo({
      managed: { ...NOTHING_MANAGED, settings: { preselectedTemplateId: { state: 'locked', by: BY } } },
    });
    info.settings.preselectedTemplateId = 'opinion';
    await openWindow([aTemplate({ by: BY })], info);
    expect(await inChat().findByText(/it@riverbank\.example/)).toBeVisible();
    expect(inChat().getByText('Opinion')).toBeVisible();
    expect(inChat().queryByRole('button', { name: /^Template:/ })).toBeNull();
  });
});

describe('the page of templates', () => {
  it('changes and deletes the person’s own only, and brings a deleted one back', async () => {
    const templates = [aTemplate({ id: 'theirs', name: 'Theirs', by: BY }), aTemplate({ name: 'Mine' })];
    const { ipc } = await openWindow(templates, anAppInfo(), '#/settings/templates');
    const own = await screen.findByRole('button', { name: 'More about Mine' });
    expect(screen.queryByRole('button', { name: 'More about Theirs' })).toBeNull();
    ipc.handle({ 'presets.delete': () => ({}), 'presets.restore': () => ({}) });
    await userEvent.click(own);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(ipc.callsOf('presets.restore')).toEqual([{ kind: 'template', id: 'opinion' }]);
  });

  it('saves a new one as it was written, with no tools where none are chosen', async () => {
    const { ipc } = await openWindow([], anAppInfo(), '#/settings/templates/new');
    ipc.handle({ 'presets.save': () => ({ id: 'own' }) });
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Name'), 'Haiku');
    await userEvent.click(screen.getByRole('button', { name: 'Exactly these' }));
    await userEvent.click(save);
    await waitFor(() => expect(ipc.callsOf('presets.save')).toHaveLength(1));
    expect(ipc.callsOf('presets.save')[0]).toMatchObject({ kind: 'template', body: { name: 'Haiku', toolIds: [] } });
  });

  const pick = async (...files: File[]) => userEvent.upload(await screen.findByLabelText('Add a file'), files);
  const saved = async (ipc: Awaited<ReturnType<typeof openWindow>>['ipc']) => {
    ipc.handle({ 'presets.save': () => ({ id: 'own' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(ipc.callsOf('presets.save')).toHaveLength(1));
    return ipc.callsOf('presets.save')[0];
  };

  it('adds files to one and takes others away, and leaves them alone where nothing was changed', async () => {
    const attachments = [{ id: 'f1', name: 'rules.txt', isTruncated: false }];
    const { ipc } = await openWindow([aTemplate({ attachments })], anAppInfo(), '#/settings/templates/opinion');
    ipc.handle({ 'presets.read-file': ({ name }) => ({ name, text: 'Fees: none.', isTruncated: true }) });
    await pick(new File(['Fees: none.'], 'fees.txt'));
    expect(await screen.findByText('beginning only')).toBeVisible();
    expect(ipc.callsOf('presets.read-file')).toEqual([
      { name: 'fees.txt', content: btoa('Fees: none.'), isBeginning: false },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove rules.txt' }));
    expect(await saved(ipc)).toMatchObject({ files: [{ name: 'fees.txt', text: 'Fees: none.', isTruncated: true }] });
  });

  it('saves nothing about files that nobody touched', async () => {
    const attachments = [{ id: 'f1', name: 'rules.txt', isTruncated: false }];
    const { ipc } = await openWindow([aTemplate({ attachments })], anAppInfo(), '#/settings/templates/opinion');
    expect(await screen.findByText('rules.txt')).toBeVisible();
    expect(await saved(ipc)).not.toHaveProperty('files');
  });

  it('says why a file cannot be added, and keeps those before it', async () => {
    const { ipc } = await openWindow([], anAppInfo(), '#/settings/templates/new');
    ipc.handle({
      'presets.read-file': ({ name }) => {
        if (name === 'b.png') {
          throw new IpcError({ code: 'refused', text: { key: 'errors.attachment.binary', params: { name } } });
        }
        return { name, text: 'x', isTruncated: false };
      },
    });
    await pick(new File(['x'], 'a.txt'), new File(['x'], 'b.png'));
    expect(await screen.findByText(/“b.png” is no text/)).toBeVisible();
    expect(screen.getByText('a.txt')).toBeVisible();
  });

  it('takes nobody back who went elsewhere while one was saved', async () => {
    const { ipc, state } = await openWindow([aTemplate()], anAppInfo(), '#/settings/templates/opinion');
    const answer = Promise.withResolvers<{ id: string }>();
    ipc.handle({ 'presets.save': () => answer.promise });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Chats' }));
    const listed = ipc.callsOf('presets.list').length;
    answer.resolve({ id: 'opinion' });
    await waitFor(() => expect(ipc.callsOf('presets.list').length).toBeGreaterThan(listed));
    expect(state.app.store.getState().route.view).toBe('chats');
  });
});
