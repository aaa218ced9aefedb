import Conf from 'conf';
import type { Language } from '#shared/phrase.ts';
import type { Platform } from '../platform.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { createDocumentStore } from './document-store.ts';
import { languageOf } from './translate.ts';

interface NodePlatformOptions {
  shell: 'web' | 'cli';
  dataDir: string;
  secrets: SecretStore;
  /** Absent: the system's. */
  language?: Language;
}

/** The platform of the shells that run in plain Node. */
export function createNodePlatform({ shell, dataDir, secrets, language }: NodePlatformOptions): Platform {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    shell,
    dataDir,
    systemLanguage: language ?? languageOf(locale),
    timeZone,
    settingsDocument: createDocumentStore(
      dataDir,
      () =>
        new Conf({ cwd: dataDir, configName: 'settings', configFileMode: 0o600, accessPropertiesByDotNotation: false }),
    ),
    secrets,
    openExternal: () => Promise.reject(new Error('Here the browser window opens links itself.')),
    environment: process.env,
  };
}
