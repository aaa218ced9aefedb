import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyChanges } from '#shared/chat/apply-changes.ts';
import type { Message, MessageChange } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import { AnswerWriter, SAVE_INTERVAL_MS } from './answer-writer.ts';

const EMPTY: Message = {
  id: 'answer',
  chatId: 'chat',
  parentId: 'question',
  role: 'assistant',
  status: 'streaming',
  createdAt: 0,
  blocks: [],
  sources: [],
};

function bench(save: (message: Message) => void = () => {}) {
  const published: MessageChange[] = [];
  const saved: Message[] = [];
  const failures: unknown[] = [];
  const writer = new AnswerWriter(EMPTY, {
    publish: (changes) => published.push(...changes),
    save: (message) => {
      save(message);
      saved.push(message);
    },
    saveFailed: (error) => failures.push(error),
    saveRecovered: () => failures.push('recovered'),
  });
  return { writer, published, saved, failures };
}

describe('AnswerWriter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('publishes changes from which a window rebuilds the same message', () => {
    const { writer, published } = bench();
    writer.append('reasoning', 'Let me ');
    writer.append('reasoning', 'look.');
    writer.append('text', 'Hello');
    writer.putToolCall({ callId: 'a', toolId: 'echo', state: 'running', summary: '', arguments: '{}' });
    writer.append('text', 'World');
    writer.putToolCall({ callId: 'a', toolId: 'echo', state: 'done', summary: 'x', arguments: '{}' });
    writer.addSources([{ title: 'T', url: 'https://a.test/', origin: 'tool' }]);
    writer.finish('complete');
    expect(applyChanges(EMPTY, published)).toEqual(writer.message);
    expect(writer.message.blocks.map((block) => block.type)).toEqual(['reasoning', 'text', 'tool-call', 'text']);
  });

  it('saves at most once a second while streaming, and at once when finished', () => {
    const { writer, saved } = bench();
    for (let i = 0; i < 100; i++) writer.append('text', 'x');
    expect(saved).toHaveLength(0);
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    expect(saved).toHaveLength(1);
    writer.append('text', 'y');
    writer.finish('complete');
    expect(saved).toHaveLength(2);
    vi.advanceTimersByTime(10 * SAVE_INTERVAL_MS);
    expect(saved).toHaveLength(2);
  });

  it('says when a save fails, goes on, and takes that back once everything is saved', () => {
    let isFull = true;
    const { writer, saved, failures, published } = bench(() => {
      if (isFull) throw new Error('disk full');
    });
    writer.append('text', 'first');
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    const notice = { type: 'notice', text: phrase('turn.notice.saveFailed'), detail: 'disk full' };
    expect(writer.message.blocks).toMatchObject([{ text: 'first' }, notice]);
    writer.append('text', ' second');
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    expect(failures).toEqual([new Error('disk full')]);
    isFull = false;
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    expect(saved).toMatchObject([{ blocks: [{ text: 'first second' }] }]);
    expect(failures.at(-1)).toBe('recovered');
    expect(writer.message).toEqual(saved[0]);
    expect(applyChanges(EMPTY, published)).toEqual(writer.message);
  });

  it('tries again after the end until the answer is on disk, and no longer once it is abandoned', () => {
    let isFull = true;
    let attempts = 0;
    const { writer, saved } = bench(() => {
      attempts += 1;
      if (isFull) throw new Error('disk full');
    });
    writer.append('text', 'all of it');
    writer.finish('complete');
    vi.advanceTimersByTime(3 * SAVE_INTERVAL_MS);
    expect(attempts).toBe(4);
    writer.abandon();
    vi.advanceTimersByTime(3 * SAVE_INTERVAL_MS);
    expect(attempts).toBe(4);
    writer.finish('complete');
    isFull = false;
    vi.advanceTimersByTime(3 * SAVE_INTERVAL_MS);
    expect(attempts).toBe(6);
    expect(saved).toMatchObject([{ status: 'complete', blocks: [{ text: 'all of it' }] }]);
  });

  it('counts a page once as a source although it was found twice', () => {
    const { writer } = bench();
    writer.addSources([{ title: 'A', url: 'https://a.test/x#top', origin: 'tool' }]);
    writer.addSources([
      { title: 'Same', url: 'HTTPS://A.test/x', origin: 'tool' },
      { title: 'A', url: 'https://a.test/y', origin: 'tool' },
    ]);
    expect(writer.message.sources.map(({ url }) => url)).toEqual(['https://a.test/x#top', 'https://a.test/y']);
  });

  it('closes calls that were still open as cancelled', () => {
    const { writer } = bench();
    writer.putToolCall({ callId: 'a', toolId: 'x', state: 'done', summary: '', arguments: '' });
    writer.putToolCall({
      callId: 'b',
      toolId: 'x',
      state: 'running',
      summary: '',
      arguments: '',
      progress: { done: 1, total: 2 },
    });
    writer.putToolCall({ callId: 'c', toolId: 'x', state: 'queued', summary: '', arguments: '' });
    writer.finish('cancelled');
    expect(writer.message.blocks.map((block) => block.type === 'tool-call' && block.call.state)).toEqual([
      'done',
      'cancelled',
      'cancelled',
    ]);
  });

  it('replaces a notice in place and takes it away again', () => {
    const { writer } = bench();
    const id = writer.putNotice({ tone: 'neutral', text: phrase('turn.limit.calls') });
    expect(writer.putNotice({ tone: 'warn', text: phrase('turn.limit.calls') }, id)).toBe(id);
    expect(writer.message.blocks).toHaveLength(1);
    writer.removeBlock(id);
    expect(writer.message.blocks).toHaveLength(0);
    expect(writer.hasText).toBe(false);
  });
});
