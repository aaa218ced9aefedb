import Divider from '@mui/material/Divider';
import Fade from '@mui/material/Fade';
import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import type { PopoverPosition } from '@mui/material/Popover';
import { Icon, type IconShape } from './icon.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './menu.module.css';
import { useWasTrue } from './use-was-true.ts';

/** Shared with `Select`: fades and comes 4 px down, 120 ms. */
export const menuSlots = {
  slots: { transition: Fade },
  slotProps: { paper: { className: styles.paper }, transition: { timeout: { enter: 120, exit: 80 } } },
} as const;

export type MenuEntry =
  | 'divider'
  | {
      /** Where two entries may have the same label. */
      key?: string;
      label: string;
      onSelect(): void;
      icon?: IconShape;
      keys?: string;
      isDanger?: boolean;
      isDisabled?: boolean;
      /** Second line: why it is disabled, what it means. */
      reason?: string;
    };

interface MenuProps {
  name: string;
  entries: readonly MenuEntry[];
  onClose(): void;
  /** Under this element, or at this point of the window (context menus). */
  anchor: HTMLElement | null;
  position?: PopoverPosition;
}

export function Menu({ name, entries, onClose, anchor, position }: MenuProps) {
  const isOpen = anchor !== null || position !== undefined;
  const wasOpened = useWasTrue(isOpen);
  if (!wasOpened) return null;
  return (
    <MuiMenu
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      anchorReference={position ? 'anchorPosition' : 'anchorEl'}
      anchorPosition={position}
      slots={menuSlots.slots}
      slotProps={{ ...menuSlots.slotProps, list: { 'aria-label': name } }}
    >
      {entries.map((entry, index) =>
        entry === 'divider' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one opened menu do not move
          <Divider key={index} className={styles.divider} />
        ) : (
          <MuiMenuItem
            key={entry.key ?? entry.label}
            disabled={entry.isDisabled}
            className={entry.isDanger ? styles.danger : undefined}
            onClick={() => {
              onClose();
              entry.onSelect();
            }}
          >
            {entry.icon ? <Icon of={entry.icon} className={styles.icon} /> : null}
            <span className={styles.words}>
              <span>{entry.label}</span>
              {entry.reason ? <span className={styles.reason}>{entry.reason}</span> : null}
            </span>
            {entry.keys ? <KeyHint keys={entry.keys} /> : null}
          </MuiMenuItem>
        ),
      )}
    </MuiMenu>
  );
}
