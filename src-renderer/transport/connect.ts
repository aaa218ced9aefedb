import type { Bridge } from '#shared/ipc/bridge.ts';
import type { ClientTransport } from '#shared/ipc/transport.ts';
import { ElectronTransport } from './electron-transport.ts';
import { createSessionOpener } from './web-session.ts';
import { WebSocketTransport } from './web-socket-transport.ts';

/** The way to main: the bridge where the Electron preload has put one, the web shell's WebSocket otherwise. */
export function connect(): ClientTransport {
  const { confidant: bridge } = globalThis as { confidant?: Bridge };
  if (bridge) return new ElectronTransport(bridge);
  return new WebSocketTransport({ url: `ws://${location.host}/ipc`, openSession: createSessionOpener() });
}
