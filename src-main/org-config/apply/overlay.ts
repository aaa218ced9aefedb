import type { ManagedEntry, ManagedSettings, Manager } from '#shared/organization/managed.ts';
import type { Settings } from '#shared/settings/settings.ts';
import { startPageOf } from '#shared/settings/start-page.ts';
import { DEFAULT_TOOL_LIMITS, type ToolLimits } from '../../tools/limits.ts';
import type { Combination, CombinedSetting } from '../combine.ts';

/** Maps of the settings of which the organization manages single keys, and the person the others. */
export type EntrySetting = 'minimumConfidenceByCollection' | 'approvalByCollection';

/** What the organization lays over the person's settings. */
export interface Overlay {
  /** In force whatever the person has. */
  locked: Partial<Settings>;
  /** In force until the person chooses something. */
  defaults: Partial<Settings>;
  lockedEntries: { [Name in EntrySetting]: Settings[Name] };
  defaultEntries: { [Name in EntrySetting]: Settings[Name] };
  /** Switched off; the person may switch off more. */
  disabledCollectionIds: readonly string[];
  toolSettings: { locked: Record<string, string>; defaults: Record<string, string>; by: Record<string, Manager> };
  trustedProviderIds: ReadonlySet<string>;
  managed: ManagedSettings;
  showsAdministration: boolean;
  /** Undefined: the application's own. */
  httpTimeoutMs: number | undefined;
  /** Of one answer: the application's own, or lower. */
  toolLimits: ToolLimits;
  rootCertificates: { bundlePath: string; hosts: readonly string[] } | undefined;
}

/** Keys of the format that are one setting of ours. */
export const SINGLE_SETTINGS: ReadonlyArray<readonly [key: string, setting: keyof Settings]> = [
  ['DataConfidence.ConfidenceScheme', 'confidenceScheme'],
  ['DataConfidence.CustomConfidenceScheme', 'customConfidence'],
  ['DataConfidence.ShowProviderConfidence', 'showProviderConfidence'],
  ['DataTools.EnableTools', 'toolsEnabled'],
  ['DataTools.ParallelToolCalls', 'parallelToolCalls'],
  ['DataTools.SchemaMode', 'schemaMode'],
  ['DataConfidence.GlobalMinimumConfidence', 'globalMinimumConfidence'],
  ['DataApp.PreselectedProvider', 'defaultProviderId'],
  ['DataChat.PreselectedProvider', 'defaultProviderId'],
  ['DataTools.DisabledToolIds', 'disabledCollectionIds'],
  ['DataApp.PreselectedProfile', 'preselectedProfileId'],
  ['DataChat.PreselectedProfile', 'preselectedProfileId'],
  ['DataChat.PreselectedChatTemplate', 'preselectedTemplateId'],
  ['DataApp.ShowIntroduction', 'showIntroductions'],
  ['DataApp.StartPage', 'startPage'],
];

/** Settings that more than one key decides about, that the organization shares with the person, or that have other values here. */
const READ_APART = {
  globalMinimumConfidence: true,
  defaultProviderId: true,
  disabledCollectionIds: true,
  startPage: true,
  preselectedProfileId: true,
  preselectedTemplateId: true,
} as const;

const PER_ENTRY: ReadonlyArray<readonly [key: string, setting: EntrySetting]> = [
  ['DataTools.MinimumProviderConfidenceByToolId', 'minimumConfidenceByCollection'],
  ['DataTools.ApprovalByToolId', 'approvalByCollection'],
];

