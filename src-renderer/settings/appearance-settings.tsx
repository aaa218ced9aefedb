import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Page, SettingRow } from './page.tsx';

export function AppearanceSettings() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  if (!settings) return null;
  return (
    <Page title={t('settings.section.appearance')}>
      <SettingRow label={t('settings.theme')} description={t('settings.themeHelp')}>
        <Segmented
          name={t('settings.theme')}
          value={settings.theme}
          onChange={(theme) => void app.updateSettings({ theme })}
          options={[
            { value: 'system', label: t('settings.system') },
            { value: 'light', label: t('settings.light') },
            { value: 'dark', label: t('settings.dark') },
          ]}
        />
      </SettingRow>
      <SettingRow label={t('settings.motion')} description={t('settings.motionHelp')}>
        <Segmented
          name={t('settings.motion')}
          value={settings.reducedMotion}
          onChange={(reducedMotion) => void app.updateSettings({ reducedMotion })}
          options={[
            { value: 'system', label: t('settings.system') },
            { value: 'on', label: t('settings.reduced') },
          ]}
        />
      </SettingRow>
    </Page>
  );
}
