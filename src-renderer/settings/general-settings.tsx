import { TEMPORARY_CHAT_DAYS } from '#shared/settings/settings.ts';
import { START_PAGES } from '#shared/settings/start-page.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { IntroductionSettings } from './introduction-settings.tsx';
import { Page, SettingRow, Width } from './page.tsx';
import { useManaged } from './use-managed.tsx';

const NEVER = 'never';

export function GeneralSettings() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const isMac = useApp((state) => state.info?.platform === 'darwin');
  const parallel = useManaged('parallelToolCalls');
  const schemaMode = useManaged('schemaMode');
  const startPage = useManaged('startPage');
  if (!settings) return null;
  return (
    <Page title={t('settings.section.general')}>
      <SettingRow label={t('settings.language')} description={t('settings.languageHelp')}>
        <Segmented
          name={t('settings.language')}
          value={settings.language}
          onChange={(language) => void app.updateSettings({ language })}
          options={[
            { value: 'system', label: t('settings.system') },
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
        />
      </SettingRow>
      <SettingRow
        label={t('settings.startPage')}
        description={t('settings.startPageHelp')}
        note={startPage.note}
        noteId="start-page-note"
      >
        <Segmented
          name={t('settings.startPage')}
          value={settings.startPage}
          isDisabled={startPage.isLocked}
          describedBy="start-page-note"
          onChange={(startPage) => void app.updateSettings({ startPage })}
          options={START_PAGES.map((page) => ({ value: page, label: t(`settings.startPageName.${page}`) }))}
        />
      </SettingRow>
      <SettingRow label={t('settings.sendWith')} description={t('settings.sendWithHelp')}>
        <Segmented
          name={t('settings.sendWith')}
          value={settings.sendWith}
          onChange={(sendWith) => void app.updateSettings({ sendWith })}
          options={[
            { value: 'enter', label: t('settings.sendWithEnter') },
            { value: 'modifier-enter', label: isMac ? '⌘ + Enter' : t('settings.sendWithModifierEnter') },
          ]}
        />
      </SettingRow>
      <SettingRow label={t('settings.temporaryDays')} description={t('settings.temporaryDaysHelp')}>
        <Width of="middle">
          <Select
            label={t('settings.temporaryDays')}
            isLabelHidden
            value={String(settings.temporaryChatDays ?? NEVER)}
            onChange={(days) =>
              void app.updateSettings({
                temporaryChatDays: TEMPORARY_CHAT_DAYS.find((choice) => String(choice) === days) ?? null,
              })
            }
            options={[
              ...TEMPORARY_CHAT_DAYS.map((days) => ({
                value: String(days),
                label: t('settings.temporaryDaysAfter', { count: days }),
              })),
              { value: NEVER, label: t('settings.temporaryDaysNever') },
            ]}
          />
        </Width>
      </SettingRow>
      <SettingRow label={t('settings.titlesByProvider')} description={t('settings.titlesByProviderHelp')}>
        <Switch
          hasWord
          name={t('settings.titlesByProvider')}
          isOn={settings.titlesByProvider}
          onChange={(titlesByProvider) => void app.updateSettings({ titlesByProvider })}
        />
      </SettingRow>
      <IntroductionSettings />
      <SettingRow
        label={t('settings.parallelToolCalls')}
        description={t('settings.parallelToolCallsHelp')}
        note={parallel.note}
        noteId="parallel-note"
      >
        <Switch
          hasWord
          name={t('settings.parallelToolCalls')}
          isOn={settings.parallelToolCalls}
          isDisabled={parallel.isLocked}
          describedBy="parallel-note"
          onChange={(parallelToolCalls) => void app.updateSettings({ parallelToolCalls })}
        />
      </SettingRow>
      <SettingRow
        label={t('settings.schemaMode')}
        description={t('settings.schemaModeHelp')}
        note={schemaMode.note}
        noteId="schema-note"
      >
        <Segmented
          name={t('settings.schemaMode')}
          value={settings.schemaMode}
          isDisabled={schemaMode.isLocked}
          describedBy="schema-note"
          onChange={(schemaMode) => void app.updateSettings({ schemaMode })}
          options={[
            { value: 'full', label: t('settings.schemaModeFull') },
            { value: 'compact', label: t('settings.schemaModeCompact') },
          ]}
        />
      </SettingRow>
    </Page>
  );
}
