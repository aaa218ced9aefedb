import type { ReactNode } from 'react';
import type { EffectiveValue } from '#shared/organization/view.ts';
import type { PhraseKey } from '#shared/phrase.ts';
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from '#shared/provider/confidence.ts';
import { startPageOf } from '#shared/settings/start-page.ts';
import type { Wording } from '../i18n.ts';
import { settingText, toolName } from '../settings/tool-words.ts';
import { Confidence } from '../ui/confidence.tsx';

/** Keys that have a name in the settings already; all others are shown as the administrator wrote them. */
const NAMES: Readonly<Record<string, PhraseKey>> = {
  'DataConfidence.ConfidenceScheme': 'settings.scheme',
  'DataConfidence.GlobalMinimumConfidence': 'settings.minimum',
  'DataConfidence.ShowProviderConfidence': 'settings.showConfidence',
  'DataConfidence.CustomConfidenceScheme': 'organization.key.customConfidence',
  'DataTools.EnableTools': 'settings.toolsEnabled',
  'DataTools.DisabledToolIds': 'organization.key.disabledTools',
  'DataTools.MinimumProviderConfidenceByToolId': 'organization.key.toolMinimums',
  'DataTools.ApprovalByToolId': 'organization.key.approvals',
  'DataTools.ParallelToolCalls': 'settings.parallelToolCalls',
  'DataTools.SchemaMode': 'settings.schemaMode',
  'DataTools.MaxToolCallsPerAnswer': 'organization.key.maxToolCalls',
  'DataTools.MaxResultCharactersPerAnswer': 'organization.key.maxResultCharacters',
  'DataApp.StartPage': 'settings.startPage',
  'DataApp.AllowUserToAddProvider': 'organization.key.ownProviders',
  'DataApp.AllowUserToAddLLMProvider': 'organization.key.ownProviders',
  'DataApp.PreselectedProvider': 'organization.preselectedProvider',
  'DataChat.PreselectedProvider': 'organization.preselectedProvider',
  'DataApp.HttpClientTimeoutSeconds': 'organization.key.timeout',
  'DataApp.ShowPromptInjectionAlert': 'organization.key.injectionAlert',
  'DataSourceSecuritySettings.TrustedProviderIds': 'organization.key.trustedProviders',
};

const TOOL_SETTING = /^DataTools\.(?:Locked|Default)ToolSettings\.([^.]+)\.(.+)$/;

/** What a value is about, in words where there are some. */
export function valueName({ key }: EffectiveValue, wording: Wording): string {
  const name = NAMES[key];
  if (name) return wording.t(name);
  const [, tool, field] = TOOL_SETTING.exec(key) ?? [];
  if (tool === undefined || field === undefined) return key;
  return `${toolName(tool, wording)}: ${settingText(tool, field, 'label', wording)}`;
}

const isLevel = (value: unknown): value is ConfidenceLevel =>
  typeof value === 'string' && CONFIDENCE_LEVELS.some((level) => level === value);

/** The value as people read it. Maps and lists are one line each entry; a secret only says that it is there. */
export function valueWords({ key, value }: EffectiveValue, wording: Wording): ReactNode {
  const { t, has, format } = wording;
  if (TOOL_SETTING.test(key) && value === true) return t('organization.secretSet');
  if (typeof value === 'boolean') return t(value ? 'common.on' : 'common.off');
  if (typeof value === 'number') return format.number(value);
  if (isLevel(value)) return <Confidence level={value} />;
  if (typeof value === 'string') {
    const scheme = `settings.schemeName.${value}`;
    if (key === 'DataApp.StartPage') return t(`settings.startPageName.${startPageOf(value)}`);
    if (key === 'DataConfidence.ConfidenceScheme' && has(scheme)) return t(scheme);
    return value === '' ? t('organization.none') : value;
  }
  if (Array.isArray(value)) return value.length === 0 ? t('organization.none') : value.map(String).join(', ');
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    return entries.length === 0
      ? t('organization.none')
      : entries.map(([entry, of]) => `${toolName(entry, wording)}: ${levelOrText(of, wording)}`).join(', ');
  }
  return t('organization.none');
}

function levelOrText(value: unknown, { t, has }: Wording): string {
  const level = `common.confidence.${String(value)}`;
  const approval = `settings.approval.${String(value)}`;
  if (has(level)) return t(level);
  return has(approval) ? t(approval) : String(value);
}

const IN_GENERAL: ReadonlySet<string> = new Set([
  'DataApp.StartPage',
  'DataTools.ParallelToolCalls',
  'DataTools.SchemaMode',
]);

/** Where the person finds the setting, so that the page leads there. */
export function settingsSectionOf(key: string): { section: string; subject: string | null } | undefined {
  const [, tool] = TOOL_SETTING.exec(key) ?? [];
  if (tool) return { section: 'tools', subject: tool };
  if (key.startsWith('DataConfidence.')) return { section: 'confidence', subject: null };
  if (IN_GENERAL.has(key)) return { section: 'general', subject: null };
  if (key.startsWith('DataTools.')) return { section: 'tools', subject: null };
  return undefined;
}
