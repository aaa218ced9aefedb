import { z } from 'zod';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** The part of JSON Schema that tools may use for their arguments. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: JsonValue[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  default?: JsonValue;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

const typeName = z.enum(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);

/** Checks the shape of the keywords above; unknown ones are kept, since some providers read them. */
export const jsonSchemaSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([typeName, z.array(typeName)]).optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.json()).min(1).optional(),
    properties: z.record(z.string(), jsonSchemaSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchemaSchema]).optional(),
    items: jsonSchemaSchema.optional(),
    anyOf: z.array(jsonSchemaSchema).optional(),
  }),
) as z.ZodType<JsonSchema>;
