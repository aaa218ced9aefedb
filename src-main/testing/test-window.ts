import { IpcClient } from '#shared/ipc/client.ts';
import type { ServerFrame } from '#shared/ipc/frames.ts';
import type { ConfidantApp } from '../app.ts';

/** A window without a screen: the real client over the real router, frames passed as JSON. */
export function openTestWindow(app: ConfidantApp) {
  /** Every frame from main, as it went over the wire. */
  const frames: string[] = [];
  let receive: (frame: ServerFrame) => void = () => {};
  const connection = app.router.connect({
    send: (frame) => {
      const text = JSON.stringify(frame);
      frames.push(text);
      queueMicrotask(() => receive(JSON.parse(text)));
    },
  });
  const client = new IpcClient({
    send: (frame) => connection.receive(JSON.stringify(frame)),
    onFrame: (listener) => {
      receive = listener;
      return () => {};
    },
    onState: () => () => {},
  });
  return { client, frames };
}

/** Call before sending; resolves as soon as the chat's answer was made. */
export function answerMade(client: IpcClient, chatId: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const off = client.on('chat.changed', ({ chat }) => {
    if (chat.id !== chatId) return;
    hasBegun ||= chat.activity !== 'idle';
    if (hasBegun && chat.activity === 'idle') resolve();
  });
  return promise.finally(off);
}
