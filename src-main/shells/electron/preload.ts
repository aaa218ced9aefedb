import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { TO_MAIN, TO_WINDOW } from './channels.ts';

let listener: Parameters<Bridge['onFrame']>[0] = () => {};
// Electron's event stays here: it would give the page the sender, and with it every channel.
ipcRenderer.on(TO_WINDOW, (_event, frame) => listener(frame));

const bridge: Bridge = {
  send: (frame) => ipcRenderer.send(TO_MAIN, frame),
  onFrame: (next) => {
    listener = next;
  },
};
contextBridge.exposeInMainWorld('confidant', Object.freeze(bridge));
