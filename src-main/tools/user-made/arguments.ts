import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import type { UserToolField } from '#shared/user-tool/field.ts';
import { toolParameters } from '#shared/user-tool/parameters.ts';
import { type ArgumentKind, boolean, choice, ToolArgumentReader } from '../arguments.ts';

export type FieldValue = string | number | boolean;
/** By the names of the fields; what was left out is not there. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Any text, as it is: the schema sets no bounds either, and the size of all arguments together has one. */
const anyText: ArgumentKind<string> = {
  valid: 'a text',
  read: (value) => (typeof value === 'string' ? value : undefined),
};

/** Also takes "5": small models often put quotes around numbers. */
const anyNumber: ArgumentKind<number> = {
  valid: 'a number',
  read(value) {
    const number = typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  },
};

/**
 * Checks what a model sent against the very list its schema was made from. Throws a `ToolArgumentError` in the words of
 * every refused argument.
 */
export function readFields(fields: readonly UserToolField[], raw: JsonObject): FieldValues {
  const reader = new ToolArgumentReader(raw, toolParameters(fields));
  const read = fields.flatMap((field): [string, FieldValue][] => {
    const kind = kindOf(field);
    const value = field.required ? reader.required(field.name, kind) : reader.optional(field.name, kind);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(read);
}

function kindOf(field: UserToolField): ArgumentKind<FieldValue> {
  switch (field.type) {
    case 'text':
      return anyText;
    case 'number':
      return anyNumber;
    case 'boolean':
      return boolean;
    case 'choice':
      return choice(field.choices) satisfies { read(value: JsonValue): string | undefined };
  }
}
