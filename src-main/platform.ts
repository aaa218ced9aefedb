import type { Language } from '#shared/phrase.ts';
import type { SecretStore } from './secrets/secret-store.ts';

/** A JSON document on disk that survives crashes: `conf` in the web shell and the command line, electron-store in Electron. */
export interface DocumentStore {
  read(): unknown;
  /** Atomic: the old document or the new one, never half of each. Throws when the folder cannot be written. */
  write(document: unknown): void;
  readonly path: string;
}

/** What differs between the shells; handed to `createApp`. */
export interface Platform {
  shell: 'electron' | 'web' | 'cli';
  /** Chats, settings, backups. */
  dataDir: string;
  systemLanguage: Language;
  timeZone: string;
  settingsDocument: DocumentStore;
  secrets: SecretStore;
  openExternal(url: string): Promise<void>;
  environment: Readonly<Record<string, string | undefined>>;
}
