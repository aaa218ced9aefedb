import type { SettingProvenance } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Building, Lock, User } from '../ui/icons.ts';
import { lockedWords, managedByWords } from './managed-by-words.ts';

interface ProvenanceProps {
  of: SettingProvenance;
  /** Absent: there is no way back to a default from here. */
  onReset?(): void;
  /** Said where the value is built in; absent: just that. */
  builtIn?: string;
}

/** Which of the four values is in force, who locked it, and the way back to the default. */
export function Provenance({ of: { origin, by }, onReset, builtIn }: ProvenanceProps) {
  const { t } = usePhrase();
  switch (origin) {
    case 'locked':
      return (
        <>
          <Icon of={Lock} place="chip" />
          {lockedWords(by, t)}
        </>
      );
    case 'person':
      return (
        <>
          <Icon of={User} place="chip" />
          {t('settings.origin.person')}
          {onReset ? (
            <Button kind="link" onClick={onReset}>
              {t('settings.origin.reset')}
            </Button>
          ) : null}
        </>
      );
    case 'organization-default':
      return (
        <>
          <Icon of={Building} place="chip" />
          {by ? t('settings.origin.defaultOf', { by: managedByWords(by, t) }) : t('settings.origin.organization')}
        </>
      );
    case 'built-in':
      return builtIn ?? t('settings.origin.builtIn');
  }
}
