import type { PhraseKey } from '#shared/phrase.ts';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import type { Wording } from '../i18n.ts';

/** A proper name as it is; "Own server" and its like in the language of the window. */
export function kindName(kind: ProviderKindView, { t, has }: Wording): string {
  const key = `settings.kind.${kind.id}.name`;
  return kind.name ?? (has(key) ? t(key as PhraseKey) : kind.id);
}

/** The line under the name: what it is, or the country of who runs it. */
export function kindDescription(kind: ProviderKindView, { t, has, language }: Wording): string {
  const key = `settings.kind.${kind.id}.description`;
  if (has(key)) return t(key as PhraseKey);
  return kind.country ? (new Intl.DisplayNames([language], { type: 'region' }).of(kind.country) ?? kind.country) : '';
}
