export type SettingsDocument = Record<string, unknown>;

/**
 * Entry n leads from version n + 1 to n + 2: documents begin with version 1. An entry gets everything that was stored,
 * bad values included, must not throw over any of it, and leaves what it does not know. One that was released never
 * changes. Each has a pair of fixtures (`fixtures/NNN.before.json`, `NNN.after.json`, NNN the version it leads to).
 */
export const SETTINGS_MIGRATIONS: readonly ((document: SettingsDocument) => SettingsDocument)[] = [];

/** The version a stored document has; what cannot be a version is read as the first one. */
export function documentVersion(document: SettingsDocument): number {
  const version = document.schemaVersion;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : 1;
}

/** Brings a document to the newest version; one that is newer stays as it is. */
export function migrateSettings(document: SettingsDocument, migrations = SETTINGS_MIGRATIONS): SettingsDocument {
  return migrations
    .slice(documentVersion(document) - 1)
    .reduce<SettingsDocument>(
      (migrated, step) => ({ ...step(migrated), schemaVersion: documentVersion(migrated) + 1 }),
      document,
    );
}
