import type { Block, Chat, ChatSummary, Message } from '#shared/chat/message.ts';
import type { Workspace } from '#shared/chat/workspace.ts';
import type { Language } from '#shared/phrase.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import { aCall, aChat, aMessage, aSummary, aText } from '../testing/examples.ts';
import { longAnswer } from './long-answer.ts';
import { presetsOf } from './preset-fixtures.ts';
import { richAnswer } from './rich-answer.ts';

/** The gallery's moment: pictures of two days are the same. */
export const NOW = new Date('2026-11-28T14:06:00').getTime();
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AGES_IN_DAYS = [0.2, 1, 3, 16];

const TEXTS = {
  en: {
    title: 'Library fees from January',
    others: ['Route to the workshop', 'Minutes of the parents’ evening', 'Lease, annex B', 'Garden in November'],
    question: 'Does the town library charge late fees next year? Please name your sources.',
    query: '“town library late fees”',
    page: 'Fees and opening hours',
    blockedHost: 'forum-library.example/t/8812',
    answer:
      '**No late fees from 1 January.** The council dropped them in October. Books that are lost are still charged at their price.\n\nTwo things stay as they are:\n\n- Inter-library loans cost 1.50 a book.\n- A new card costs 5.00.\n\n| Item | Until December | From January |\n| --- | --- | --- |\n| Late return, a week | 1.00 | none |\n| Inter-library loan | 1.50 | 1.50 |\n',
    streaming:
      '**No late fees from 1 January.** The council dropped them in October, and the library’s own page says so.\n\nWhat does this mean for you?\n\n- Books you return late in January cost nothing.\n- Fees from before stay open until you pay them, and',
    draft: 'Write a short note about it for the notice board',
    activation: 'To name the exact day the fees end.',
    workspaces: ['Library', 'Parents’ council', 'Workshop'],
    more: ['Letter to the landlord', 'Summary of a long e-mail', 'Translation, annex B', 'Reading group, December'],
    edited: 'Does the town library charge late fees from January? One sentence is enough.',
    short: 'No: the council dropped late fees in October, from 1 January on.',
  },
  de: {
    title: 'Gebühren der Bücherei ab Januar',
    others: ['Weg zur Werkstatt', 'Protokoll des Elternabends', 'Mietvertrag, Anlage B', 'Garten im November'],
    question: 'Nimmt die Stadtbücherei im nächsten Jahr noch Mahngebühren? Nennen Sie bitte Ihre Quellen.',
    query: '„Stadtbücherei Mahngebühren“',
    page: 'Gebühren und Öffnungszeiten',
    blockedHost: 'forum-buecherei.example/t/8812',
    answer:
      '**Keine Mahngebühren ab 1. Januar.** Der Rat hat sie im Oktober gestrichen. Verlorene Bücher kosten weiter ihren Preis.\n\nZwei Dinge bleiben:\n\n- Fernleihe kostet 1,50 je Buch.\n- Ein neuer Ausweis kostet 5,00.\n',
    streaming:
      '**Keine Mahngebühren ab 1. Januar.** Der Rat hat sie im Oktober gestrichen, und die Seite der Bücherei nennt es auch.\n\nWas heißt das für Sie?\n\n- Bücher, die Sie im Januar zu spät bringen, kosten nichts.\n- Ältere Gebühren bleiben offen, bis Sie sie zahlen, und',
    draft: 'Schreiben Sie dazu einen kurzen Aushang',
    activation: 'Um den genauen Tag zu nennen, an dem die Gebühren enden.',
    workspaces: ['Bücherei', 'Elternbeirat', 'Werkstatt'],
    more: ['Brief an den Vermieter', 'Lange E-Mail, kurz', 'Übersetzung, Anlage B', 'Lesekreis im Dezember'],
    edited: 'Nimmt die Stadtbücherei ab Januar Mahngebühren? Ein Satz genügt.',
    short: 'Nein: der Rat hat die Mahngebühren im Oktober gestrichen, ab dem 1. Januar.',
  },
} as const;

export const textsOf = (language: Language) => TEXTS[language];

const PROVIDER = { id: 'mistral', name: 'Mistral (EU)', model: 'Mistral Large', confidence: 'MEDIUM' } as const;

const callBlock = (call: ToolCall): Block => ({ type: 'tool-call', id: call.callId, call });

export const searchCall = (language: Language): ToolCall =>
  aCall({
    callId: 'search',
    toolId: 'web_search',
    summary: TEXTS[language].query,
    destination: { kind: 'host', host: 'search.example' },
    arguments: JSON.stringify({ query: TEXTS[language].query, max_results: 5 }),
    startedAt: NOW - 6_400,
    durationMs: 2_100,
    resultCharacters: 6_120,
  });

export const readCall = (language: Language): ToolCall =>
  aCall({
    callId: 'read',
    toolId: 'read_web_page',
    summary: TEXTS[language].page,
    destination: { kind: 'host', host: 'library.example' },
    arguments: JSON.stringify({ url: 'https://library.example/fees', page: 1 }),
    startedAt: NOW - 3_000,
    durationMs: 1_400,
    resultCharacters: 9_412,
  });

