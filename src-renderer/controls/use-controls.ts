import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { useApp, useWindowState } from '../state/state.tsx';

export interface Controls {
  isOpen: boolean;
  /** On a window under 1280 px the drawer lies over the chat, and is closed until asked for. */
  isOverlay: boolean;
  toggle(): void;
  close(): void;
  /** Opens the controls at the shield. */
  showShield(): void;
}

export function useControls(): Controls {
  const { app } = useWindowState();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isOpenInPlace = useApp((state) => state.settings?.controlsOpen ?? true);
  const isOpenOver = useApp((state) => state.isControlsOverlayOpen);
  const isOpen = isWide ? isOpenInPlace : isOpenOver;
  const set = useCallback(
    (open: boolean) => {
      if (isWide) void app.updateSettings({ controlsOpen: open }).catch(() => undefined);
      else app.setControlsOverlayOpen(open);
    },
    [app, isWide],
  );
  const showShield = useCallback(() => {
    set(true);
    app.setShieldWanted(true);
  }, [app, set]);
  return { isOpen, isOverlay: !isWide, toggle: () => set(!isOpen), close: () => set(false), showShield };
}
