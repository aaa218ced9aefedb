import { IpcError } from '#shared/ipc/client.ts';
import type { Language } from '#shared/phrase.ts';
import type { WindowSettings } from '../state/app-store.ts';
import { aChat, anAppInfo, anOrganization } from '../testing/examples.ts';
import { createFakeIpc, type FakeIpc } from '../testing/fake-ipc.ts';
import { collectionsOf } from './collection-fixtures.ts';
import { sceneChat, summaries, workspacesOf } from './fixtures.ts';
import { inspectorAnswers } from './inspector-fixtures.ts';
import { noticesOf } from './notice-fixtures.ts';
import { organizationOf } from './organization-fixtures.ts';
import { sceneOf } from './pages.ts';
import { presetAnswers } from './preset-fixtures.ts';
import { PROVIDERS } from './provider-fixtures.ts';
import { hitsFor } from './search-fixtures.ts';
import { KIND_CONFIDENCE, KINDS, settingsAnswers } from './settings-fixtures.ts';
import { workbenchAnswers } from './workbench-fixtures.ts';

const NO_ANSWER = new IpcError({
  code: 'failed',
  text: { key: 'errors.unexpected' },
  detail: 'RangeError: Maximum call stack size exceeded',
});

const RESULT = `# Fees and opening hours\n\nThe council decided in October to drop late fees from the first of January.\n${'The rest of the page as the model got it. '.repeat(200)}`;

/** Main as a page of the gallery needs it: every request answered from fixtures, settings kept while the page is open. */
export function createFakeMain({ language, page }: { language: Language; page: string }): FakeIpc {
  const scene = sceneOf(page);
  const isFirst = page === 'first';
  const isEmpty = page === 'empty' || isFirst;
  const organization = organizationOf(page);
  const info = anAppInfo({
    systemLanguage: language,
    kinds: KINDS,
    kindConfidence: KIND_CONFIDENCE,
    notices: noticesOf(page),
    ...(organization && { managed: organization.managed }),
  });
  let settings: WindowSettings = {
    ...info.settings,
    language,
    firstStartDone: !isFirst,
    foldedGroupIds: ['workspace:w1'],
    ...(page === 'empty' && { defaultCollectionIds: [], collectionIdsByComponent: {} }),
    // Where it is locked.
    preselectedProfileId: organization?.managed.settings.preselectedProfileId ? 'office' : null,
  };
  const chats = isEmpty ? [] : summaries(language, scene);
  return createFakeIpc({
    'app.info': () => {
      if (page === 'unanswered') throw NO_ANSWER;
      return { ...info, settings };
    },
    'app.open-external': () => ({}),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as WindowSettings;
      return settings;
    },
    'organization.get': () => organization ?? anOrganization(),
    'organization.check-now': () => organization ?? anOrganization(),
    ...workbenchAnswers(language, scene === 'controls'),
    ...presetAnswers(language, isEmpty),
    ...settingsAnswers,
    'providers.list': () => ({
      providers: isEmpty ? [] : [...PROVIDERS],
      defaultProviderId: isEmpty ? null : 'mistral',
    }),
    'tools.list': () => ({ collections: page === 'empty' ? [] : collectionsOf(language, scene), broken: [] }),
    'tools.result': () => ({ kept: true, text: RESULT }),
    'chats.list': () => ({ chats }),
    'workspaces.list': () => ({ workspaces: workspacesOf(language, scene) }),
    'chats.get': ({ id }) => (scene && id === 'open' ? sceneChat(scene, language) : aChat({ id })),
    'chats.save-draft': () => ({}),
    'drafts.new-chat': () => ({ draft: null }),
    'drafts.save-new-chat': () => ({}),
    'chats.search': ({ text }) => hitsFor(text, language),
    'chats.delete-message': () => ({}),
    ...inspectorAnswers,
    'turns.stop': () => ({}),
  });
}
