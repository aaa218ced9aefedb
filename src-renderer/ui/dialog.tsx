import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Right-aligned buttons of size "dialog"; the last is the one that acts. */
  actions: ReactNode;
  width?: 480 | 640;
}

/** Only for deleting, keys and agreeing; everything else is a page, a drawer or a menu. */
export function Dialog({ isOpen, onClose, title, children, actions, width = 480 }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width, maxWidth: 'calc(100% - 48px)' } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  );
}