export const blockedCall = (language: Language): ToolCall =>
  aCall({
    callId: 'blocked',
    toolId: 'read_web_page',
    state: 'blocked',
    summary: TEXTS[language].blockedHost,
    destination: { kind: 'nothing-sent' },
    arguments: JSON.stringify({ url: `https://${TEXTS[language].blockedHost}` }),
    reason: { key: 'errors.page.blocked-address.private' },
    modelMessage: 'BLOCKED: this address is not allowed.',
  });

export const failedCall = (language: Language): ToolCall =>
  aCall({
    callId: 'failed',
    toolId: 'read_web_page',
    state: 'error',
    summary: TEXTS[language].page,
    destination: { kind: 'host', host: 'archive.example' },
    arguments: JSON.stringify({ url: 'https://archive.example/minutes' }),
    durationMs: 100,
    reason: { key: 'errors.page.not-resolved' },
    modelMessage: 'Tool execution failed: the host name archive.example does not exist.\nNearest: library.example',
  });

const question = (language: Language): Message =>
  aMessage({
    id: 'q1',
    chatId: 'open',
    role: 'user',
    createdAt: NOW - MINUTE,
    blocks: [aText(TEXTS[language].question)],
  });

const answer = (values: Partial<Message>): Message =>
  aMessage({ id: 'a1', chatId: 'open', parentId: 'q1', createdAt: NOW, provider: PROVIDER, ...values });

export type Scene =
  | 'chat'
  | 'approval'
  | 'running'
  | 'streaming'
  | 'errors'
  | 'folded'
  | 'long'
  | 'versions'
  | 'groups'
  | 'queued'
  | 'many'
  | 'controls'
  | 'begun'
  | 'rich'
  | 'notes'
  | 'branched'
  | 'unsaved';

const SCENES: Record<Scene, (language: Language) => Message[]> = {
  chat: (language) => [
    question(language),
    answer({
      blocks: [
        callBlock(searchCall(language)),
        callBlock(readCall(language)),
        callBlock(blockedCall(language)),
        aText(TEXTS[language].answer),
      ],
      sources: [
        { title: TEXTS[language].page, url: 'https://library.example/fees', origin: 'tool' },
        { title: TEXTS[language].title, url: 'https://council.example/minutes/2026-10', origin: 'tool' },
      ],
      figures: { requests: 4, usage: { inputTokens: 4_700, outputTokens: 442 }, durationMs: 8_400 },
    }),
  ],
  running: (language) => [
    question(language),
    answer({
      status: 'streaming',
      blocks: [
        callBlock(searchCall(language)),
        callBlock({
          ...readCall(language),
          state: 'running',
          startedAt: NOW - 4_200,
          progress: {
            text: { key: 'tools.web_search.progress.reading', params: { page: '3', total: '5' } },
            done: 3,
            total: 5,
          },
        }),
        callBlock(aCall({ callId: 'time', toolId: 'current_time', state: 'queued' })),
      ],
      figures: { requests: 2, usage: {} },
      createdAt: NOW - 9_300,
    }),
  ],
  approval: (language) => [
    question(language),
    answer({
      status: 'streaming',
      blocks: [
        callBlock(searchCall(language)),
        callBlock({
          ...readCall(language),
          callId: 'ask',
          state: 'waiting',
          durationMs: undefined,
          approval: { changesSomething: true, mayContain: ['library.example', 'council.example'] },
        }),
        callBlock(
          aCall({
            callId: 'more',
            toolId: 'request_tool_activation',
            state: 'waiting',
            destination: { kind: 'computer' },
            approval: {
              changesSomething: true,
              mayContain: [],
              activates: { collectionId: 'time_range', reason: TEXTS[language].activation },
            },
          }),
        ),
      ],
    }),
  ],
  streaming: (language) => [
    question(language),
    answer({
      status: 'streaming',
      blocks: [callBlock(searchCall(language)), callBlock(readCall(language)), aText(TEXTS[language].streaming)],
      figures: { requests: 2, usage: { outputTokens: 118 }, tokensPerSecond: 41 },
    }),
  ],
  errors: (language) => [
    question(language),
    answer({
      status: 'streaming',
      blocks: [
        callBlock(searchCall(language)),
        callBlock(failedCall(language)),
        {
          type: 'notice',
          id: 'n1',
          tone: 'neutral',
          text: {
            key: 'errors.provider.retry.busy',
            params: { provider: 'Mistral (EU)', seconds: 12, attempt: 2, maxAttempts: 4, askedByServer: 1 },
          },
          retryAt: NOW + 12_000,
        },
      ],
    }),
  ],
  folded: (language) => [
    question(language),
    answer({
      blocks: [
        ...Array.from({ length: 6 }, (_, index) => callBlock({ ...readCall(language), callId: `read-${index}` })),
        callBlock(blockedCall(language)),
        callBlock(failedCall(language)),
        aText(TEXTS[language].answer),
        {
          type: 'notice',
          id: 'n1',
          tone: 'error',
          text: { key: 'errors.provider.broken-stream', params: { provider: 'Mistral (EU)' } },
          detail: 'ECONNRESET',
          actions: ['continue', 'try-again'],
        },
      ],
      status: 'incomplete',
    }),
  ],
  versions: (language) => [
    {
      ...question(language),
      blocks: [aText(TEXTS[language].edited)],
    },
    answer({
      blocks: [aText(TEXTS[language].short)],
      figures: { requests: 1, usage: { inputTokens: 412, outputTokens: 24 }, durationMs: 1_900 },
    }),
  ],
  groups: (language) => SCENES.versions(language),
  many: (language) => SCENES.versions(language),
  controls: (language) => SCENES.versions(language),
  begun: (language) => SCENES.chat(language),
  queued: (language) => SCENES.streaming(language),
  rich: (language) => [question(language), answer({ blocks: [aText(richAnswer(language))] })],
  notes: (language) => [question(language), answer({ blocks: [aText(longAnswer(language))] })],
  branched: (language) => SCENES.streaming(language),
  unsaved: (language) => [
    question(language),
    answer({
      blocks: [
        aText(TEXTS[language].short),
        {
          type: 'notice',
          id: 'n1',
          tone: 'warn',
          text: { key: 'turn.notice.saveFailed' },
          detail: 'attempt to write a readonly database',
        },
      ],
    }),
  ],
  long: (language) =>
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? { ...question(language), id: `m${index}`, parentId: index === 0 ? null : `m${index - 1}` }
        : answer({ id: `m${index}`, parentId: `m${index - 1}`, blocks: [aText(TEXTS[language].answer, `t${index}`)] }),
    ),
};

