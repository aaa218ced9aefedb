import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ECHO_MS, onEndSignals } from './end-signals.ts';

describe('signals that ask the process to end', () => {
  function listen() {
    const process = new EventEmitter();
    const asked: string[] = [];
    let time = 0;
    onEndSignals(
      ['SIGINT', 'SIGTERM'],
      { end: () => asked.push('end'), endNow: () => asked.push('end now') },
      process,
      () => time,
    );
    return {
      asked,
      receive(signal: NodeJS.Signals, atMs: number) {
        time = atMs;
        process.emit(signal);
      },
    };
  }

  it('end it properly at the first, and at once at a second one', () => {
    const { asked, receive } = listen();
    receive('SIGINT', 0);
    receive('SIGINT', ECHO_MS + 1);
    expect(asked).toEqual(['end', 'end now']);
  });

  it('do not count twice when a library sends the same one again', () => {
    const { asked, receive } = listen();
    receive('SIGTERM', 0);
    receive('SIGTERM', 4);
    expect(asked).toEqual(['end']);
  });

  it('stay listened to: without a listener the echo would end the process by itself', () => {
    const process = new EventEmitter();
    onEndSignals(['SIGTERM'], { end: () => {}, endNow: () => {} }, process);
    process.emit('SIGTERM');
    expect(process.listenerCount('SIGTERM')).toBe(1);
  });
});
