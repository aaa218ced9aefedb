import MuiButton from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Icon, type IconPlace, type IconShape } from './icon.tsx';
import { KeyHint } from './key-hint.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'delete' | 'link';

interface ButtonProps {
  children: ReactNode;
  onClick?: () => void;
  /** Secondary by default; at most one primary in a view; ghost is the way out. */
  kind?: ButtonKind;
  /** "dialog" is 36 px high. */
  size?: 'normal' | 'dialog';
  icon?: IconShape;
  iconPlace?: IconPlace;
  /** A key that does the same, shown inside: "Esc". */
  keys?: string;
  /** The same for assistive technology, where the key works right now. */
  keyShortcut?: string;
  isDisabled?: boolean;
  /** Says why it is disabled, or more than the word does. */
  describedBy?: string;
  isPressed?: boolean;
  type?: 'button' | 'submit';
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

const VARIANTS = { primary: 'contained', secondary: 'outlined', ghost: 'text', delete: 'outlined' } as const;

const DELETE = { color: 'var(--err)' } as const;

/** A plain element: every answer has one. */
function LinkButton(props: ButtonProps) {
  const { icon, iconPlace, className } = props;
  return (
    <button
      ref={props.ref}
      type={props.type ?? 'button'}
      onClick={props.onClick}
      disabled={props.isDisabled}
      // biome-ignore lint/a11y/noAutofocus: whoever shows it decides
      autoFocus={props.autoFocus}
      className={className === undefined ? styles.link : `${styles.link} ${className}`}
      aria-describedby={props.describedBy}
      aria-pressed={props.isPressed}
      aria-keyshortcuts={props.keyShortcut}
    >
      {icon ? <Icon of={icon} place={iconPlace} /> : null}
      {props.children}
      {props.keys ? <KeyHint keys={props.keys} /> : null}
    </button>
  );
}

export function Button(props: ButtonProps) {
  const { kind = 'secondary', size = 'normal', icon, keys, children, ...rest } = props;
  if (kind === 'link') return <LinkButton {...props} />;
  return (
    <MuiButton
      ref={rest.ref}
      variant={VARIANTS[kind]}
      size={size === 'dialog' ? 'large' : 'medium'}
      type={rest.type ?? 'button'}
      onClick={rest.onClick}
      disabled={rest.isDisabled}
      autoFocus={rest.autoFocus}
      className={rest.className}
      aria-describedby={rest.describedBy}
      aria-pressed={rest.isPressed}
      aria-keyshortcuts={rest.keyShortcut}
      sx={kind === 'delete' ? DELETE : undefined}
    >
      {icon ? <Icon of={icon} place={rest.iconPlace} /> : null}
      {children}
      {keys ? <KeyHint keys={keys} isOnInk={kind === 'primary'} /> : null}
    </MuiButton>
  );
}
