import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStickToBottom } from './stick-to-bottom.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** A scroller of 500 px whose content has `height`; like a browser's, it cannot scroll past its end. */
function scrollerOf(height: number) {
  const element = document.createElement('div');
  let [top, whole] = [height - 500, height];
  Object.defineProperties(element, {
    clientHeight: { value: 500 },
    scrollHeight: { get: () => whole },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.max(0, Math.min(value, whole - 500));
      },
    },
  });
  const { result, rerender } = renderHook(({ newestId }) => useStickToBottom(newestId), {
    initialProps: { newestId: 'first' },
  });
  result.current.attach(element);
  const scrollTo = (value: number) =>
    act(() => {
      element.scrollTop = value;
      element.dispatchEvent(new Event('scroll'));
    });
  scrollTo(height);
  return {
    result,
    element,
    scrollTo,
    send: (newestId: string) => rerender({ newestId }),
    grow: (by: number) =>
      act(() => {
        whole += by;
        element.scrollTop = top;
        result.current.grown();
      }),
    growUnnoticed: (by: number) => {
      whole += by;
    },
  };
}

describe('a chat that grows', () => {
  it('keeps its end in sight while the person is there', () => {
    const { element, grow, result } = scrollerOf(2_000);
    grow(300);
    expect(element.scrollTop).toBe(1_800);
    expect(result.current.isAway).toBe(false);
  });

  it('stays where the person went, until they come back', () => {
    const { element, grow, scrollTo, result } = scrollerOf(2_000);
    scrollTo(700);
    grow(300);
    expect(element.scrollTop).toBe(700);
    expect(result.current.isAway).toBe(true);
    act(() => result.current.toBottom());
    grow(100);
    expect(element.scrollTop).toBe(1_900);
    expect(result.current.isAway).toBe(false);
  });

  it('takes hold again when the person scrolls to the end', () => {
    const { element, grow, scrollTo } = scrollerOf(2_000);
    scrollTo(700);
    scrollTo(1_490);
    grow(100);
    expect(element.scrollTop).toBe(1_600);
  });

  it('comes back to its end for a message that was sent from further up', () => {
    const { element, grow, scrollTo, send, result } = scrollerOf(2_000);
    scrollTo(700);
    send('second');
    grow(300);
    expect(element.scrollTop).toBe(1_800);
    expect(result.current.isAway).toBe(false);
  });

  it('follows text before the list has measured it, but for a moment after it became shorter', () => {
    const { element, grow, growUnnoticed, result } = scrollerOf(4_000);
    growUnnoticed(100);
    act(() => result.current.textCame());
    expect(element.scrollTop).toBe(3_600);
    grow(-3_000);
    growUnnoticed(400);
    act(() => result.current.textCame());
    expect(element.scrollTop).toBe(600);
    now += 1_000;
    act(() => result.current.textCame());
    expect(element.scrollTop).toBe(1_000);
  });

  it('follows text longer than the screen only when the list has measured it', () => {
    const { element, grow, growUnnoticed, result } = scrollerOf(4_000);
    growUnnoticed(2_000);
    act(() => result.current.textCame());
    act(() => result.current.moved());
    expect(element.scrollTop).toBe(3_500);
    expect(result.current.isAway).toBe(false);
    grow(0);
    expect(element.scrollTop).toBe(5_500);
  });

  it('stays at the end while the list takes in earlier messages, and with what the person reads further up', () => {
    const { element, growUnnoticed, scrollTo, result } = scrollerOf(4_000);
    growUnnoticed(80);
    act(() => result.current.moved());
    expect(element.scrollTop).toBe(3_580);
    scrollTo(1_000);
    growUnnoticed(80);
    act(() => result.current.moved());
    expect(element.scrollTop).toBe(1_000);
  });

  it('leaves the place alone when text comes while the person reads further up', () => {
    const { element, growUnnoticed, scrollTo, result } = scrollerOf(2_000);
    scrollTo(700);
    growUnnoticed(300);
    act(() => result.current.textCame());
    expect(element.scrollTop).toBe(700);
  });

  it('follows an answer that takes the place of a longer one', () => {
    const { element, grow, growUnnoticed, result } = scrollerOf(4_000);
    grow(-3_000);
    growUnnoticed(2_000);
    act(() => void element.dispatchEvent(new Event('scroll')));
    expect(result.current.isAway).toBe(false);
    grow(100);
    expect(element.scrollTop).toBe(2_600);
  });

  it('leaves what was opened by a click where it is', () => {
    const { element, grow } = scrollerOf(2_000);
    element.dispatchEvent(new Event('click'));
    now += 50;
    grow(400);
    expect(element.scrollTop).toBe(1_500);
  });

  it('follows an answer that a click asked for, however soon it comes', () => {
    const { element, grow, send } = scrollerOf(2_000);
    element.dispatchEvent(new Event('click'));
    now += 50;
    send('answer');
    grow(400);
    expect(element.scrollTop).toBe(1_900);
  });

  it('goes on following after a click that opened nothing', () => {
    const { element, grow } = scrollerOf(2_000);
    element.dispatchEvent(new Event('click'));
    now += 5_000;
    grow(400);
    expect(element.scrollTop).toBe(1_900);
  });
});
