import type { Manager } from '#shared/organization/managed.ts';
import type { OrganizationView, PluginView } from '#shared/organization/view.ts';
import { anOrganization } from '../testing/examples.ts';

const AT = new Date('2026-11-28T14:04:00').getTime();
const MINUTE = 60_000;
const CONTACT = 'it@riverbank.example';

const by = (name: string, version: string): Manager => ({
  pluginId: name,
  name,
  version,
  authors: 'Riverbank Trust',
  contact: CONTACT,
});
const BASICS = by('Basics', '3.1.0');
const RECORDS = by('Records', '1.4.2');

const aPlugin = (values: Partial<PluginView> & Pick<PluginView, 'name' | 'version'>): PluginView => ({
  id: values.name,
  description: '',
  authors: ['Riverbank Trust'],
  contact: CONTACT,
  sourceUrl: '',
  deprecationMessage: '',
  origin: 'organization',
  priority: 0,
  state: 'applied',
  since: AT,
  checkedAt: AT,
  nextCheckAt: AT + 16 * MINUTE,
  counts: { settings: 0, providers: 0, templates: 0, profiles: 0, mandatoryInfos: 0, other: 0 },
  problems: [],
  ...values,
});

const counts = (settings: number, providers: number, templates: number): PluginView['counts'] => ({
  settings,
  providers,
  templates,
  profiles: 0,
  mandatoryInfos: 1,
  other: 0,
});

const INFO = {
  id: 'use',
  title: 'Using language models with records',
  version: '3',
  markdown:
    'What you paste into a chat leaves this computer when the provider is not our own.\n\n- Records of people: only with **Own server**.\n- Everything else: as the colour of the provider says.',
  acceptText: '',
  rejectText: '',
  by: RECORDS,
};

/** Three configurations, one of them broken, with the problems and locks the page is made for. */
const MANAGED: OrganizationView = anOrganization({
  showsAdministration: true,
  plugins: [
    aPlugin({ name: 'Records', version: '1.4.2', priority: 10, counts: counts(18, 2, 0) }),
    aPlugin({
      name: 'Basics',
      version: '3.1.0',
      counts: counts(31, 1, 4),
      problems: [
        {
          kind: 'bad-value',
          severity: 'error',
          text: {
            key: 'organization.problem.valueKept',
            params: { key: 'DataConfidence.GlobalMinimumConfidence' },
          },
          key: 'DataConfidence.GlobalMinimumConfidence',
          seen: '"MEDUIM"',
          valid: { key: 'organization.valid.choices', params: { choices: 'LOW, MODERATE, MEDIUM, HIGH' } },
          line: 12,
        },
        {
          kind: 'unknown-key',
          severity: 'info',
          text: { key: 'organization.problem.unknownSetting', params: { key: 'DataApp.ShowSupporters' } },
        },
      ],
    }),
    aPlugin({
      name: 'Trial: minutes',
      version: '0.3.2',
      refusedVersion: '0.3.3',
      state: 'last-good',
      nextCheckAt: undefined,
      counts: counts(4, 0, 0),
      problems: [
        {
          kind: 'not-loaded',
          severity: 'error',
          text: { key: 'organization.problem.syntax', params: { message: '\u201c}\u201d expected' } },
          file: 'plugin.lua',
          line: 41,
        },
      ],
    }),
  ],
  values: [
    lock('DataConfidence.ConfidenceScheme', 'TRUST_EUROPE', BASICS),
    lock('DataConfidence.GlobalMinimumConfidence', 'LOW', BASICS),
    lock('DataTools.LockedToolSettings.web_search.baseUrl', 'https://search.riverbank.example', RECORDS),
    lock('DataTools.MinimumProviderConfidenceByToolId', { read_web_page: 'MEDIUM' }, RECORDS),
    lock('DataApp.AllowUserToAddProvider', false, BASICS),
    { ...lock('DataTools.ParallelToolCalls', true, BASICS), state: 'default', isReplacedByPerson: true },
  ],
  managed: {
    settings: {
      confidenceScheme: { state: 'locked', by: BASICS },
      globalMinimumConfidence: { state: 'locked', by: BASICS },
      parallelToolCalls: { state: 'default', by: BASICS },
    },
    entries: {},
    mayNotAddProviders: BASICS,
    showsInjectionAlert: true,
  },
  mandatoryInfos: [{ ...INFO, acceptedAt: AT }],
  introductions: [
    { id: 'start', title: 'Where to begin', markdown: 'Ask the **Own server** first.', by: BASICS, digest: 'd1' },
  ],
});

function lock(key: string, value: unknown, of: Manager): OrganizationView['values'][number] {
  return { key, state: 'locked', value, by: of, isReplacedByPerson: false };
}

/** What the organization manages on a page of the gallery. */
export function organizationOf(page: string): OrganizationView | undefined {
  if (page === 'agreement') return { ...MANAGED, mandatoryInfos: [{ ...INFO, acceptedBefore: '2' }] };
  if (page === 'begin')
    return {
      ...MANAGED,
      managed: {
        ...MANAGED.managed,
        settings: { ...MANAGED.managed.settings, preselectedProfileId: { state: 'locked', by: BASICS } },
      },
    };
  return page === 'organization' || page === 'locks' || page === 'profiles' ? MANAGED : undefined;
}
