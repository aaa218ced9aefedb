import MuiSwitch from '@mui/material/Switch';

interface SwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  /** Read aloud; the visible label stands beside it. */
  name: string;
  isDisabled?: boolean;
  /** The id of the line that says why it is locked or what it costs. */
  describedBy?: string;
}

export function Switch({ isOn, onChange, name, isDisabled, describedBy }: SwitchProps) {
  return (
    <MuiSwitch
      checked={isOn}
      disabled={isDisabled}
      onChange={(_, checked) => onChange(checked)}
      slotProps={{ input: { 'aria-label': name, 'aria-describedby': describedBy } }}
    />
  );
}
