import path from 'node:path';
import Conf from 'conf';
import type { DocumentStore } from '../platform.ts';
import { assertRegular } from '../regular-file.ts';

type JsonRecord = Record<string, unknown>;

interface DocumentOptions {
  cwd: string;
  configName: string;
  configFileMode: number;
  clearInvalidConfig: boolean;
  accessPropertiesByDotNotation: boolean;
  deserialize: (text: string) => JsonRecord;
}

/** What `conf` and electron-store, which is built on it, have in common. */
export type DocumentClass = new (options: DocumentOptions) => { store: JsonRecord };

/**
 * `settings.json` in the data folder. conf writes a temporary file beside it and renames that. `clearInvalidConfig` is
 * off: it would put an empty document in the place of one that cannot be read.
 *
 * `read` gives an empty object when there is no file, and throws a `SyntaxError` when the file holds no JSON object.
 * `write` refuses to replace such a file: who wants that moves it away first. Both refuse what is no file at all.
 */
export function confDocument(dataDir: string, Store: DocumentClass = Conf<JsonRecord>): DocumentStore {
  const file = path.join(dataDir, 'settings.json');
  // conf reads the file when it is made, so each use makes one: a damaged file must not stop the application's start.
  const open = () =>
    new Store({
      cwd: dataDir,
      configName: 'settings',
      configFileMode: 0o600,
      clearInvalidConfig: false,
      accessPropertiesByDotNotation: false,
      deserialize: parseObject,
    });
  return {
    path: file,
    read: () => {
      assertRegular(file);
      return open().store;
    },
    write: (document) => {
      assertRegular(file);
      open().store = document as JsonRecord;
    },
  };
}

/** conf itself reads a list, a number or `null` as an empty document, and the next write would lose them. */
function parseObject(text: string): JsonRecord {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // JSON.parse quotes the file in its message; a log must not.
    throw new SyntaxError('the settings are not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SyntaxError('the settings are not a JSON object');
  }
  return value as JsonRecord;
}
