import { describe, expect, it } from 'vitest';
import { type Overlay, overlayOf } from './apply/overlay.ts';
import { combine } from './combine.ts';
import { readPluginSettings } from './format/read-settings.ts';
import { SETTING_RULES } from './format/setting-rules.ts';
import type { LuaData } from './lua/evaluation.ts';

/** What a plugin with these settings lays over those of the person, and what is said about it. */
function apply(source: Record<string, LuaData>) {
  const { settings, problems } = readPluginSettings(source, {}, () => ({}), {
    has: (id) => id === 't',
    wrongSetting: () => undefined,
  });
  const header = { ID: '1', NAME: 'Office', VERSION: '1.0.0', AUTHORS: [], SUPPORT_CONTACT: '', PRIORITY: 0 };
  const content = { header, settings, objects: {} } as unknown as Parameters<typeof combine>[0][number]['content'];
  return { overlay: overlayOf(combine([{ origin: 'organization', content, folder: '' }])), problems };
}

/** A value of each setting that this version uses, with others that it needs, and where its effect stands. */
const USED: Record<string, [value: LuaData, effect: (overlay: Overlay) => unknown, with_?: Record<string, LuaData>]> = {
  'DataApp.StartPage': ['SETTINGS', ({ locked }) => locked.startPage === 'settings'],
  'DataApp.ShowIntroduction': [false, ({ locked }) => locked.showIntroductions === false],
  'DataApp.AllowUserToAddProvider': [false, ({ managed }) => managed.mayNotAddProviders],
  'DataApp.AllowUserToAddLLMProvider': [false, ({ managed }) => managed.mayNotAddProviders],
  'DataApp.ShowAdminSettings': [true, ({ showsAdministration }) => showsAdministration],
  'DataApp.PreselectedProvider': ['p', ({ locked }) => locked.defaultProviderId === 'p'],
  'DataApp.PreselectedProfile': ['x', ({ locked }) => locked.preselectedProfileId === 'x'],
  'DataApp.HttpClientTimeoutSeconds': [120, ({ httpTimeoutMs }) => httpTimeoutMs === 120_000],
  'DataApp.ExternalHttpCustomRootCertificatesEnabled': [
    true,
    ({ rootCertificates }) => rootCertificates,
    { 'DataApp.ExternalHttpCustomRootCertificateBundlePath': '/roots.pem' },
  ],
  'DataApp.ExternalHttpCustomRootCertificateBundlePath': [
    '/roots.pem',
    ({ rootCertificates }) => rootCertificates?.bundlePath === '/roots.pem',
    { 'DataApp.ExternalHttpCustomRootCertificatesEnabled': true },
  ],
  'DataApp.ExternalHttpCustomRootCertificateAllowedHosts': [
    ['*.town.example'],
    ({ rootCertificates }) => rootCertificates?.hosts.includes('*.town.example'),
    {
      'DataApp.ExternalHttpCustomRootCertificatesEnabled': true,
      'DataApp.ExternalHttpCustomRootCertificateBundlePath': '/roots.pem',
    },
  ],
  'DataApp.ShowPromptInjectionAlert': [false, ({ managed }) => !managed.showsInjectionAlert],
  'DataConfidence.ConfidenceScheme': ['TRUST_EUROPE', ({ locked }) => locked.confidenceScheme === 'TRUST_EUROPE'],
  'DataConfidence.CustomConfidenceScheme': [
    { OPEN_AI: 'LOW' },
    ({ locked }) => locked.customConfidence?.OPEN_AI === 'LOW',
  ],
  'DataConfidence.ShowProviderConfidence': [false, ({ locked }) => locked.showProviderConfidence === false],
  'DataConfidence.EnforceGlobalMinimumConfidence': [
    false,
    ({ locked }) => locked.globalMinimumConfidence === undefined,
    { 'DataConfidence.GlobalMinimumConfidence': 'HIGH' },
  ],
  'DataConfidence.GlobalMinimumConfidence': ['HIGH', ({ locked }) => locked.globalMinimumConfidence === 'HIGH'],
  'DataSourceSecuritySettings.TrustedProviderIds': [['p'], ({ trustedProviderIds }) => trustedProviderIds.has('p')],
  'DataTools.EnableTools': [false, ({ locked }) => locked.toolsEnabled === false],
  'DataTools.DisabledToolIds': [['t'], ({ disabledCollectionIds }) => disabledCollectionIds.includes('t')],
  'DataTools.MinimumProviderConfidenceByToolId': [
    { t: 'HIGH' },
    ({ lockedEntries }) => lockedEntries.minimumConfidenceByCollection.t === 'HIGH',
  ],
  'DataTools.LockedToolSettings': [{ 't.f': 'v' }, ({ toolSettings }) => toolSettings.locked['t.f'] === 'v'],
  'DataTools.DefaultToolSettings': [{ 't.f': 'v' }, ({ toolSettings }) => toolSettings.defaults['t.f'] === 'v'],
  'DataTools.ApprovalByToolId': [
    { t: 'never' },
    ({ lockedEntries }) => lockedEntries.approvalByCollection.t === 'never',
  ],
  'DataTools.ParallelToolCalls': [false, ({ locked }) => locked.parallelToolCalls === false],
  'DataTools.SchemaMode': ['compact', ({ locked }) => locked.schemaMode === 'compact'],
  'DataTools.MaxToolCallsPerAnswer': [4, ({ toolLimits }) => toolLimits.maxCalls === 4],
  'DataTools.MaxResultCharactersPerAnswer': [50_000, ({ toolLimits }) => toolLimits.maxResultCharacters === 50_000],
  'DataChat.PreselectOptions': [
    true,
    ({ locked }) => locked.defaultProviderId === 'c',
    { 'DataApp.PreselectedProvider': 'a', 'DataChat.PreselectedProvider': 'c' },
  ],
  'DataChat.PreselectedProvider': [
    'c',
    ({ locked }) => locked.defaultProviderId === 'c',
    { 'DataChat.PreselectOptions': true },
  ],
  'DataChat.PreselectedProfile': [
    'x',
    ({ locked }) => locked.preselectedProfileId === 'x',
    { 'DataChat.PreselectOptions': true },
  ],
  'DataChat.PreselectedChatTemplate': [
    'x',
    ({ locked }) => locked.preselectedTemplateId === 'x',
    { 'DataChat.PreselectOptions': true },
  ],
};

