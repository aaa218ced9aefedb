import type { ManagedBy } from '#shared/settings/managed-by.ts';
import type { usePhrase } from '../i18n.ts';

type Translate = ReturnType<typeof usePhrase>['t'];

/** The configuration that decided, as people know it: Town of Ellerbach, “Legal office 2.4.1”. */
export function managedByWords({ name, version, authors }: ManagedBy, t: Translate): string {
  return authors
    ? t('settings.origin.configurationOf', { authors, name, version })
    : t('settings.origin.configuration', { name, version });
}

/** The line under every control that is locked: who locked it, and whom to ask. */
export function lockedWords(by: ManagedBy | undefined, t: Translate): string {
  if (!by) return t('settings.origin.locked');
  const line = t('settings.origin.lockedBy', { by: managedByWords(by, t) });
  return by.contact ? `${line} ${t('settings.origin.questions', { contact: by.contact })}` : line;
}
