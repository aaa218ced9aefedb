import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './field.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { CircleAlert, Lock } from './icons.ts';

interface FieldProps {
  label: string;
  /** The label is read aloud only; a heading or a placeholder nearby shows it. */
  isLabelHidden?: boolean;
  value: string;
  onChange(value: string): void;
  /** Under the field: what it is for. */
  help?: ReactNode;
  /** Under the field instead of the help: what is wrong and what to do. */
  problem?: string;
  /** Under the field: who locked it. Locked fields cannot be edited. */
  lockedBy?: string;
  placeholder?: string;
  type?: 'text' | 'password' | 'url' | 'number' | 'search';
  icon?: IconShape;
  /** Behind the value: a unit, a button. */
  end?: ReactNode;
  isMono?: boolean;
  /** More than one line; grows up to twelve. */
  lines?: number;
  isDisabled?: boolean;
  autoFocus?: boolean;
  onBlur?(): void;
  onEnter?(): void;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Label, input and the line under it, tied together for a screen reader. */
export function Field(props: FieldProps) {
  const { label, value, problem, lockedBy, help, lines } = props;
  const id = useId();
  const lineId = `${id}-line`;
  const isLocked = lockedBy !== undefined;
  const line = problem ?? lockedBy ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={props.isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || lines !== undefined || !props.onEnter) return;
          // What Enter closes gives the focus back to a button; the rest of this key press must not press that, too.
          event.preventDefault();
          props.onEnter();
        }}
        type={props.type ?? 'text'}
        placeholder={props.placeholder}
        error={problem !== undefined}
        disabled={props.isDisabled || isLocked}
        autoFocus={props.autoFocus}
        multiline={lines !== undefined}
        minRows={lines}
        maxRows={lines === undefined ? undefined : 12}
        inputRef={props.inputRef}
        className={props.isMono ? styles.mono : undefined}
        startAdornment={props.icon ? <Icon of={props.icon} className={styles.icon} /> : undefined}
        endAdornment={
          <>
            {props.end}
            {isLocked ? <Icon of={Lock} className={styles.icon} /> : null}
            {problem !== undefined ? <Icon of={CircleAlert} className={styles.problemIcon} /> : null}
          </>
        }
        slotProps={{ input: { 'aria-describedby': line ? lineId : undefined, spellCheck: false } }}
      />
      {line ? (
        <p id={lineId} className={styles.line} data-problem={problem !== undefined || undefined}>
          {isLocked && problem === undefined ? <Icon of={Lock} place="chip" /> : null}
          {line}
        </p>
      ) : null}
    </div>
  );
}