/** From the keys of the format to the application's settings. */
export function overlayOf({ settings }: Pick<Combination, 'settings'>): Overlay {
  const locked: Record<string, unknown> = {};
  const defaults: Record<string, unknown> = {};
  const lockedEntries: Overlay['lockedEntries'] = { minimumConfidenceByCollection: {}, approvalByCollection: {} };
  const defaultEntries: Overlay['defaultEntries'] = { minimumConfidenceByCollection: {}, approvalByCollection: {} };
  const managed: ManagedSettings = { settings: {}, entries: {}, showsInjectionAlert: true };
  const manage = (setting: keyof Settings, { state, by }: CombinedSetting, value: unknown) => {
    (state === 'locked' ? locked : defaults)[setting] = value;
    managed.settings[setting] = { state, by };
  };

  for (const [key, setting] of SINGLE_SETTINGS) {
    const combined = settings.get(key);
    if (combined && !(setting in READ_APART)) manage(setting, combined, combined.value);
  }
  const startPage = settings.get('DataApp.StartPage');
  if (startPage) manage('startPage', startPage, startPageOf(startPage.value));
  const minimum = minimumConfidence(settings);
  if (minimum) manage('globalMinimumConfidence', minimum, minimum.value);
  for (const [setting, ofChat, ofApp] of PRESELECTED) {
    const preselected = preselection(settings, ofChat, ofApp);
    if (preselected) manage(setting, preselected, preselected.value === '' ? null : preselected.value);
  }

  for (const [key, setting] of PER_ENTRY) {
    const combined = settings.get(key);
    if (!combined) continue;
    const { state, by } = combined;
    const entries = recordOf<string>(combined.value);
    Object.assign((state === 'locked' ? lockedEntries : defaultEntries)[setting], entries);
    for (const id of Object.keys(entries)) managed.entries[`${setting}.${id}`] = { state, by };
  }
  const disabled = settings.get('DataTools.DisabledToolIds');
  if (disabled?.state === 'default') manage('disabledCollectionIds', disabled, disabled.value);
  const disabledIds = disabled?.state === 'locked' ? listOf(disabled.value) : [];
  for (const id of disabledIds) {
    if (disabled) managed.entries[`disabledCollectionIds.${id}`] = { state: 'locked', by: disabled.by };
  }
  const mayNotAdd = ['DataApp.AllowUserToAddProvider', 'DataApp.AllowUserToAddLLMProvider']
    .map((key) => settings.get(key))
    .find((combined) => combined?.value === false);
  if (mayNotAdd) managed.mayNotAddProviders = mayNotAdd.by;
  managed.showsInjectionAlert = settings.get('DataApp.ShowPromptInjectionAlert')?.value !== false;

  const timeoutSeconds = settings.get('DataApp.HttpClientTimeoutSeconds')?.value;
  return {
    locked: locked as Partial<Settings>,
    defaults: defaults as Partial<Settings>,
    lockedEntries,
    defaultEntries,
    disabledCollectionIds: disabledIds,
    toolSettings: toolSettings(settings),
    trustedProviderIds: new Set(listOf(settings.get('DataSourceSecuritySettings.TrustedProviderIds')?.value)),
    managed,
    showsAdministration: settings.get('DataApp.ShowAdminSettings')?.value === true,
    httpTimeoutMs: typeof timeoutSeconds === 'number' ? timeoutSeconds * 1_000 : undefined,
    toolLimits: {
      maxCalls: limit(settings, 'DataTools.MaxToolCallsPerAnswer', DEFAULT_TOOL_LIMITS.maxCalls),
      maxResultCharacters: limit(
        settings,
        'DataTools.MaxResultCharactersPerAnswer',
        DEFAULT_TOOL_LIMITS.maxResultCharacters,
      ),
    },
    rootCertificates: rootCertificates(settings),
  };
}

type CombinedSettings = Combination['settings'];

/**
 * A level alone is enforced: where the format's origin needs a second switch, a forgotten one must not mean "no minimum".
 * Only a switch that says no takes the level out of force, and then the person's own minimum stays.
 */
function minimumConfidence(settings: CombinedSettings): CombinedSetting | undefined {
  if (settings.get('DataConfidence.EnforceGlobalMinimumConfidence')?.value === false) return undefined;
  return settings.get('DataConfidence.GlobalMinimumConfidence');
}

/** What new chats begin with: the key of chats, and the key of the whole application. */
const PRESELECTED = [
  ['defaultProviderId', 'DataChat.PreselectedProvider', 'DataApp.PreselectedProvider'],
  ['preselectedProfileId', 'DataChat.PreselectedProfile', 'DataApp.PreselectedProfile'],
  ['preselectedTemplateId', 'DataChat.PreselectedChatTemplate', undefined],
] as const satisfies ReadonlyArray<readonly [setting: keyof Settings, ofChat: string, ofApp: string | undefined]>;

/** The chat's own choice counts when its options are preselected at all; else the application's. */
function preselection(settings: CombinedSettings, ofChat: string, ofApp: string | undefined) {
  const isPreselected = settings.get('DataChat.PreselectOptions')?.value === true;
  return (isPreselected ? settings.get(ofChat) : undefined) ?? (ofApp === undefined ? undefined : settings.get(ofApp));
}

function limit(settings: CombinedSettings, key: string, own: number): number {
  const value = settings.get(key)?.value;
  // What another version has kept may be more than this one allows.
  return typeof value === 'number' ? Math.min(value, own) : own;
}

function toolSettings(settings: CombinedSettings): Overlay['toolSettings'] {
  const locked = settings.get('DataTools.LockedToolSettings');
  const defaults = settings.get('DataTools.DefaultToolSettings');
  const by: Record<string, Manager> = {};
  for (const combined of [defaults, locked]) {
    for (const key of Object.keys(recordOf(combined?.value))) if (combined) by[key] = combined.by;
  }
  return { locked: recordOf(locked?.value), defaults: recordOf(defaults?.value), by };
}

function rootCertificates(settings: CombinedSettings): Overlay['rootCertificates'] {
  const key = (name: string) => settings.get(`DataApp.ExternalHttpCustomRootCertificate${name}`)?.value;
  const bundlePath = key('BundlePath');
  if (key('sEnabled') !== true || typeof bundlePath !== 'string' || bundlePath === '') return undefined;
  return { bundlePath, hosts: listOf(key('AllowedHosts')) };
}

function recordOf<Value = string>(value: unknown): Record<string, Value> {
  return typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? (value as string[]) : [];
}

export function entryOf(managed: ManagedSettings, setting: string, id: string): ManagedEntry | undefined {
  const key = `${setting}.${id}`;
  return Object.hasOwn(managed.entries, key) ? managed.entries[key] : undefined;
}
