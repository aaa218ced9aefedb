import type { ChatSummary } from '#shared/chat/message.ts';
import type { SearchHits } from '#shared/chat/search.ts';
import type { OrganizationView } from '#shared/organization/view.ts';
import type { Language } from '#shared/phrase.ts';
import type { WindowSettings } from '../state/app-store.ts';
import { aChat, anAppInfo, anOrganization } from '../testing/examples.ts';
import { createFakeIpc, type FakeIpc } from '../testing/fake-ipc.ts';
import { collectionsOf } from './collection-fixtures.ts';
import { PROVIDERS, type Scene, sceneChat, summaries, workspacesOf } from './fixtures.ts';
import { inspectorAnswers } from './inspector-fixtures.ts';
import { presetAnswers } from './preset-fixtures.ts';
import { workbenchAnswers } from './workbench-fixtures.ts';

export interface Look {
  language: Language;
  theme: 'light' | 'dark';
}

export interface FakeMainOptions extends Look {
  scene?: Scene;
  isEmpty?: boolean;
  /** What the organization manages; absent: nothing. */
  organization?: OrganizationView;
}

/** The newest chats, each with a message that holds what was typed. */
const messageHits = (text: string, chats: readonly ChatSummary[]): SearchHits['messages'] =>
  chats.slice(0, 3).map(({ id, title, updatedAt }) => ({
    chatId: id,
    chatTitle: title,
    messageId: `hit-${id}`,
    role: 'assistant',
    createdAt: updatedAt,
    excerpt: [
      { text: '… ', isFound: false },
      { text, isFound: true },
      { text: ' …', isFound: false },
    ],
  }));

const RESULT = `# Fees and opening hours\n\nThe council decided in October to drop late fees from the first of January.\n${'The rest of the page as the model got it. '.repeat(200)}`;

/** Main as the gallery needs it: every request answered from fixtures, settings kept while the page is open. */
export function createFakeMain({ language, theme, scene, isEmpty = false, organization }: FakeMainOptions): FakeIpc {
  const info = anAppInfo({ systemLanguage: language, ...(organization && { managed: organization.managed }) });
  let settings: WindowSettings = {
    ...info.settings,
    language,
    theme,
    foldedGroupIds: ['workspace:w1'],
    // Where it is locked.
    preselectedProfileId: organization?.managed.settings.preselectedProfileId ? 'office' : null,
  };
  const chats = isEmpty ? [] : summaries(language, scene);
  return createFakeIpc({
    'app.info': () => ({ ...info, settings }),
    'app.open-external': () => ({}),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as WindowSettings;
      return settings;
    },
    'organization.get': () => organization ?? anOrganization(),
    'organization.check-now': () => organization ?? anOrganization(),
    ...workbenchAnswers(language),
    ...presetAnswers(language, isEmpty),
    'providers.list': () => ({
      providers: isEmpty ? [] : [...PROVIDERS],
      defaultProviderId: isEmpty ? null : 'mistral',
    }),
    'tools.list': () => ({ collections: isEmpty ? [] : collectionsOf(language, scene), broken: [] }),
    'tools.result': () => ({ kept: true, text: RESULT }),
    'chats.list': () => ({ chats }),
    'workspaces.list': () => ({ workspaces: workspacesOf(language, scene) }),
    'chats.get': ({ id }) => (scene && id === 'open' ? sceneChat(scene, language) : aChat({ id })),
    'chats.save-draft': () => ({}),
    'drafts.new-chat': () => ({ draft: null }),
    'drafts.save-new-chat': () => ({}),
    'chats.search': ({ text }) => ({ chats: [], messages: messageHits(text, summaries(language, scene)) }),
    'chats.delete-message': () => ({}),
    ...inspectorAnswers,
    'turns.stop': () => ({}),
  });
}
