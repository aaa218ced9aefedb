import { describe, expect, it, vi } from 'vitest';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { TO_MAIN, TO_WINDOW } from './channels.ts';
import { contextBridge, ipcRenderer } from './fake-electron.ts';
import './preload.ts';

vi.mock('electron', () => import('./fake-electron.ts'));

const bridge = contextBridge.exposed.confidant as Bridge;

describe('the preload', () => {
  it('gives the page one frozen object with two functions, and nothing else', () => {
    expect(Object.keys(contextBridge.exposed)).toEqual(['confidant']);
    expect(Object.keys(bridge).sort()).toEqual(['onFrame', 'send']);
    expect(Object.isFrozen(bridge)).toBe(true);
  });

  it('sends frames on its own channel, whatever else the page passes along', () => {
    (bridge.send as (...parameters: unknown[]) => void)({ type: 'cancel', id: 1 }, 'other-channel');
    expect(ipcRenderer.sent).toEqual([{ channel: TO_MAIN, value: { type: 'cancel', id: 1 } }]);
  });

  it('hands on the frame alone, never the event with its sender', () => {
    const listener = vi.fn();
    bridge.onFrame(listener);
    ipcRenderer.emit(TO_WINDOW, { sender: ipcRenderer }, { type: 'reset', seq: 1 });
    expect(listener.mock.calls).toEqual([[{ type: 'reset', seq: 1 }]]);
  });

  it('listens to one channel', () => {
    expect(ipcRenderer.eventNames()).toEqual([TO_WINDOW]);
  });

  it('replaces the listener when the page sets another', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    bridge.onFrame(first);
    bridge.onFrame(second);
    ipcRenderer.emit(TO_WINDOW, {}, { type: 'reset', seq: 1 });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });
});
