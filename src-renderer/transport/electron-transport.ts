import type { Bridge } from '#shared/ipc/bridge.ts';
import type { ClientFrame, ServerFrame } from '#shared/ipc/frames.ts';
import type { ClientTransport } from '#shared/ipc/transport.ts';

/** Frames through the preload. The connection lives as long as the page: it is open from the start and never lost. */
export class ElectronTransport implements ClientTransport {
  #bridge: Bridge;
  #frameListeners = new Set<(frame: ServerFrame) => void>();

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
    bridge.onFrame((frame) => {
      for (const listener of this.#frameListeners) listener(frame);
    });
  }

  send(frame: ClientFrame): void {
    this.#bridge.send(frame);
  }

  onFrame(listener: (frame: ServerFrame) => void): () => void {
    this.#frameListeners.add(listener);
    return () => this.#frameListeners.delete(listener);
  }

  onState(listener: (state: 'open' | 'lost') => void): () => void {
    let isListening = true;
    queueMicrotask(() => {
      if (isListening) listener('open');
    });
    return () => {
      isListening = false;
    };
  }
}
