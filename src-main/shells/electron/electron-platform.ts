import { app } from 'electron';
import ElectronStore from 'electron-store';
import type { Platform } from '../../platform.ts';
import { openSecretStore } from '../../secrets/open-secret-store.ts';
import { confDocument, type DocumentClass } from '../../settings/conf-document.ts';
import { languageOf } from '../translate.ts';
import { openExternal } from './open-external.ts';
import type { WindowStateFile } from './window-state.ts';

/** electron-store calls `name` what conf calls `configName`, and sets the latter from the former. */
const SettingsFile: DocumentClass = class extends ElectronStore<Record<string, unknown>> {
  constructor({ configName, ...options }: ConstructorParameters<DocumentClass>[0]) {
    super({ ...options, name: configName });
  }
};

/** The platform of the desktop app. Call it when Electron is ready: the system's language is not known before. */
export async function openElectronPlatform(dataDir: string): Promise<Platform> {
  return {
    shell: 'electron',
    dataDir,
    systemLanguage: languageOf(app.getPreferredSystemLanguages()[0] ?? app.getLocale()),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    settingsDocument: confDocument(dataDir, SettingsFile),
    secrets: await openSecretStore(),
    openExternal,
    environment: process.env,
  };
}

/** A file that is damaged is started afresh: it costs the place of the window and nothing else. */
export function openWindowStateFile(dataDir: string): WindowStateFile {
  return new ElectronStore({ cwd: dataDir, name: 'window', clearInvalidConfig: true });
}
