import {
  CONFIDENCE_LEVELS,
  CONFIDENCE_SCHEMES,
  type ConfidenceLevel,
  type ConfidenceScheme,
} from '#shared/provider/confidence.ts';
import { usePhrase } from '../i18n.ts';
import { kindName } from '../providers/kind-name.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Page, SettingRow, Width } from './page.tsx';
import { useManaged } from './use-managed.tsx';

/** A minimum of UNTRUSTED or UNKNOWN would let almost everything through, so it is not offered. */
const MINIMUMS = CONFIDENCE_LEVELS.filter((level) => level !== 'UNTRUSTED' && level !== 'UNKNOWN');
const CUSTOM_LEVELS = CONFIDENCE_LEVELS.filter((level) => level !== 'NONE');

/** How far each provider is trusted: the scheme, the minimum for everything, and the levels of a scheme of one's own. */
export function ConfidenceSettings() {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const info = useApp((state) => state.info);
  const custom = useManaged('customConfidence');
  const shown = useManaged('showProviderConfidence');
  if (!settings || !info) return null;
  const { confidenceScheme: scheme } = settings;
  const setCustom = (kind: string, level: ConfidenceLevel) =>
    void app.updateSettings({ customConfidence: { ...settings.customConfidence, [kind]: level } });
  return (
    <Page title={t('settings.section.confidence')} description={t('settings.confidenceHelp')}>
      <SettingRow label={t('settings.scheme')} description={t(`settings.schemeHelp.${scheme}`)}>
        <Width of="middle">
          <SchemeSelect value={scheme} onChange={(confidenceScheme) => void app.updateSettings({ confidenceScheme })} />
        </Width>
      </SettingRow>
      <SettingRow label={t('settings.minimum')} description={t('settings.minimumHelp')}>
        <Width of="middle">
          <MinimumSelect
            value={settings.globalMinimumConfidence}
            onChange={(globalMinimumConfidence) => void app.updateSettings({ globalMinimumConfidence })}
          />
        </Width>
      </SettingRow>
      <SettingRow
        label={t('settings.showConfidence')}
        description={t('settings.showConfidenceHelp')}
        note={shown.note}
        noteId="show-confidence-note"
      >
        <Switch
          hasWord
          name={t('settings.showConfidence')}
          isOn={settings.showProviderConfidence}
          isDisabled={shown.isLocked}
          describedBy="show-confidence-note"
          onChange={(showProviderConfidence) => void app.updateSettings({ showProviderConfidence })}
        />
      </SettingRow>
      {info.kinds
        .filter((kind) => kind.available)
        .map((kind) => {
          const level =
            scheme === 'CUSTOM'
              ? (settings.customConfidence[kind.id] ?? 'UNKNOWN')
              : info.kindConfidence[scheme]?.[kind.id];
          return (
            <SettingRow key={kind.id} label={kindName(kind, wording)}>
              {scheme === 'CUSTOM' && kind.id !== 'DEMO' ? (
                <Width of="middle">
                  <Select
                    label={t('settings.levelFor', { name: kindName(kind, wording) })}
                    lockedBy={custom.lockedBy}
                    help={custom.note}
                    isLabelHidden
                    value={level ?? 'UNKNOWN'}
                    onChange={(next) => setCustom(kind.id, next)}
                    options={CUSTOM_LEVELS.map((value) => ({ value, label: <Confidence level={value} /> }))}
                  />
                </Width>
              ) : (
                <Confidence level={kind.id === 'DEMO' ? 'HIGH' : (level ?? 'UNKNOWN')} />
              )}
            </SettingRow>
          );
        })}
    </Page>
  );
}

export function SchemeSelect({
  value,
  onChange,
}: {
  value: ConfidenceScheme;
  onChange(scheme: ConfidenceScheme): void;
}) {
  const { t } = usePhrase();
  const { lockedBy, note } = useManaged('confidenceScheme');
  return (
    <Select
      lockedBy={lockedBy}
      help={note}
      label={t('settings.scheme')}
      isLabelHidden
      value={value}
      onChange={onChange}
      options={CONFIDENCE_SCHEMES.map((scheme) => ({ value: scheme, label: t(`settings.schemeName.${scheme}`) }))}
    />
  );
}

export function MinimumSelect({ value, onChange }: { value: ConfidenceLevel; onChange(level: ConfidenceLevel): void }) {
  const { t } = usePhrase();
  const { lockedBy, note } = useManaged('globalMinimumConfidence');
  return (
    <Select
      lockedBy={lockedBy}
      help={note}
      label={t('settings.minimum')}
      isLabelHidden
      value={value}
      onChange={onChange}
      options={MINIMUMS.map((level) => ({ value: level, label: <Confidence level={level} /> }))}
    />
  );
}