export const sceneChat = (scene: Scene, language: Language): Chat =>
  aChat({
    ...summaries(language, scene)[0],
    messages: SCENES[scene](language),
    ...(scene === 'queued' && { queued: { text: TEXTS[language].draft, attachmentIds: [] } }),
    versions: scene === 'versions' || scene === 'branched' ? { q1: ['q0', 'q1'], a1: ['a0', 'a1', 'a2'] } : {},
    draft: scene === 'chat' ? TEXTS[language].draft : '',
  });

export const workspacesOf = (language: Language, scene?: Scene): Workspace[] =>
  scene === 'groups'
    ? TEXTS[language].workspaces.map((name, index) => ({ id: `w${index}`, name, createdAt: NOW }))
    : [];

/** Chats for every kind of group of the list. */
function groupedSummaries(language: Language): ChatSummary[] {
  const [letter = '', mail = '', translation = '', reading = ''] = TEXTS[language].more;
  return [
    aSummary({ id: 'letter', title: letter, updatedAt: NOW - 3 * DAY, pinnedAt: NOW, workspaceId: 'w1' }),
    aSummary({ id: 'mail', title: mail, updatedAt: NOW - DAY, isTemporary: true, expiresAt: NOW + 29 * DAY }),
    aSummary({
      id: 'translation',
      title: translation,
      updatedAt: NOW - 6 * DAY,
      isTemporary: true,
      expiresAt: NOW + DAY,
    }),
    aSummary({ id: 'reading', title: reading, updatedAt: NOW - 2 * DAY, workspaceId: 'w0', activity: 'answering' }),
  ];
}

/** As many as somebody has after years. */
const manySummaries = (language: Language): ChatSummary[] =>
  Array.from({ length: 10_000 }, (_, index) =>
    aSummary({
      id: `many-${index}`,
      title: `${TEXTS[language].more[index % 4]} ${index + 1}`,
      updatedAt: NOW - (index + 1) * 3 * HOUR,
    }),
  );

const ANSWERING: ReadonlySet<Scene> = new Set(['running', 'approval', 'streaming', 'branched', 'queued', 'errors']);

export function summaries(language: Language, scene?: Scene): ChatSummary[] {
  const isAnswering = scene !== undefined && ANSWERING.has(scene);
  return [
    aSummary({
      id: 'open',
      title: TEXTS[language].title,
      updatedAt: NOW,
      providerId: 'mistral',
      activity: scene === 'approval' ? 'waiting' : isAnswering ? 'answering' : 'idle',
      ...(scene === 'begun' && { presets: presetsOf(language) }),
      toolSelection: scene === 'controls' ? ['web_search', 'lots', 'fee', 'old'] : null,
      requirements: {
        confidence: 'MEDIUM',
        confidenceReason: { at: NOW - 4 * MINUTE, toolId: 'read_web_page', sourceName: 'wiki.example' },
        dataSecurity: 'ANY',
        outbound: 'UNRESTRICTED',
      },
    }),
    ...TEXTS[language].others.map((title, index) =>
      aSummary({
        id: `other-${index}`,
        title,
        updatedAt: NOW - (AGES_IN_DAYS[index] ?? 0) * DAY,
        activity: index === 1 ? 'waiting' : 'idle',
        workspaceId: index === 1 ? 'w0' : null,
      }),
    ),
    ...(scene === 'groups' ? groupedSummaries(language) : []),
    ...(scene === 'many' ? manySummaries(language) : []),
  ];
}
