import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip-layer.module.css';
import { tooltipPlace } from './tooltip-place.ts';
import { type ShownTooltip, watchTooltips } from './watch-tooltips.ts';

/** The one tooltip of the window, beside the element whose text it shows. */
export function TooltipLayer() {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => watchTooltips(document, setShown), []);

  useLayoutEffect(() => {
    if (!shown || !layer.current) return;
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = tooltipPlace(
      shown.target.getBoundingClientRect(),
      layer.current.getBoundingClientRect(),
      room,
      shown.side,
    );
    layer.current.style.translate = `${left}px ${top}px`;
  }, [shown]);

  return shown
    ? createPortal(
        <div ref={layer} role="tooltip" className={styles.layer}>
          <div className={styles.tooltip}>{shown.text}</div>
        </div>,
        document.body,
      )
    : null;
}
