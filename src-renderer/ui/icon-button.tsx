import MuiIconButton from '@mui/material/IconButton';
import type { MouseEvent, Ref } from 'react';
import { Icon, type IconPlace, type IconShape } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

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
  placement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, name, isPressed, isDisabled, unavailable, opens, isOpen, controls, place, placement } = props;
  const button = (
    <MuiIconButton
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
      className={props.className}
    >
      <Icon of={icon} place={place} />
    </MuiIconButton>
  );
  // A disabled button sends no pointer events; its tooltip would never show.
  return isDisabled ? (
    button
  ) : (
    <Tooltip text={unavailable === undefined ? name : `${name}: ${unavailable}`} placement={placement}>
      {button}
    </Tooltip>
  );
}
