import type { MouseEvent, Ref } from 'react';
import { Icon, type IconPlace, type IconShape } from './icon.tsx';
import styles from './icon-button.module.css';
import { tooltip } from './tooltip.ts';

interface IconButtonProps {
  icon: IconShape;
  /** What it does: read aloud and shown as the tooltip. */
  name: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Why it does nothing right now. Unlike a disabled button it can be reached, and says so. */
  unavailable?: string;
  /** It opens a menu or a dialog. */
  opens?: 'menu' | 'dialog';
  isOpen?: boolean;
  controls?: string;
  place?: IconPlace;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A plain element: a chat shows dozens of them, and makes them while somebody waits. */
export function IconButton(props: IconButtonProps) {
  const { icon, name, isPressed, isDisabled, unavailable, opens, isOpen, controls, place, className } = props;
  return (
    <button
      type="button"
      ref={props.ref}
      aria-label={name}
      aria-pressed={isPressed}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-disabled={unavailable === undefined ? undefined : true}
      aria-description={unavailable}
      disabled={isDisabled}
      onClick={unavailable === undefined ? props.onClick : undefined}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      {...tooltip(unavailable === undefined ? name : `${name}: ${unavailable}`)}
    >
      <Icon of={icon} place={place} />
    </button>
  );
}
