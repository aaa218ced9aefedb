import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type ToolDefinition, toolDefinitionSchema } from '#shared/tool/definition.ts';
import type { BrokenDefinition } from '#shared/tool/view.ts';

const MAX_DEFINITION_BYTES = 256 * 1024;

/** The folder that ships with the app; the same from the sources and from the build, which both lie two folders deep. */
export const builtInDefinitionsFolder = path.resolve(import.meta.dirname, '../../tool_definitions');

export interface DefinitionFiles {
  definitions: ToolDefinition[];
  broken: BrokenDefinition[];
}

/** Reads every `<id>.json`; a file that cannot be used is reported and costs nothing but its own tool. */
export function readDefinitionFiles(folder: string): DefinitionFiles {
  const result: DefinitionFiles = { definitions: [], broken: [] };
  for (const file of jsonFiles(folder)) {
    try {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (text.length > MAX_DEFINITION_BYTES) throw new Error(`larger than ${MAX_DEFINITION_BYTES} bytes`);
      result.definitions.push(checkDefinition(file, JSON.parse(text.replace(/^\uFEFF/, ''))));
    } catch (error) {
      result.broken.push({ file, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return result;
}

/** A folder that is not there has no files: the registry reports every tool whose file is missing. */
function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}

function checkDefinition(file: string, content: unknown): ToolDefinition {
  const parsed = toolDefinitionSchema.safeParse(content);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const definition = parsed.data;
  if (file !== `${definition.id}.json`) throw new Error(`the file must be named after its id: ${definition.id}.json`);
  const { required, properties } = definition.settingsSchema;
  const missing = required.filter((name) => !(name in properties));
  if (missing.length > 0) throw new Error(`settingsSchema.required names unknown settings: ${missing.join(', ')}`);
  return definition;
}
