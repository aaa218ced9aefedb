import { z } from 'zod';
import { jsonSchemaSchema } from './json-schema.ts';

/** Where tools may be used. Unknown names make a definition invalid. */
export const COMPONENTS = [
  'chat',
  'translation_assistant',
  'summary_assistant',
  'rewrite_assistant',
  'email_assistant',
  'coding_assistant',
  'legal_check_assistant',
  'agenda_assistant',
] as const;
export type Component = (typeof COMPONENTS)[number];
export const componentSchema = z.enum(COMPONENTS);

/**
 * Lists the app maintains, for a setting whose choices are not part of its definition. Each choice has a label of its own:
 * `tools.choice.<source>.<value>`.
 */
const OPTION_SOURCES = ['FREE_ADDRESS_CHOICE', 'SEARCH_STRATEGY', 'SEARCH_BACKENDS', 'SAFE_SEARCH'] as const;
export type OptionSource = (typeof OPTION_SOURCES)[number];

const TOOL_ID_PATTERN = /^[a-z][a-z0-9_]{0,63}$/;

export const toolSettingsFieldSchema = z
  .strictObject({
    type: z.enum(['string', 'number', 'integer', 'boolean']),
    /** Kept in the OS keyring, shown as set or not set, never sent to the window. */
    secret: z.boolean().default(false),
    default: z.union([z.string(), z.number(), z.boolean()]).optional(),
    enum: z.array(z.string()).min(1).optional(),
    optionSource: z.enum(OPTION_SOURCES).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().int().positive().optional(),
    /** How the form shows it: "url" checks the syntax, "lines" is one value a line. */
    format: z.enum(['url', 'lines', 'seconds']).optional(),
  })
  .refine(
    (field) => !(field.enum && field.optionSource),
    'a setting takes its choices from "enum" or from "optionSource", never both',
  );
export type ToolSettingsField = z.infer<typeof toolSettingsFieldSchema>;

const toolFunctionSchema = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  descriptionForLLM: z.string().min(1).max(4_000),
  strict: z.boolean().default(true),
  parameters: jsonSchemaSchema,
});
export type ToolFunction = z.infer<typeof toolFunctionSchema>;

/** `tool_definitions/<id>.json`: what a built-in tool promises the model, and what people may set. */
export const toolDefinitionSchema = z.strictObject({
  schemaVersion: z.literal(1),
  id: z.string().regex(TOOL_ID_PATTERN),
  implementationKey: z.string().regex(TOOL_ID_PATTERN),
  visibleIn: z.strictObject({
    chat: z.boolean().default(true),
    assistants: z.boolean().default(true),
    /** As soon as either list has an entry, the lists replace the flags; the deny list is applied last and wins. */
    allowedComponents: z.array(componentSchema).default([]),
    deniedComponents: z.array(componentSchema).default([]),
  }),
  settingsSchema: z
    .strictObject({
      type: z.literal('object'),
      properties: z.record(z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,63}$/), toolSettingsFieldSchema),
      required: z.array(z.string()).default([]),
    })
    .default({ type: 'object', properties: {}, required: [] }),
  systemPromptInstructions: z.string().max(8_000).default(''),
  function: toolFunctionSchema,
});
export type ToolDefinition = z.infer<typeof toolDefinitionSchema>;

export function isVisibleIn(definition: Pick<ToolDefinition, 'visibleIn'>, component: Component): boolean {
  const { chat, assistants, allowedComponents, deniedComponents } = definition.visibleIn;
  if (allowedComponents.length === 0 && deniedComponents.length === 0) return component === 'chat' ? chat : assistants;
  const allowed = allowedComponents.length === 0 || allowedComponents.includes(component);
  return allowed && !deniedComponents.includes(component);
}
