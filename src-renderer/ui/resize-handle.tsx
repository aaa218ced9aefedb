import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styles from './resize-handle.module.css';

const STEP_PX = 16;

interface ResizeHandleProps {
  name: string;
  /** Which edge of its panel it is. */
  edge: 'left' | 'right';
  width: number;
  min: number;
  max: number;
  /** Called once, when the person lets go. */
  onResize(width: number): void;
}

/** Drags a panel's edge; arrow keys do the same. The panel follows at once, the setting is stored at the end. */
export function ResizeHandle({ name, edge, width, min, max, onResize }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const [draft, setDraft] = useState<number | null>(null);
  const clamp = (value: number) => Math.min(max, Math.max(min, Math.round(value)));
  const direction = edge === 'right' ? 1 : -1;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return;
    const next = clamp(start.current.width + direction * (event.clientX - start.current.x));
    setDraft(next);
    const panel = event.currentTarget.parentElement;
    if (panel) panel.style.width = `${next}px`;
  };
  const onPointerUp = () => {
    start.current = null;
    if (draft !== null) onResize(draft);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STEP_PX : event.key === 'ArrowLeft' ? -STEP_PX : 0;
    if (step === 0) return;
    event.preventDefault();
    onResize(clamp(width + direction * step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a splitter is a separator with a value, which <hr> is not
    <div
      className={styles.handle}
      data-edge={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={draft ?? width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
}
