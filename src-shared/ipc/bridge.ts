import type { ClientFrame, ServerFrame } from './frames.ts';

/** The one object that the Electron preload puts into the page, as `window.confidant`. */
export interface Bridge {
  send(frame: ClientFrame): void;
  /** Takes one listener; a later one replaces it. */
  onFrame(listener: (frame: ServerFrame) => void): void;
}
