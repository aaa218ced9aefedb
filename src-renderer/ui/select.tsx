import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { ChevronDown, Lock } from './icons.ts';
import { menuSlots } from './menu.tsx';

interface SelectProps<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  onChange(value: Value): void;
  options: ReadonlyArray<{ value: Value; label: ReactNode; isDisabled?: boolean }>;
  help?: ReactNode;
  /** Under it: who locked it. What is locked cannot be changed. */
  lockedBy?: string;
  isDisabled?: boolean;
}

const Chevron = (props: { className?: string }) => <Icon of={ChevronDown} className={props.className} />;

const Locked = (props: { className?: string }) => <Icon of={Lock} className={props.className} />;

/** One of a few. Looks and is tied together like `Field`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, help, lockedBy } = props;
  const id = useId();
  const line = lockedBy ?? help;
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={props.isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </span>
      <MuiSelect
        fullWidth
        // A choice may be "none", with words of its own.
        displayEmpty
        labelId={`${id}-label`}
        value={value}
        onChange={(event) => props.onChange(event.target.value as Value)}
        disabled={props.isDisabled || lockedBy !== undefined}
        IconComponent={lockedBy === undefined ? Chevron : Locked}
        aria-describedby={line ? `${id}-line` : undefined}
        MenuProps={{ ...menuSlots }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </MenuItem>
        ))}
      </MuiSelect>
      {line ? (
        <p id={`${id}-line`} className={styles.line}>
          {lockedBy === undefined ? null : <Icon of={Lock} place="chip" />}
          {line}
        </p>
      ) : null}
    </div>
  );
}
