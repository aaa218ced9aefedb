import MuiSwitch from '@mui/material/Switch';
import { usePhrase } from '../i18n.ts';
import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  /** Read aloud; the visible label stands beside it. */
  name: string;
  isDisabled?: boolean;
  /** The id of the line that says why it is locked or what it costs. */
  describedBy?: string;
  /** "On" or "Off" beside it, where nothing else stands at its side. */
  hasWord?: boolean;
}

export function Switch({ isOn, onChange, name, isDisabled, describedBy, hasWord = false }: SwitchProps) {
  const { t } = usePhrase();
  const control = (
    <MuiSwitch
      checked={isOn}
      disabled={isDisabled}
      onChange={(_, checked) => onChange(checked)}
      slotProps={{ input: { 'aria-label': name, 'aria-describedby': describedBy } }}
    />
  );
  if (!hasWord) return control;
  return (
    <span className={styles.worded}>
      {control}
      <span aria-hidden>{t(isOn ? 'common.on' : 'common.off')}</span>
    </span>
  );
}
