import type { Scene } from './fixtures.ts';

const SCENES: Readonly<Record<Scene, true>> = {
  chat: true,
  approval: true,
  running: true,
  streaming: true,
  errors: true,
  folded: true,
  rich: true,
  long: true,
  versions: true,
  groups: true,
  queued: true,
  many: true,
  controls: true,
  begun: true,
  notes: true,
  branched: true,
  unsaved: true,
};

const PLACES = {
  new: '',
  empty: '',
  connection: '',
  failed: '',
  agreement: '',
  first: '',
  unanswered: '',
  newer: '#/chats/open',
  damaged: '#/chats/open',
  troubles: '',
  general: '#/settings/general',
  appearance: '#/settings/appearance',
  providers: '#/settings/providers',
  provider: '#/settings/providers/mistral',
  'provider-new': '#/settings/providers/new',
  'provider-gone': '#/settings/providers/old',
  tools: '#/settings/tools',
  'tool-settings': '#/settings/tools/read_web_page',
  network: '#/settings/network',
  exchange: '#/settings/data',
  keyboard: '#/settings/keyboard',
  workbench: '#/workbench/tool/read_web_page/about',
  settings: '#/workbench/tool/read_web_page/settings',
  sees: '#/workbench/tool/read_web_page/sees',
  try: '#/workbench/tool/read_web_page/try',
  editor: '#/workbench/tool/lots/edit',
  repair: '#/workbench/tool/fee/edit',
  dice: '#/workbench/dice/topics',
  formula: '#/workbench/formula/reminder',
  gone: '#/workbench/tool/old/about',
  nowhere: '#/workbench/tool/nowhere/about',
  examples: '#/workbench',
  organization: '#/organization',
  locks: '#/settings/confidence',
  begin: '',
  templates: '#/settings/templates',
  template: '#/settings/templates/letter',
  'template-locked': '#/settings/templates/opinion',
  profiles: '#/settings/profiles',
  profile: '#/settings/profiles/home',
} as const;

/** The chat behind what the window says at its top. */
const CHAT_BEHIND: ReadonlySet<string> = new Set(['newer', 'damaged']);

/** Every page of the gallery but the sheet of parts, by its name. */
export const PAGES: readonly string[] = [...Object.keys(SCENES), ...Object.keys(PLACES)];

export const sceneOf = (page: string): Scene | undefined =>
  page in SCENES ? (page as Scene) : CHAT_BEHIND.has(page) ? 'versions' : undefined;

/** Where the window is on a page, as in its address. */
export const hashOf = (page: string): string =>
  sceneOf(page) ? '#/chats/open' : (new Map<string, string>(Object.entries(PLACES)).get(page) ?? '');
