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
  const { icon, name, isPressed, isDisabled, opens, isOpen, controls, place, placement } = props;
  const button = (
    <MuiIconButton
      ref={props.ref}
      aria-label={name}
      aria-pressed={isPressed}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      aria-controls={controls}
      disabled={isDisabled}
      onClick={props.onClick}
      className={props.className}
    >
      <Icon of={icon} place={place} />
    </MuiIconButton>
  );
  // A disabled button sends no pointer events; its tooltip would never show.
  return isDisabled ? (
    button
  ) : (
    <Tooltip text={name} placement={placement}>
      {button}
    </Tooltip>
  );
}
