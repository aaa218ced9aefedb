import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** Never the only explanation: what it says must also be a name, a label or a line nearby. */
  text: string;
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, placement = 'bottom' }: TooltipProps) {
  return (
    <MuiTooltip title={text} placement={placement} describeChild>
      {children}
    </MuiTooltip>
  );
}
