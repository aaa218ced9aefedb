import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';
import { confidenceLevelSchema } from '../provider/confidence.ts';
import { managedBySchema } from '../settings/managed-by.ts';
import { toolSettingsFieldSchema } from './definition.ts';

/** The gates in the order they are asked; "offered" means every one of them is open. */
export const TOOL_GATES = [
  'not-available',
  'startup-policy',
  'tools-disabled',
  'collection-disabled',
  'never-approved',
  'not-in-component',
  'continued-answer',
  'not-selected',
  'model-without-tools',
  'not-configured',
  'confidence-too-low',
  'outbound-restricted',
  'nothing-to-offer',
] as const;
export type ToolGate = (typeof TOOL_GATES)[number];

const toolAnswerSchema = z.discriminatedUnion('offered', [
  z.object({ offered: z.literal(true) }),
  z.object({ offered: z.literal(false), gate: z.enum(TOOL_GATES), reason: phraseSchema }),
]);
export type ToolAnswer = z.infer<typeof toolAnswerSchema>;

export const OUTBOUND_DATA = ['NONE', 'CONFIGURED_SERVICE', 'THIRD_PARTY_QUERIES', 'MODEL_CHOSEN_ADDRESSES'] as const;
export type OutboundData = (typeof OUTBOUND_DATA)[number];
/** What a tool counts as that declares nothing: the one that is restricted most. */
export const DEFAULT_OUTBOUND_DATA: OutboundData = 'MODEL_CHOSEN_ADDRESSES';

/** Whether a collection's calls run by themselves, ask the person first, or never run. */
const APPROVAL_MODES = ['auto', 'ask', 'never'] as const;
export type ApprovalMode = (typeof APPROVAL_MODES)[number];
export const approvalModeSchema = z.enum(APPROVAL_MODES);

export const APPROVAL_ANSWERS = ['once', 'chat', 'always', 'deny'] as const;
export type ApprovalAnswer = (typeof APPROVAL_ANSWERS)[number];

export const TOOL_ICONS = [
  'globe',
  'file-text',
  'clock',
  'calendar-range',
  'mail',
  'library',
  'notebook',
  'terminal',
  'dice',
  'plug',
  'sigma',
  'list-plus',
  'wrench',
] as const;
export type ToolIcon = (typeof TOOL_ICONS)[number];

/** Where a tool comes from that is not part of the app: a person in the Workbench, or a server. */
const toolOriginSchema = z.enum(['made-here', 'mcp']);
export type ToolOrigin = z.infer<typeof toolOriginSchema>;

/** What a tool is called that is not part of the app, as its maker wrote it. */
const toolLabelSchema = z.object({ name: z.string().max(300), description: z.string().max(4_000) });
export type ToolLabel = z.infer<typeof toolLabelSchema>;

/** Where a value in force comes from, strongest first. */
const settingOriginSchema = z.enum(['locked', 'person', 'organization-default', 'built-in']);

const settingProvenanceSchema = z.object({
  origin: settingOriginSchema,
  /** Who locked it or set the default; absent for what is the person's or built in. */
  by: managedBySchema.optional(),
});
export type SettingProvenance = z.infer<typeof settingProvenanceSchema>;

const toolSettingViewSchema = z.object({
  field: z.string(),
  schema: toolSettingsFieldSchema,
  required: z.boolean(),
  /** Absent for a secret: only whether it is set leaves main. */
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  isSet: z.boolean(),
  origin: settingOriginSchema,
  by: settingProvenanceSchema.shape.by,
  choices: z.array(z.string()).optional(),
  problem: phraseSchema.optional(),
});
export type ToolSettingView = z.infer<typeof toolSettingViewSchema>;

const toolViewSchema = z.object({
  id: z.string(),
  /** Absent: it comes with the app. */
  origin: toolOriginSchema.optional(),
  label: toolLabelSchema.optional(),
  icon: z.enum(TOOL_ICONS),
  outboundData: z.enum(OUTBOUND_DATA),
  minimumConfidence: confidenceLevelSchema,
  answer: toolAnswerSchema,
  /** What the chat requires keeps it out, whether it is switched on or not. */
  isExcludedByChat: z.boolean(),
  /** Estimated cost of its definition and instructions in every request. */
  tokens: z.number(),
  settings: z.array(toolSettingViewSchema),
});
export type ToolView = z.infer<typeof toolViewSchema>;

/** What a person selects: one tool, or several that only make sense together. */
export const collectionViewSchema = z.object({
  id: z.string(),
  origin: toolOriginSchema.optional(),
  label: toolLabelSchema.optional(),
  icon: z.enum(TOOL_ICONS),
  isSelected: z.boolean(),
  /** Nobody selects it: it is offered whenever it has something to offer. */
  offersItself: z.literal(true).optional(),
  isEnabled: z.boolean(),
  /** "locked": the organization has switched it off. */
  enabledFrom: settingProvenanceSchema,
  approval: approvalModeSchema,
  approvalFrom: settingProvenanceSchema,
  minimumConfidence: confidenceLevelSchema,
  minimumConfidenceFrom: settingProvenanceSchema,
  answer: toolAnswerSchema,
  tokens: z.number(),
  tools: z.array(toolViewSchema),
});
export type CollectionView = z.infer<typeof collectionViewSchema>;

/** A definition file that could not be used, with a reason people can read. */
export const brokenDefinitionSchema = z.object({ file: z.string(), message: z.string() });
export type BrokenDefinition = z.infer<typeof brokenDefinitionSchema>;
