import fs from 'node:fs';
import { readSettings, SETTINGS_VERSION, type Settings, settingsFields } from '#shared/settings/settings.ts';
import type { DocumentStore } from '../platform.ts';
import { documentVersion, migrateSettings, type SettingsDocument } from './migrate-settings.ts';

/**
 * What the person should know about the stored settings.
 * - `bad-value`: `field` was replaced by its default, or lost the entries that could not be read; the rest is untouched.
 * - `damaged`: the file was no JSON; it is kept at `keptAs`, and everything is at its default.
 * - `unreadable`: the file could not be read or moved away. It stays as it is, changes last until quit.
 * - `newer`: written by a newer version. It stays as it is, changes last until quit.
 */
export type SettingsIssue =
  | { kind: 'bad-value'; field: string; detail: string }
  | { kind: 'damaged'; keptAs: string }
  | { kind: 'unreadable'; detail: string }
  | { kind: 'newer'; version: number };

export type SettingsListener = (settings: Settings, before: Settings) => void;

export interface SettingsService {
  get(): Settings;
  /**
   * Replaces the given fields, on disk first. Throws a `SettingsWriteError` when they cannot be stored and a `ZodError`
   * when a value is not allowed; nothing has changed then.
   */
  update(changes: Partial<Settings>): Settings;
  /** Whether a value of the person's is stored, as opposed to the default that stands in for it. */
  isChosen(name: keyof Settings): boolean;
  /** Whether the organization keeps it: `update` refuses to change it. */
  isLocked(name: keyof Settings): boolean;
  /** Calls back after each change until the returned function is called. */
  onChange(listener: SettingsListener): () => void;
  /** Found at start. */
  readonly issues: readonly SettingsIssue[];
  /** False while changes last until quit only. */
  readonly isPersistent: boolean;
}

export class SettingsWriteError extends Error {
  constructor(path: string, options: { cause: unknown }) {
    super(`the settings could not be written to ${path}`, options);
    this.name = 'SettingsWriteError';
  }
}

/** Reads the settings, whatever is stored. What this version does not know stays in the document. */
export function openSettings(document: DocumentStore, now: () => number = Date.now): SettingsService {
  const issues: SettingsIssue[] = [];
  let stored = readDocument(document, issues, now());
  let isPersistent = !issues.some((issue) => issue.kind === 'unreadable');
  const version = documentVersion(stored);
  if (version > SETTINGS_VERSION) {
    issues.push({ kind: 'newer', version });
    isPersistent = false;
  }
  // Written with the next change, so that looking at settings never changes them.
  let keepOriginal = version < SETTINGS_VERSION;
  stored = migrateSettings(stored);
  const { settings: first, problems } = readSettings(stored);
  for (const { field, message } of problems) issues.push({ kind: 'bad-value', field, detail: message });
  keepOriginal ||= problems.length > 0;

  let settings = first;
  const unreadable = new Set(problems.map(({ field }) => field));
  const listeners = new Set<SettingsListener>();

  const store = (changed: SettingsDocument) => {
    try {
      if (keepOriginal && fs.existsSync(document.path)) {
        fs.copyFileSync(document.path, keptName(document.path, 'original', now()));
      }
      document.write(changed);
      keepOriginal = false;
    } catch (error) {
      throw new SettingsWriteError(document.path, { cause: error });
    }
  };

  return {
    issues,
    isPersistent,
    get: () => settings,
    isChosen: (name) => Object.hasOwn(stored, name) && !unreadable.has(name),
    isLocked: () => false,
    update: (changes) => {
      const values = checkedValues(changes);
      const changed = { ...stored, ...values, schemaVersion: Math.max(version, SETTINGS_VERSION) };
      if (isPersistent) store(changed);
      stored = changed;
      for (const name of Object.keys(values)) unreadable.delete(name);
      const before = settings;
      settings = { ...settings, ...values };
      for (const listener of [...listeners]) listener(settings, before);
      return settings;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function checkedValues(changes: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settingsFields).flatMap(([field, schema]) => {
      const value = changes[field as keyof Settings];
      return value === undefined ? [] : [[field, schema.parse(value)]];
    }),
  );
}

function readDocument(document: DocumentStore, issues: SettingsIssue[], now: number): SettingsDocument {
  try {
    const value = document.read();
    if (value === undefined) return {};
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    throw new SyntaxError('the settings are not a JSON object');
  } catch (error) {
    // By name: the error may come from another realm or from a bundled copy of conf.
    if (error instanceof Error && error.name === 'SyntaxError') {
      try {
        const keptAs = keptName(document.path, 'damaged', now);
        fs.renameSync(document.path, keptAs);
        issues.push({ kind: 'damaged', keptAs });
        return {};
      } catch (cause) {
        issues.push({ kind: 'unreadable', detail: String(cause) });
        return {};
      }
    }
    issues.push({ kind: 'unreadable', detail: String(error) });
    return {};
  }
}

/** `settings.json` → `settings.damaged-20260131T120000Z.json`, with a number if that is taken. */
function keptName(path: string, why: 'damaged' | 'original', now: number): string {
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const base = path.replace(/\.json$/, '');
  for (let count = 1; ; count += 1) {
    const name = `${base}.${why}-${stamp}${count === 1 ? '' : `-${count}`}.json`;
    if (!fs.existsSync(name)) return name;
  }
}
