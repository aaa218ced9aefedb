import type { Language } from '#shared/phrase.ts';
import { ORG_CONFIG_VARIABLE } from '../org-config/create-organization.ts';
import type { Platform } from '../platform.ts';
import { openSecretStore } from '../secrets/open-secret-store.ts';
import { confDocument } from '../settings/conf-document.ts';
import { languageOf } from './translate.ts';

interface NodePlatformOptions {
  shell: 'web' | 'cli';
  dataDir: string;
  /** In the place of what the environment says. */
  orgConfig?: string | undefined;
  /** Absent: the system's. */
  language?: Language;
}

/** The platform of the shells that run in plain Node. */
export async function openNodePlatform({
  shell,
  dataDir,
  orgConfig,
  language,
}: NodePlatformOptions): Promise<Platform> {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    shell,
    dataDir,
    systemLanguage: language ?? languageOf(locale),
    timeZone,
    settingsDocument: confDocument(dataDir),
    secrets: await openSecretStore(),
    openExternal: () => Promise.reject(new Error('Here the browser window opens links itself.')),
    environment: { ...process.env, ...(orgConfig !== undefined && { [ORG_CONFIG_VARIABLE]: orgConfig }) },
  };
}
