import { createHash } from 'node:crypto';
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
const FILE = 'state.json';
/** The same again: what is deleted or damaged in one file holds by the other. */
const COPY = 'state.copy.json';

/** What was found wrong at start. "restored": the other file had everything. "lost": what was remembered is not, or not whole. */
export interface StateDamage {
  outcome: 'restored' | 'lost';
  /** Where the damaged file lies now; absent: there was none, or it could not be moved. */
  keptAs?: string;
}

/** What outlives the application of an organization's configuration: last good states, acceptances. Never a secret. */
export interface StateFile {
  readonly state: OrganizationState;
  readonly damage: StateDamage | undefined;
  /** Puts damaged files aside, before the first `save`. Only for the process that the data folder belongs to. Never throws. */
  setDamagedAside(): void;
  /** A disk that refuses keeps the last state, which is reported and tried again with the next change. Never throws. */
  save(): void;
}

/** Reads what is remembered, from whichever of both files is whole, and changes nothing on disk. */
export function openStateFile(folder: string, report: (error: unknown) => void): StateFile {
  const files = [FILE, COPY].map((name) => path.join(folder, name));
  const reads = files.map(readState);
  const { state, outcome } = bestOf(reads);
  let damage: StateDamage | undefined = outcome && { outcome };
  const saved = new Map<string, string>();
  return {
    state,
    get damage() {
      return damage;
    },
    setDamagedAside() {
      for (const [index, file] of files.entries()) {
        if (reads[index]?.found !== 'damaged') continue;
        const keptAs = setAside(file);
        if (damage && keptAs !== undefined) damage = { keptAs, ...damage };
      }
    },
    save() {
      const text = withDigest(state);
      for (const file of files) {
        if (text === (saved.get(file) ?? textOf(file))) continue;
        try {
          replaceFile(file, text);
          saved.set(file, text);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}

/** The old file or the new one, never half of each. */
function replaceFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.new`;
  fs.writeFileSync(temporary, text, { mode: 0o600 });
  fs.renameSync(temporary, file);
}

interface StateRead {
  /** "unchecked": written before states had a digest; what can be read of it counts. */
  found: 'whole' | 'unchecked' | 'damaged' | 'missing';
  /** Of a damaged one: what can still be read, entry by entry. Locks of which something is left are better than none. */
  state?: OrganizationState;
}

function bestOf(reads: readonly StateRead[]): { state: OrganizationState; outcome?: StateDamage['outcome'] } {
  const isFirstStart = reads.every(({ found }) => found === 'missing');
  if (isFirstStart) return { state: stateSchema.parse({}) };
  const good = reads.find(({ found }) => found === 'whole') ?? reads.find(({ found }) => found === 'unchecked');
  const isAsWritten = good === reads[0] && reads[1]?.found !== 'damaged';
  if (good?.state) return { state: good.state, ...(!isAsWritten && { outcome: 'restored' }) };
  return { state: reads.find(({ state }) => state)?.state ?? stateSchema.parse({}), outcome: 'lost' };
}

function readState(file: string): StateRead {
  try {
    if (fs.statSync(file).size > MAX_STATE_BYTES) return { found: 'damaged' };
    const text = fs.readFileSync(file, 'utf8');
    const state = stateSchema.parse(JSON.parse(text));
    const written = DIGEST.exec(text);
    if (!written) return { found: 'unchecked', state };
    const [end, digest] = written;
    return { found: digest === digestOf(`${text.slice(0, -end.length)}}`) ? 'whole' : 'damaged', state };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { found: isMissing ? 'missing' : 'damaged' };
  }
}

const DIGEST = /,"digest":"([^"]*)"\}$/;

/** Shows a change by anything but the application; who means to can make a new one. */
function withDigest(state: OrganizationState): string {
  const text = JSON.stringify(state);
  return `${text.slice(0, -1)},"digest":"${digestOf(text)}"}`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `state.json` → `state.damaged-1.json`, with the first number that is free; undefined when it cannot be moved. */
function setAside(file: string): string | undefined {
  try {
    for (let count = 1; ; count += 1) {
      const keptAs = file.replace(/\.json$/, `.damaged-${count}.json`);
      if (fs.existsSync(keptAs)) continue;
      fs.renameSync(file, keptAs);
      return keptAs;
    }
  } catch {
    return undefined;
  }
}

function textOf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
