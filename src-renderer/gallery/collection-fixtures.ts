import type { Language } from '#shared/phrase.ts';
import type { CollectionView, ToolView } from '#shared/tool/view.ts';
import { aCollection } from '../testing/examples.ts';
import type { Scene } from './fixtures.ts';
import { madeTools } from './workbench-fixtures.ts';

const aTool = (values: Partial<ToolView> & Pick<ToolView, 'id'>): ToolView => ({
  icon: 'globe',
  outboundData: 'THIRD_PARTY_QUERIES',
  minimumConfidence: 'NONE',
  answer: { offered: true },
  isExcludedByChat: false,
  tokens: 148,
  settings: [],
  ...values,
});

const READ_WEB_PAGE = aTool({
  id: 'read_web_page',
  icon: 'file-text',
  outboundData: 'MODEL_CHOSEN_ADDRESSES',
  settings: [
    {
      field: 'allowedPrivateHosts',
      schema: { secret: false, type: 'string', format: 'lines', maxLength: 10_000 },
      required: false,
      value: 'wiki.example.org\ncouncil.example.org',
      isSet: true,
      origin: 'person',
    },
    {
      field: 'maxContentCharacters',
      schema: { secret: false, type: 'integer', minimum: 1_000, maximum: 120_000, default: 50_000 },
      required: false,
      value: 50_000,
      isSet: true,
      origin: 'locked',
      by: { name: 'Basics', version: '3.1.0', authors: 'Riverbank Trust', contact: 'it@riverbank.example' },
    },
    {
      field: 'timeoutSeconds',
      schema: { secret: false, type: 'integer', format: 'seconds', minimum: 1, maximum: 60, default: 30 },
      required: false,
      value: 20,
      isSet: true,
      origin: 'person',
    },
  ],
});

const OFF = { offered: false, gate: 'not-selected', reason: { key: 'policy.gate.notSelected' } } as const;

const BUILT_IN: readonly CollectionView[] = [
  aCollection({ id: 'web_search', icon: 'globe', tokens: 212, tools: [aTool({ id: 'web_search' })] }),
  aCollection({ id: 'read_web_page', icon: 'file-text', tokens: 148, tools: [READ_WEB_PAGE] }),
  aCollection({ id: 'current_time', icon: 'clock', tokens: 84 }),
  aCollection({ id: 'time_range', icon: 'calendar-range', tokens: 196, isSelected: false, answer: OFF }),
];

/** The tools of the app, and those that were made here: in one scene the chat links them, everywhere else it does not. */
export function collectionsOf(language: Language, scene?: Scene): CollectionView[] {
  const isLinked = scene === 'controls';
  const made = madeTools(language).map(({ id, icon, tokens, body, unusable }) =>
    aCollection({
      id,
      icon,
      tokens,
      origin: 'made-here',
      label: { name: body.name, description: body.description },
      isSelected: isLinked,
      answer: unusable
        ? { offered: false, gate: 'not-available', reason: unusable }
        : isLinked
          ? { offered: true }
          : OFF,
      tools: [aTool({ id, icon, outboundData: 'NONE', tokens })],
    }),
  );
  return [...BUILT_IN, ...made];
}
