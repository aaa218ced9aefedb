import type { JsonObject } from '#shared/tool/json-schema.ts';
import { ToolArgumentError } from '../errors.ts';
import type { Tool } from '../tool.ts';

/** The words in which a tool refuses these arguments; fails when it takes them or throws anything else. */
export function refusalOf<Arguments>(tool: Tool<Arguments>, raw: JsonObject): string {
  let read: Arguments;
  try {
    read = tool.readArguments(raw);
  } catch (error) {
    if (error instanceof ToolArgumentError) return error.message;
    throw error;
  }
  throw new Error(`the tool took ${JSON.stringify(raw)} as ${JSON.stringify(read)}`);
}
