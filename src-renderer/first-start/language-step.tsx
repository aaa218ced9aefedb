import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './first-start.module.css';

export function LanguageStep() {
  const { t, language } = usePhrase();
  const { app } = useWindowState();
  const theme = useApp((state) => state.settings?.theme ?? 'system');
  return (
    <>
      <h2 className={styles.title}>{t('settings.first.languageTitle')}</h2>
      <p className={styles.lead}>{t('settings.first.languageLead')}</p>
      <Segmented
        name={t('settings.language')}
        value={language}
        onChange={(next) => void app.updateSettings({ language: next })}
        options={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
      />
      <h3 className={styles.subtitle}>{t('settings.theme')}</h3>
      <Segmented
        name={t('settings.theme')}
        value={theme}
        onChange={(next) => void app.updateSettings({ theme: next })}
        options={[
          { value: 'system', label: t('settings.system') },
          { value: 'light', label: t('settings.light') },
          { value: 'dark', label: t('settings.dark') },
        ]}
      />
    </>
  );
}
