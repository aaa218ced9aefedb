import type { ClientFrame, ServerFrame } from '#shared/ipc/frames.ts';

/** The one object that the Electron preload puts into the page, as `window.confidant`. */
export interface Bridge {
  send(frame: ClientFrame): void;
  /** Takes one listener; a later one replaces it. */
  onFrame(listener: (frame: ServerFrame) => void): void;
}

export function findBridge(): Bridge | undefined {
  return (globalThis as { confidant?: Bridge }).confidant;
}
