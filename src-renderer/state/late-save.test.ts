import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateSave } from './late-save.ts';

describe('what is typed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const typing = () => {
    const saved: string[] = [];
    return { saved, ...lateSave<string>((value) => saved.push(value)) };
  };

  it('is saved once, shortly after the last key', () => {
    const { saved, change } = typing();
    change('a');
    vi.advanceTimersByTime(300);
    change('ab');
    vi.advanceTimersByTime(300);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(saved).toEqual(['ab']);
  });

  it('is saved when the window goes, and not again', () => {
    const { saved, change } = typing();
    change('a');
    window.dispatchEvent(new Event('pagehide'));
    expect(saved).toEqual(['a']);
    vi.advanceTimersByTime(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(saved).toEqual(['a']);
  });

  it('is saved at once when asked, and nothing where nothing changed', () => {
    const { saved, change, saveNow } = typing();
    saveNow();
    change('a');
    saveNow();
    expect(saved).toEqual(['a']);
  });
});
