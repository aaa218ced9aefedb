import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Icon, type IconShape } from './icon.tsx';

interface SegmentedProps<Value extends string> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  options: ReadonlyArray<{ value: Value; label: string; icon?: IconShape }>;
  isDisabled?: boolean;
  /** The id of the line that says why it is locked. */
  describedBy?: string;
}

/** One of two to four, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { name, value, onChange, options, isDisabled, describedBy } = props;
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={name}
      aria-describedby={describedBy}
      value={value}
      disabled={isDisabled}
      // Pressing the chosen one again would leave nothing chosen.
      onChange={(_, next: Value | null) => next && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.icon ? <Icon of={option.icon} place="state" /> : null}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
