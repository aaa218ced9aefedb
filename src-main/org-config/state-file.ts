import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OBJECT_SCHEMAS } from './format/object-schemas.ts';
import { headerSchema } from './format/read-header.ts';
import type { PluginContent } from './format/read-plugin.ts';

const settingsSchema = z.record(z.string(), z.object({ value: z.unknown(), mayBeOverridden: z.boolean() }));
const objectsSchema = z.object(
  Object.fromEntries(Object.entries(OBJECT_SCHEMAS).map(([list, { schema }]) => [list, z.array(schema).optional()])),
);
const contentSchema = z.object({
  header: headerSchema,
  settings: settingsSchema,
  objects: objectsSchema,
}) as unknown as z.ZodType<PluginContent>;

/** A plugin that does not end is not run again at every start as long as nothing in its folder changes. */
const stoppedSchema = z.object({ digest: z.string(), message: z.string() });

const placeSchema = z.object({
  /** What was in force last; `readContent` reads it, when it is needed at all. */
  content: z.unknown().optional(),
  version: z.string().optional(),
  stopped: stoppedSchema.optional(),
  state: z.enum(['applied', 'last-good', 'failed']),
  since: z.number(),
});
export type PlaceRecord = z.infer<typeof placeSchema>;

/** Undefined for what another version wrote in a way that cannot be read any more. */
export function readContent(record: PlaceRecord | undefined): PluginContent | undefined {
  if (record?.content === undefined) return undefined;
  const parsed = contentSchema.safeParse(record.content);
  return parsed.success ? parsed.data : undefined;
}

const acceptanceSchema = z.object({ version: z.string(), digest: z.string(), at: z.number() });
export type Acceptance = z.infer<typeof acceptanceSchema>;

const stateSchema = z.object({
  /** By place: where a plugin lies. */
  places: z.record(z.string(), placeSchema.optional().catch(undefined)).catch(() => ({})),
  /** `<plugin id>/<information id>` → what was accepted last. */
  accepted: z.record(z.string(), acceptanceSchema.optional().catch(undefined)).catch(() => ({})),
  /** Id of a configuration → what was downloaded last. */
  downloads: z.record(z.string(), z.object({ serverUrl: z.string(), etag: z.string().optional() })).catch(() => ({})),
  /** Owner in the keyring → digest of the encrypted text that was stored there. */
  secrets: z.record(z.string(), z.string()).catch(() => ({})),
});
export type OrganizationState = z.infer<typeof stateSchema>;

const MAX_STATE_BYTES = 64 * 1024 * 1024;

/** What outlives the application of an organization's configuration: last good states, acceptances. Never a secret. */
export interface StateFile {
  readonly state: OrganizationState;
  /** Keeps the last state when the disk refuses: it is tried again with the next change. */
  save(): void;
}

export function openStateFile(folder: string): StateFile {
  const file = path.join(folder, 'state.json');
  const state = readState(file);
  let saved: string | undefined;
  return {
    state,
    save() {
      const text = JSON.stringify(state);
      if (text === (saved ?? textOf(file))) return;
      fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
      const temporary = `${file}.${process.pid}.new`;
      fs.writeFileSync(temporary, text, { mode: 0o600 });
      fs.renameSync(temporary, file);
      saved = text;
    },
  };
}

function textOf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readState(file: string): OrganizationState {
  const empty = stateSchema.parse({});
  try {
    if (fs.statSync(file).size > MAX_STATE_BYTES) return empty;
    const parsed = stateSchema.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : empty;
  } catch {
    return empty;
  }
}
