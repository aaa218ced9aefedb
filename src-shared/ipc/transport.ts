import type { ClientFrame, ServerFrame } from './frames.ts';

/** One connection from a window to main. Frames arrive in order or the connection closes. */
export interface ClientTransport {
  send(frame: ClientFrame): void;
  onFrame(listener: (frame: ServerFrame) => void): () => void;
  /** "lost": requests under way fail, a new connection is being tried. "open": connected (again). */
  onState(listener: (state: 'open' | 'lost') => void): () => void;
}
