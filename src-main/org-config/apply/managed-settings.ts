import type { ManagedEntry } from '#shared/organization/managed.ts';
import { phrase } from '#shared/phrase.ts';
import { type Settings, settingsFields } from '#shared/settings/settings.ts';
import { HandlerError } from '../../ipc/handler.ts';
import type { SettingsListener, SettingsService } from '../../settings/settings-service.ts';
import { type EntrySetting, entryOf, type Overlay } from './overlay.ts';

const SETTING_NAMES = Object.keys(settingsFields) as Array<keyof Settings>;
const ENTRY_SETTINGS: readonly EntrySetting[] = ['minimumConfidenceByCollection', 'approvalByCollection'];

export interface ManagedSettingsService extends SettingsService {
  /** Puts another state of the organization in force; listeners hear what changed for them. */
  setOverlay(overlay: Overlay): void;
  /** Who manages one entry of a map or set, as far as it is not the person's own. */
  managedEntry(setting: EntrySetting | 'disabledCollectionIds', id: string): ManagedEntry | undefined;
}

/**
 * The person's settings with the organization's over them. The person's values stay untouched below, so that they are in
 * force again the moment a configuration is withdrawn. Every part of the application reads and writes through this.
 */
export function manageSettings(person: SettingsService, first: Overlay): ManagedSettingsService {
  let overlay = first;
  let effective = effectiveSettings(person, overlay);
  const listeners = new Set<SettingsListener>();
  const renew = () => {
    const before = effective;
    effective = effectiveSettings(person, overlay);
    for (const listener of [...listeners]) listener(effective, before);
  };
  person.onChange(renew);
  return {
    issues: person.issues,
    isPersistent: person.isPersistent,
    get: () => effective,
    isChosen: (name) => person.isChosen(name),
    isLocked: (name) => Object.hasOwn(overlay.locked, name),
    update: (changes) => {
      const own = ownChanges(changes, person, effective, overlay);
      // Nothing left but what is in force anyway: nothing to store.
      if (Object.keys(own).length > 0) person.update(own);
      return effective;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    managedEntry: (setting, id) => {
      const entry = entryOf(overlay.managed, setting, id);
      if (setting === 'disabledCollectionIds' || entry?.state === 'locked') return entry;
      return Object.hasOwn(person.get()[setting], id) ? undefined : entry;
    },
    setOverlay: (next) => {
      overlay = next;
      renew();
    },
  };
}

function effectiveSettings(person: SettingsService, overlay: Overlay): Settings {
  const own = person.get();
  const unchosen = Object.entries(overlay.defaults).filter(([name]) => !person.isChosen(name as keyof Settings));
  const settings: Settings = { ...own, ...Object.fromEntries(unchosen), ...overlay.locked };
  for (const name of ENTRY_SETTINGS) {
    // Both are maps of the same kind; TypeScript cannot pair them over a union of names.
    Object.assign(settings, {
      [name]: { ...overlay.defaultEntries[name], ...own[name], ...overlay.lockedEntries[name] },
    });
  }
  settings.disabledCollectionIds = [...new Set([...settings.disabledCollectionIds, ...overlay.disabledCollectionIds])];
  return settings;
}

/** What of a change is the person's to make. Refuses a change of what is locked; what is in force already is no change. */
function ownChanges(
  changes: Partial<Settings>,
  person: SettingsService,
  effective: Settings,
  overlay: Overlay,
): Partial<Settings> {
  const own: Partial<Settings> = { ...changes };
  for (const name of SETTING_NAMES) {
    if (own[name] === undefined || !Object.hasOwn(overlay.locked, name)) continue;
    if (!isSame(own[name], effective[name])) refuse(overlay.managed.settings[name]);
    delete own[name];
  }
  for (const name of ENTRY_SETTINGS) {
    const wanted = own[name];
    if (!wanted) continue;
    const kept = ownEntries(name, wanted, person.get()[name], overlay);
    Object.assign(own, { [name]: kept });
  }
  if (own.disabledCollectionIds) {
    const wanted = own.disabledCollectionIds;
    for (const id of overlay.disabledCollectionIds) {
      if (!wanted.includes(id)) refuse(entryOf(overlay.managed, 'disabledCollectionIds', id));
    }
    const before = person.get().disabledCollectionIds;
    own.disabledCollectionIds = wanted.filter(
      (id) => before.includes(id) || !overlay.disabledCollectionIds.includes(id),
    );
  }
  return own;
}

/** A window sends maps whole, with what the organization has in them: that must not become the person's own. */
function ownEntries(
  name: EntrySetting,
  wanted: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  overlay: Overlay,
): Record<string, string> {
  const locked: Readonly<Record<string, string>> = overlay.lockedEntries[name];
  const defaults: Readonly<Record<string, string>> = overlay.defaultEntries[name];
  const kept: Record<string, string> = {};
  for (const [id, value] of Object.entries(wanted)) {
    if (Object.hasOwn(locked, id)) {
      if (value !== locked[id]) refuse(entryOf(overlay.managed, name, id));
    } else if (Object.hasOwn(before, id) || value !== defaults[id]) kept[id] = value;
  }
  // What the person had under a lock comes back when it is withdrawn.
  for (const id of Object.keys(locked)) {
    const own = before[id];
    if (own !== undefined) kept[id] = own;
  }
  return kept;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function refuse(entry: ManagedEntry | undefined): never {
  throw new HandlerError('refused', lockedPhrase(entry));
}

/** Who locked it and whom to ask. */
export function lockedPhrase(entry: Pick<ManagedEntry, 'by'> | undefined) {
  if (!entry) return phrase('policy.setting.locked');
  const { name, version, contact } = entry.by;
  if (contact === undefined) return phrase('organization.locked', { name, version });
  return phrase('organization.lockedWithContact', { name, version, contact });
}
