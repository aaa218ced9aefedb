import type { ManagedState, Manager } from '#shared/organization/managed.ts';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { ObjectListName, ObjectOf } from './format/object-schemas.ts';
import { problem } from './format/problem.ts';
import type { PluginContent } from './format/read-plugin.ts';
import { settingRule } from './format/setting-rules.ts';

/** "organization": deployed by a server or by whoever set up the computer. "local": a file the person put there. */
export type PluginOrigin = 'organization' | 'local';

export interface RankedPlugin {
  origin: PluginOrigin;
  content: PluginContent;
  /** Where its files lie, for attachments of templates. */
  folder: string;
}

export interface CombinedSetting {
  value: unknown;
  state: ManagedState;
  by: Manager;
}

export interface Owned<Value> {
  object: Value;
  by: Manager;
  folder: string;
  origin: PluginOrigin;
}

/** What all plugins together say. */
export interface Combination {
  settings: ReadonlyMap<string, CombinedSetting>;
  objects: { readonly [List in ObjectListName]?: ReadonlyArray<Owned<ObjectOf<List>>> };
  /** By id of the plugin that they are about. */
  problems: ReadonlyMap<string, OrganizationProblem[]>;
}

/**
 * Strongest first: the organization's before local ones always, by where they lie and never by what they say of themselves;
 * then the higher PRIORITY; then the id, so that every computer comes to the same result.
 */
function rankPlugins(plugins: readonly RankedPlugin[]): RankedPlugin[] {
  return plugins.toSorted(
    (a, b) =>
      Number(a.origin === 'local') - Number(b.origin === 'local') ||
      b.content.header.PRIORITY - a.content.header.PRIORITY ||
      compare(a.content.header.ID, b.content.header.ID),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function managerOf({ header }: PluginContent): Manager {
  const authors = header.AUTHORS.join(', ').slice(0, 300);
  const contact = header.SUPPORT_CONTACT;
  return {
    pluginId: header.ID,
    name: header.NAME,
    version: header.VERSION,
    ...(authors !== '' && { authors }),
    ...(contact !== '' && { contact }),
  };
}

/** The strongest plugin that sets a key decides on it; additive sets are joined. Objects of all plugins are joined by id. */
export function combine(plugins: readonly RankedPlugin[]): Combination {
  const ranked = rankPlugins(plugins);
  const problems = new Map<string, OrganizationProblem[]>();
  const settings = new Map<string, CombinedSetting>();
  for (const { content } of ranked) {
    for (const [key, { value, mayBeOverridden }] of Object.entries(content.settings)) {
      const stronger = settings.get(key);
      if (!stronger)
        settings.set(key, { value, state: mayBeOverridden ? 'default' : 'locked', by: managerOf(content) });
      else if (settingRule(key)?.isAdditive) settings.set(key, joined(stronger, value));
    }
  }
  const objects = new Map<string, Map<string, Owned<{ Id: string }>>>();
  for (const { content, folder, origin } of ranked) {
    const by = managerOf(content);
    for (const [list, own] of Object.entries(content.objects)) {
      const known = objects.get(list) ?? new Map<string, Owned<{ Id: string }>>();
      objects.set(list, known);
      for (const object of own) {
        const stronger = known.get(object.Id);
        if (!stronger) known.set(object.Id, { object, by, folder, origin });
        else {
          const text = phrase('organization.problem.objectElsewhere', { id: object.Id, plugin: stronger.by.name });
          const found = problem({ kind: 'bad-object', severity: 'warning', text, key: `${list}.${object.Id}` });
          problems.set(content.header.ID, [...(problems.get(content.header.ID) ?? []), found]);
        }
      }
    }
  }
  const lists = [...objects].map(([list, known]) => [list, [...known.values()]] as const);
  return { settings, objects: Object.fromEntries(lists) as Combination['objects'], problems };
}

function joined(stronger: CombinedSetting, value: unknown): CombinedSetting {
  const [first, second] = [stronger.value, value].map((set) => (Array.isArray(set) ? (set as unknown[]) : []));
  return { ...stronger, value: [...new Set([...(first ?? []), ...(second ?? [])])] };
}
