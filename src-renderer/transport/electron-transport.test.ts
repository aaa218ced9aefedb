import { describe, expect, it, vi } from 'vitest';
import type { Bridge } from '#shared/ipc/bridge.ts';
import type { ServerFrame } from '#shared/ipc/frames.ts';
import { ElectronTransport } from './electron-transport.ts';

function start() {
  const sent: unknown[] = [];
  let receive: (frame: ServerFrame) => void = () => expect.fail('nobody listens');
  const bridge: Bridge = {
    send: (frame) => sent.push(frame),
    onFrame: (listener) => {
      receive = listener;
    },
  };
  return { sent, transport: new ElectronTransport(bridge), receive: (frame: ServerFrame) => receive(frame) };
}

describe('ElectronTransport', () => {
  it('hands frames to the preload and frames from it to everybody who listens', () => {
    const { sent, transport, receive } = start();
    const [first, second] = [vi.fn(), vi.fn()];
    transport.onFrame(first);
    const leave = transport.onFrame(second);
    transport.send({ type: 'cancel', id: 1 });
    receive({ type: 'reset', seq: 7 });
    leave();
    receive({ type: 'reset', seq: 8 });
    expect(sent).toEqual([{ type: 'cancel', id: 1 }]);
    expect(first.mock.calls).toEqual([[{ type: 'reset', seq: 7 }], [{ type: 'reset', seq: 8 }]]);
    expect(second).toHaveBeenCalledOnce();
  });

  it('is open as soon as somebody listens, but not before they had time to get ready', async () => {
    const { transport } = start();
    const states: string[] = [];
    transport.onState((state) => states.push(state));
    expect(states).toEqual([]);
    await Promise.resolve();
    expect(states).toEqual(['open']);
  });

  it('says nothing to a listener that has left', async () => {
    const { transport } = start();
    const listener = vi.fn();
    transport.onState(listener)();
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });
});
