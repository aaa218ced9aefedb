import { createHash } from 'node:crypto';
import type { EffectiveValue, OrganizationProblem, OrganizationView, PluginView } from '#shared/organization/view.ts';
import type { Combination } from './combine.ts';
import { exampleConversation } from './format/example-conversation.ts';
import { settingRule } from './format/setting-rules.ts';
import type { LoadedPlugin } from './load-plugins.ts';

/** The card of one plugin. `foundLater`: problems by plugin id that showed only after it was read. */
export function pluginView(
  plugin: LoadedPlugin,
  foundLater: ReadonlyArray<ReadonlyMap<string, OrganizationProblem[]>>,
  nextCheckAt: number | undefined,
): PluginView {
  const { content, place, state, since, checkedAt, refusedVersion } = plugin;
  const header = content?.header;
  const count = (lists: ReadonlyArray<keyof Combination['objects']>) =>
    lists.reduce((sum, list) => sum + (content?.objects[list]?.length ?? 0), 0);
  return {
    id: header?.ID ?? place.expectedId ?? place.folder,
    name: header?.NAME ?? lastPart(place.folder),
    description: header?.DESCRIPTION ?? '',
    version: header?.VERSION ?? '',
    ...(refusedVersion !== undefined && { refusedVersion }),
    authors: header?.AUTHORS ?? [],
    contact: header?.SUPPORT_CONTACT ?? '',
    sourceUrl: header?.SOURCE_URL ?? '',
    ...(header?.ICON_SVG && { iconSvg: header.ICON_SVG }),
    deprecationMessage: header?.DEPRECATION_MESSAGE ?? '',
    origin: place.origin,
    priority: header?.PRIORITY ?? 0,
    state,
    since,
    checkedAt,
    ...(nextCheckAt !== undefined && { nextCheckAt }),
    counts: {
      settings: Object.keys(content?.settings ?? {}).length,
      providers: count(['LLM_PROVIDERS']),
      templates: count(['CHAT_TEMPLATES']),
      profiles: count(['PROFILES']),
      mandatoryInfos: count(['MANDATORY_INFOS']),
      other: count([
        'EMBEDDING_PROVIDERS',
        'TRANSCRIPTION_PROVIDERS',
        'DATA_SOURCES',
        'DOCUMENT_ANALYSIS_POLICIES',
        'INTRODUCTIONS',
        'MAILBOX_PROVIDERS',
        'MCP_SERVERS',
      ]),
    },
    problems: [...plugin.problems, ...foundLater.flatMap((found) => (header && found.get(header.ID)) ?? [])],
  };
}

/** Windows' separators, too: a folder may be shown on either system. */
function lastPart(folder: string): string {
  return folder.split(/[/\\]/).findLast(Boolean) ?? folder;
}

/** Every value in force, maps of tools' settings entry by entry. */
export function effectiveValues({ settings }: Combination, isReplaced: (key: string) => boolean): EffectiveValue[] {
  return [...settings].flatMap(([key, combined]): EffectiveValue[] => {
    const { state, by } = combined;
    const usedFrom = settingRule(key)?.usedFrom;
    const rest = { by, state, ...(usedFrom && { usedFrom }) };
    if (key !== 'DataTools.LockedToolSettings' && key !== 'DataTools.DefaultToolSettings') {
      return [{ key, value: combined.value, isReplacedByPerson: isReplaced(key), ...rest }];
    }
    const isLocked = key === 'DataTools.LockedToolSettings';
    return Object.entries(combined.value as Record<string, string>).map(([field, value]) => ({
      key: `${key}.${field}`,
      // What stands there encrypted is nobody's to read.
      value: value.startsWith('ENC:') ? true : value,
      ...rest,
      state: isLocked ? 'locked' : 'default',
      isReplacedByPerson: !isLocked && isReplaced(`${key}.${field}`),
    }));
  });
}

/** What comes from configurations and is no setting. */
export function objectViews({
  objects,
}: Combination): Pick<OrganizationView, 'introductions' | 'templates' | 'profiles'> {
  return {
    introductions: (objects.INTRODUCTIONS ?? []).map(({ object: { Id, Title, Markdown }, by }) => ({
      id: Id,
      title: Title,
      markdown: Markdown,
      by,
      digest: createHash('sha256')
        .update(JSON.stringify([by.pluginId, Id, Title, Markdown]))
        .digest('hex')
        .slice(0, 16),
    })),
    templates: (objects.CHAT_TEMPLATES ?? []).map(({ object, by }) => ({
      id: object.Id,
      name: object.Name,
      systemPrompt: object.SystemPrompt,
      userPrompt: object.PredefinedUserPrompt,
      mayUseProfile: object.AllowProfileUsage,
      exampleConversation: exampleConversation(object),
      attachments: object.FileAttachments,
      ...(object.ToolIds && { toolIds: object.ToolIds }),
      by,
    })),
    profiles: (objects.PROFILES ?? []).map(({ object, by }) => ({
      id: object.Id,
      name: object.Name,
      needToKnow: object.NeedToKnow,
      actions: object.Actions,
      by,
    })),
  };
}
