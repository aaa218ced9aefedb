import { usePhrase } from '../i18n.ts';
import { useApp, useOrganization, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { SettingRow } from './page.tsx';
import { useManaged } from './use-managed.tsx';

/** Whether texts of the organization stand where a chat begins; nothing where it has none. */
export function IntroductionSettings() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const introductions = useOrganization((state) => state.view?.introductions);
  const { isLocked, note } = useManaged('showIntroductions');
  if (!settings || !introductions || introductions.length === 0) return null;
  const { dismissedIntroductions: dismissed, showIntroductions } = settings;
  const hidden = introductions.filter(({ digest }) => dismissed.includes(digest)).length;
  return (
    <SettingRow
      label={t('settings.introductions')}
      description={t('settings.introductionsHelp')}
      note={note}
      noteId="introductions-note"
    >
      <Switch
        hasWord
        name={t('settings.introductions')}
        isOn={showIntroductions}
        isDisabled={isLocked}
        describedBy="introductions-note"
        onChange={(next) => void app.updateSettings({ showIntroductions: next }).catch(() => undefined)}
      />
      {showIntroductions && hidden > 0 ? (
        <Button kind="link" onClick={() => void app.updateSettings({ dismissedIntroductions: [] })}>
          {t('settings.introductionsAgain', { count: hidden })}
        </Button>
      ) : null}
    </SettingRow>
  );
}
