import { z } from 'zod';
import { phrase } from '#shared/phrase.ts';
import { confidenceLevelSchema } from '#shared/provider/confidence.ts';
import { parseAdditionalParameters } from '../../providers/additional-parameters.ts';
import { configuredHostSchema, configuredKindSchema } from './configured-kind.ts';
import { encryptedSchema } from './encrypted-form.ts';

const id = z.string().trim().min(1).max(100);
const name = z.string().trim().min(1).max(100);
const shortText = z.string().max(2_000);
const longText = z.string().max(200_000);
const ids = z.array(z.string().min(1).max(100)).max(1_000);
const model = z.object({ Id: z.string().trim().min(1).max(300), DisplayName: z.string().max(300).optional() });
/** Lua's empty table is a list. */
const table = <Shape extends z.ZodType>(schema: Shape) =>
  z.preprocess((raw) => (Array.isArray(raw) && raw.length === 0 ? {} : raw), schema);

/** Members of a JSON object without its braces: `"temperature": 0.5, "top_p": 1`. */
const jsonMembers = z
  .string()
  .max(20_000)
  .refine((text) => parseAdditionalParameters(text) !== undefined, {
    params: { valid: phrase('organization.valid.jsonMembers') },
  });

const httpAddress = z
  .string()
  .trim()
  .max(2_000)
  .refine((text) => text === '' || isHttpAddress(text), { params: { valid: phrase('organization.valid.address') } });

function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && url.username === '' && url.password === '';
}

/** What a model can do, where the application would guess wrongly: names of capabilities that it has or does not have. */
const capabilityOverrides = table(z.record(z.string().max(100), z.union([z.boolean(), z.enum(['yes', 'no'])])));

const llmProviderSchema = z.object({
  Id: id,
  InstanceName: name,
  UsedLLMProvider: configuredKindSchema,
  Host: z.preprocess((raw) => (raw === '' || raw === 'NONE' ? undefined : raw), configuredHostSchema.optional()),
  Hostname: httpAddress.default(''),
  Model: model,
  AdditionalJsonApiParameters: jsonMembers.default(''),
  CapabilityOverrides: capabilityOverrides.optional(),
  HFInferenceProvider: z.string().max(100).optional(),
  APIKey: encryptedSchema.optional(),
  AllowUserProvidedAPIKey: z.boolean().default(false),
  TokenizerPath: shortText.optional(),
});

/** `WHISPER_CPP` and others serve no chats, so hosts are not narrowed down here. */
const otherProviderSchema = z.object({
  Id: id,
  Name: name,
  UsedLLMProvider: configuredKindSchema,
  Host: z.string().max(100).optional(),
  Hostname: httpAddress.default(''),
  Model: model,
  APIKey: encryptedSchema.optional(),
  AllowUserProvidedAPIKey: z.boolean().default(false),
  TokenizerPath: shortText.optional(),
});

const dataSourceSchema = z.object({
  Id: id,
  Name: name,
  Type: z.enum(['ERI_V1']),
  Hostname: httpAddress,
  Port: z.number().int().min(1).max(65_535),
  AuthMethod: z.enum(['NONE', 'TOKEN', 'USERNAME_PASSWORD']),
  UsernamePasswordMode: z.string().max(100).optional(),
  Username: z.string().max(300).optional(),
  Password: encryptedSchema.optional(),
  Token: encryptedSchema.optional(),
  SecurityPolicy: z.string().max(100).optional(),
  SelectedRetrievalId: z.string().max(300).optional(),
  MaxMatches: z.number().int().min(1).max(1_000).optional(),
});

const chatTemplateSchema = z.object({
  Id: id,
  Name: name,
  SystemPrompt: longText.default(''),
  PredefinedUserPrompt: longText.default(''),
  AllowProfileUsage: z.boolean().default(true),
  ExampleConversation: z
    .array(z.object({ Role: z.enum(['USER', 'AI', 'SYSTEM']), Content: longText }))
    .max(200)
    .default([]),
  FileAttachments: z.array(z.string().min(1).max(4_000)).max(100).default([]),
  /** Absent is not the same as empty. */
  ToolIds: ids.optional(),
});

const profileSchema = z.object({ Id: id, Name: name, NeedToKnow: longText.default(''), Actions: longText.default('') });

const policySchema = z.object({
  Id: id,
  PolicyName: name,
  PolicyDescription: longText.default(''),
  AnalysisRules: longText.default(''),
  OutputRules: longText.default(''),
  MinimumProviderConfidence: confidenceLevelSchema.default('NONE'),
  PreselectedProvider: z.string().max(100).default(''),
  PreselectedProfile: z.string().max(100).default(''),
  HidePolicyDefinition: z.boolean().default(false),
});

const introductionSchema = z.object({ Id: id, Title: name, Markdown: longText });

const mandatoryInfoSchema = z.object({
  Id: id,
  Title: name,
  /** People write versions as numbers, too. */
  Version: z.union([z.string().trim().min(1).max(100), z.number().transform(String)]),
  Markdown: longText.min(1),
  AcceptButtonText: z.string().trim().max(300).default(''),
  RejectButtonText: z.string().trim().max(300).default(''),
});

/** What a later version reads in detail: an id, a name, and the rest as it is. */
const keptSchema = z.looseObject({ Id: id });

interface ObjectList {
  schema: z.ZodType<{ Id: string }>;
  /** Secrets among the fields: they are never shown. */
  secrets: readonly string[];
  usedFrom?: string;
}

const list = (schema: z.ZodType<{ Id: string }>, options: Partial<ObjectList> = {}): ObjectList => ({
  secrets: [],
  ...options,
  schema,
});

const KNOWLEDGE = '0.3.0';

/** The lists of `CONFIG` beside `SETTINGS`. */
export const OBJECT_SCHEMAS = {
  LLM_PROVIDERS: { ...list(llmProviderSchema, { secrets: ['APIKey'] }), schema: llmProviderSchema },
  EMBEDDING_PROVIDERS: {
    ...list(otherProviderSchema, { secrets: ['APIKey'], usedFrom: KNOWLEDGE }),
    schema: otherProviderSchema,
  },
  TRANSCRIPTION_PROVIDERS: {
    ...list(otherProviderSchema, { secrets: ['APIKey'], usedFrom: '0.5.0' }),
    schema: otherProviderSchema,
  },
  DATA_SOURCES: {
    ...list(dataSourceSchema, { secrets: ['Password', 'Token'], usedFrom: KNOWLEDGE }),
    schema: dataSourceSchema,
  },
  CHAT_TEMPLATES: { ...list(chatTemplateSchema), schema: chatTemplateSchema },
  PROFILES: { ...list(profileSchema), schema: profileSchema },
  DOCUMENT_ANALYSIS_POLICIES: { ...list(policySchema, { usedFrom: KNOWLEDGE }), schema: policySchema },
  INTRODUCTIONS: { ...list(introductionSchema), schema: introductionSchema },
  MANDATORY_INFOS: { ...list(mandatoryInfoSchema), schema: mandatoryInfoSchema },
  MAILBOX_PROVIDERS: { ...list(keptSchema, { secrets: ['Password'], usedFrom: '0.4.0' }), schema: keptSchema },
  MCP_SERVERS: { ...list(keptSchema, { usedFrom: '0.2.0' }), schema: keptSchema },
} as const satisfies Record<string, ObjectList>;

export type ObjectListName = keyof typeof OBJECT_SCHEMAS;
export type ObjectOf<List extends ObjectListName> = z.output<(typeof OBJECT_SCHEMAS)[List]['schema']>;
