import { useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { COLOURS, type ColourScheme } from '../theme.ts';
import { createDiagramDrawer, type DiagramOrder, type DiagramPicture } from './diagram-drawer.ts';
import type { DiagramColours } from './protocol.ts';

const drawer = createDiagramDrawer();

function coloursOf(scheme: ColourScheme): DiagramColours {
  const { page, sunken, text, text2, line, control, accentSoft } = COLOURS[scheme];
  return { behind: sunken, text, muted: text2, line, fill: page, edge: control, accentFill: accentSoft };
}

/** Sharp on every display, and no larger than needed: zooming the window beyond this scales the picture. */
const MAX_SCALE = 3;
const scaleNow = () => Math.min(MAX_SCALE, Math.max(1, Math.ceil(devicePixelRatio * 2) / 2));

function onScaleChange(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** A window that is busy for longer draws all the same. */
const MAX_DELAY_MS = 1_000;

/**
 * The picture of a diagram's text in the window's colours, or null until there is one. Drawn when the browser has nothing
 * better to do, and again for another colour scheme or display.
 */
export function useDiagram(source: string, isComplete: boolean): DiagramPicture | null {
  const { colorScheme } = useColorScheme();
  const scheme: ColourScheme = colorScheme === 'dark' ? 'dark' : 'light';
  const scale = useSyncExternalStore(onScaleChange, scaleNow);
  const order = useMemo<DiagramOrder>(
    () => ({ source, isDark: scheme === 'dark', colours: coloursOf(scheme), scale }),
    [source, scheme, scale],
  );
  const [drawn, setDrawn] = useState<{ order: DiagramOrder; picture: DiagramPicture } | null>(() => {
    const picture = isComplete ? drawer.drawn(order) : undefined;
    return picture ? { order, picture } : null;
  });
  useEffect(() => {
    if (!isComplete) return;
    const leaving = new AbortController();
    const start = () => {
      drawer.draw(order, leaving.signal).then(
        (picture) => {
          if (!leaving.signal.aborted) setDrawn({ order, picture });
        },
        () => undefined,
      );
    };
    const idle = requestIdleCallback(start, { timeout: MAX_DELAY_MS });
    return () => {
      cancelIdleCallback(idle);
      leaving.abort();
    };
  }, [order, isComplete]);
  // The picture in the old colours stays until the new one is there; one of another text does not.
  return isComplete && drawn?.order.source === source ? drawn.picture : null;
}
