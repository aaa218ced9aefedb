import type { PhraseKey } from '#shared/phrase.ts';
import type { CollectionView, ToolView } from '#shared/tool/view.ts';
import type { Wording } from '../i18n.ts';

/** Texts of a tool are found by convention; one that has none is called by its id. */
export function toolName(id: string, { t, has }: Wording): string {
  const key = `tools.${id}.name`;
  return has(key) ? t(key) : id;
}

type Named = Pick<CollectionView | ToolView, 'id' | 'label'>;

/** What a tool or collection is called: by its maker, or by the app. */
export function labelOf({ id, label }: Named, wording: Wording): string {
  return label?.name ?? toolName(id, wording);
}

/** One sentence for people; a tool that was made here has what its maker wrote for the model. */
export function descriptionOf({ id, label }: Named, { t, has }: Wording): string {
  const key = `tools.${id}.description`;
  return label?.description ?? (has(key) ? t(key) : '');
}

export function settingText(toolId: string, field: string, part: 'label' | 'description', { t, has }: Wording): string {
  const key = `tools.${toolId}.settings.${field}.${part}`;
  return has(key) ? t(key) : part === 'label' ? field : '';
}

/** Labels of a choice: those of its list, else the value itself. */
export function choiceLabel(source: string | undefined, value: string, { t, has }: Wording): string {
  const key = `tools.choice.${source}.${value}`;
  return source !== undefined && has(key) ? t(key as PhraseKey) : value;
}
