import type { Block, Chat, ChatSummary, Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import type { AppInfo } from '#shared/ipc/contract.ts';
import { NOTHING_MANAGED } from '#shared/organization/managed.ts';
import type { OrganizationView } from '#shared/organization/view.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import { settingsSchema } from '#shared/settings/settings.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import type { CollectionView } from '#shared/tool/view.ts';

/** Valid objects of the contract with the one thing a test is about filled in. */
export const aMessage = (values: Partial<Message> = {}): Message => ({
  id: 'm1',
  chatId: 'c1',
  parentId: null,
  role: 'assistant',
  status: 'complete',
  createdAt: Date.UTC(2026, 10, 29, 14, 6),
  blocks: [],
  sources: [],
  ...values,
});

export const aText = (text: string, id = 't1'): Block => ({ type: 'text', id, text });

export const aCall = (values: Partial<ToolCall> = {}): ToolCall => ({
  callId: 'call-1',
  toolId: 'web_search',
  state: 'done',
  summary: '',
  arguments: '{}',
  ...values,
});

export const aCallBlock = (values: Partial<ToolCall> = {}): Extract<Block, { type: 'tool-call' }> => ({
  type: 'tool-call',
  id: values.callId ?? 'call-1',
  call: aCall(values),
});

export const aSummary = (values: Partial<ChatSummary> = {}): ChatSummary => ({
  id: 'c1',
  title: 'A chat',
  createdAt: Date.UTC(2026, 10, 29, 14, 5),
  updatedAt: Date.UTC(2026, 10, 29, 14, 6),
  providerId: 'p1',
  toolSelection: null,
  requirements: NO_REQUIREMENTS,
  activity: 'idle',
  workspaceId: null,
  pinnedAt: null,
  isTemporary: false,
  expiresAt: null,
  ...values,
});

export const aChat = (values: Partial<Chat> = {}): Chat => ({
  ...aSummary(),
  messages: [],
  versions: {},
  draft: '',
  asOf: 0,
  ...values,
});

export const aProvider = (values: Partial<ProviderView> = {}): ProviderView => ({
  id: 'p1',
  kind: 'SELF_HOSTED',
  name: 'Own server',
  model: { id: 'llama-3.3-70b', name: 'Llama 3.3 70B' },
  confidence: 'HIGH',
  isSelfHosted: true,
  isTrusted: false,
  keyState: 'not-needed',
  effectiveBaseUrl: 'http://127.0.0.1:11434/v1',
  supportsTools: true,
  ...values,
});

export const aCollection = (values: Partial<CollectionView> = {}): CollectionView => ({
  id: 'web_search',
  icon: 'globe',
  isSelected: true,
  isEnabled: true,
  enabledFrom: { origin: 'built-in' },
  approval: 'auto',
  approvalFrom: { origin: 'built-in' },
  minimumConfidence: 'NONE',
  minimumConfidenceFrom: { origin: 'built-in' },
  answer: { offered: true },
  tokens: 212,
  tools: [],
  ...values,
});

export const anAppInfo = (values: Partial<AppInfo> = {}): AppInfo => {
  const { providers: _, toolSettings: __, ...settings } = settingsSchema.parse({ firstStartDone: true });
  return {
    version: '0.1.0',
    shell: 'web',
    platform: 'linux',
    systemLanguage: 'en',
    settings,
    managed: NOTHING_MANAGED,
    kinds: [],
    kindConfidence: {},
    keyring: 'available',
    notices: [],
    asOf: 0,
    ...values,
  };
};

/** Nothing is managed, but for what the test is about. */
export const anOrganization = (values: Partial<OrganizationView> = {}): OrganizationView => ({
  isManaged: (values.plugins ?? []).length > 0,
  problems: [],
  plugins: [],
  values: [],
  managed: NOTHING_MANAGED,
  introductions: [],
  mandatoryInfos: [],
  templates: [],
  profiles: [],
  showsAdministration: false,
  ...values,
});

export const aSentRequest = (values: Partial<SentRequestView> = {}): SentRequestView => ({
  id: 'r1',
  purpose: 'answer',
  round: 1,
  attempt: 1,
  wireApi: 'CHAT_COMPLETIONS',
  providerName: 'Own server',
  method: 'POST',
  url: 'https://api.example/v1/chat/completions',
  headers: [{ name: 'authorization', value: 'Bearer ••••', isMasked: true }],
  startedAt: 1_000,
  connectedAfterMs: 12,
  respondedAfterMs: 390,
  firstByteAfterMs: 412,
  firstTextAfterMs: 431,
  endedAfterMs: 2_203,
  outcome: 'done',
  status: 200,
  usage: {},
  bodyBytes: 2_000,
  bodyLeftOut: 0,
  responseBytes: 500,
  previousId: null,
  ...values,
});
