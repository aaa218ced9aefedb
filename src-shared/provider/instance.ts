import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';
import { managedBySchema } from '../settings/managed-by.ts';
import { confidenceLevelSchema } from './confidence.ts';
import { providerKindIdSchema, selfHostedHostSchema } from './kinds.ts';

export const MAX_PROVIDERS = 200;

const capabilityOverrideSchema = z.enum(['yes', 'no']);

/** One configured provider: a kind, an address, a model. The key is not part of it; it lives in the keyring under `id`. */
export const providerInstanceSchema = z.object({
  id: z.string().min(1).max(100),
  kind: providerKindIdSchema,
  /** Only for SELF_HOSTED. */
  host: selfHostedHostSchema.optional(),
  name: z.string().trim().min(1).max(100),
  /** Absent: the kind's own address. */
  baseUrl: z.string().max(2_000).optional(),
  model: z.object({ id: z.string().trim().min(1).max(300), name: z.string().max(300).optional() }),
  /** Additional JSON parameters of the request, as the person wrote them. */
  additionalParameters: z.string().max(20_000).optional(),
  capabilities: z
    .object({
      tools: capabilityOverrideSchema.optional(),
      images: capabilityOverrideSchema.optional(),
      reasoning: capabilityOverrideSchema.optional(),
    })
    .optional(),
  contextWindowTokens: z.number().int().min(256).max(100_000_000).optional(),
  hfInferenceProvider: z.string().max(100).optional(),
});
export type ProviderInstance = z.infer<typeof providerInstanceSchema>;

/** While it is being set up: the model may not be chosen yet, since the list of models is asked for with the same data. */
export const providerDraftSchema = providerInstanceSchema.extend({
  model: z.object({ id: z.string().trim().max(300), name: z.string().max(300).optional() }),
});

/**
 * Where the key is: "keyring" (the OS keyring), "session" (in memory until quit, because there is no keyring),
 * "environment" (CONFIDANT_API_KEY_…), "missing", "not-needed", "unreadable" (the keyring is locked or does not
 * answer), or "asking" (it has not answered yet).
 */
const keyStateSchema = z.enum(['keyring', 'session', 'environment', 'missing', 'not-needed', 'unreadable', 'asking']);
export type KeyState = z.infer<typeof keyStateSchema>;

export const providerTestSchema = z.object({
  ok: z.boolean(),
  at: z.number(),
  /** Time to the first text, milliseconds. */
  durationMs: z.number(),
  /** Whether the server accepted a request with a tool. */
  toolsWork: z.boolean().optional(),
  modelCount: z.number().optional(),
  /** Said to the person when `ok` is false: what happened and what to do. */
  problem: phraseSchema.optional(),
  /** The server's own words, behind "Details". */
  detail: z.string().max(4_000).optional(),
});
export type ProviderTest = z.infer<typeof providerTestSchema>;

export const providerViewSchema = providerInstanceSchema.extend({
  /** Its standing, as `refuseProvider` takes it: the window asks the same rule as main. */
  confidence: confidenceLevelSchema,
  isSelfHosted: z.boolean(),
  isTrusted: z.boolean(),
  keyState: keyStateSchema,
  /** The address requests really go to, kind defaults applied. */
  effectiveBaseUrl: z.string(),
  supportsTools: z.boolean(),
  /** It comes from an organization's configuration: only its key may be the person's, when `takesOwnKey`. */
  managed: z.object({ by: managedBySchema, bringsKey: z.boolean(), takesOwnKey: z.boolean() }).optional(),
  lastTest: providerTestSchema.optional(),
  /** Why it cannot be used at all right now (below the global minimum, for example). */
  unusable: phraseSchema.optional(),
});
export type ProviderView = z.infer<typeof providerViewSchema>;

const modelInfoSchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  contextWindowTokens: z.number().optional(),
});
export type ModelInfo = z.infer<typeof modelInfoSchema>;

/** The answer to "which models are there": the list, or why there is none. Typing an id by hand always works. */
export const modelListSchema = z.object({
  models: z.array(modelInfoSchema),
  problem: phraseSchema.optional(),
  detail: z.string().max(4_000).optional(),
});
export type ModelList = z.infer<typeof modelListSchema>;