const keysFrom = (isUsed: boolean) =>
  Object.entries(SETTING_RULES).flatMap(([key, { usedFrom }]) => ((usedFrom === undefined) === isUsed ? [key] : []));

describe('every setting of the format', () => {
  it('either has an effect that is listed here, or says from which version it is used', () => {
    expect(keysFrom(true)).toEqual(Object.keys(USED));
  });

  it.each(Object.entries(USED))('%s has its effect, and only when it is set', (key, [value, effect, others = {}]) => {
    const { overlay, problems } = apply({ ...others, [key]: value });
    expect(problems).toEqual([]);
    expect(Boolean(effect(overlay))).toBe(true);
    expect(Boolean(effect(apply(others).overlay))).toBe(false);
  });

  it.each(keysFrom(false))('%s is kept, changes nothing yet, and says from which version it is used', (key) => {
    const rule = SETTING_RULES[key];
    const values: LuaData[] = [
      true,
      5,
      [],
      'HOME',
      'NONE',
      'MANUAL',
      'HOURLY',
      'CAUTION',
      'SEMANTIC_SEARCH',
      'UNRESTRICTED',
    ];
    const nothing = apply({}).overlay;
    const accepted = values
      .map((value) => apply({ [key]: value }))
      .find(({ problems }) => problems.every(({ kind }) => kind === 'not-used-yet'));
    expect(accepted?.problems).toMatchObject([
      { kind: 'not-used-yet', severity: 'info', text: { params: { key, version: rule?.usedFrom } } },
    ]);
    expect(accepted?.overlay).toEqual(nothing);
  });

  it.each([
    ['HOME', []],
    ['CHAT', []],
    ['ASSISTANTS', ['note']],
    ['INFORMATION', ['note']],
    ['PLUGINS', ['note']],
    ['SUPPORTERS', ['note']],
  ])('begins with a new chat for the page %s, and says so where there is no such page', (page, kinds) => {
    const { overlay, problems } = apply({ 'DataApp.StartPage': page });
    expect(overlay.locked.startPage).toBe('chats');
    expect(problems.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['DataTools.MaxToolCallsPerAnswer', 0],
    ['DataTools.MaxToolCallsPerAnswer', 16],
    ['DataTools.MaxToolCallsPerAnswer', 2.5],
    ['DataTools.MaxResultCharactersPerAnswer', 300_001],
  ])('lowers limits of answers, never raises them: %s = %j is told and changes nothing', (key, value) => {
    const { overlay, problems } = apply({ [key]: value });
    expect(problems).toMatchObject([{ kind: 'bad-value', severity: 'error', key, seen: String(value) }]);
    expect(overlay.toolLimits).toEqual({ maxCalls: 15, maxResultCharacters: 300_000 });
  });

  it.each(['', 'DataConfidence.'])('is unknown under a name that is no key of it: %j', (prefix) => {
    expect(
      apply({ [`${prefix}__proto__`]: true, [`${prefix}constructor`]: true }).problems.map(({ kind }) => kind),
    ).toEqual(['unknown-key', 'unknown-key']);
  });
});
