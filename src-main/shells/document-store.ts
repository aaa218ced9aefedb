import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { DocumentStore } from '../platform.ts';

/** The part of `conf` and `electron-store` that is used: a JSON object in a file, replaced as a whole and atomically. */
interface StoreFile {
  store: Record<string, unknown>;
}

/**
 * The settings document. A file that is not JSON is handed out as the text it holds, so that its reader can say that
 * nothing in it could be read, and is set aside as `settings.unreadable.json` before it would be overwritten.
 *
 * @param open opens `settings.json` in `folder`; throws a `SyntaxError` when it is not JSON.
 */
export function createDocumentStore(folder: string, open: () => StoreFile): DocumentStore {
  const file = path.join(folder, 'settings.json');
  let opened: StoreFile | undefined;
  const openOnce = (): StoreFile => {
    opened ??= open();
    return opened;
  };
  return {
    path: file,
    read() {
      if (!existsSync(file)) return undefined;
      try {
        return { ...openOnce().store };
      } catch (error) {
        if (error instanceof SyntaxError) return readFileSync(file, 'utf8');
        throw error;
      }
    },
    write(document) {
      if (existsSync(file) && !isJson(readFileSync(file, 'utf8'))) {
        renameSync(file, path.join(folder, 'settings.unreadable.json'));
      }
      openOnce().store = document as Record<string, unknown>;
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
