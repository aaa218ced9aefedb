import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Copy, Pencil } from './icons.ts';
import { TooltipLayer } from './tooltip-layer.tsx';

const LONG_ENOUGH_MS = 500;

function show(names: { copy?: string; unavailable?: string } = {}) {
  const page = (words: typeof names) => (
    <>
      <div data-testid="list">
        <IconButton icon={Copy} name={words.copy ?? 'Copy'} unavailable={words.unavailable} />
      </div>
      <IconButton icon={Pencil} name="Edit" />
      <p>elsewhere</p>
      <TooltipLayer />
    </>
  );
  const { rerender, unmount } = render(page(names));
  return { rerender: (words: typeof names) => rerender(page(words)), unmount };
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const moveTo = (element: Element) => fireEvent.pointerOver(element);

/** As the keyboard does it. */
function focus(element: HTMLElement) {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('TooltipLayer', () => {
  it('shows the name of the button under the pointer after a moment, and not before', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS - 1);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('Copy');
  });

  it('shows the name of the button that the keyboard is on, until it goes on', () => {
    show();
    focus(button('Copy'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBe('Copy');
    act(() => button('Copy').blur());
    expect(shown()).toBeNull();
  });

  it('keeps the name of a button where assistive technology looks for it, shown or not', () => {
    show({ unavailable: 'An answer is being made' });
    expect(button('Copy')).toHaveAccessibleDescription('An answer is being made');
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBe('Copy: An answer is being made');
    expect(button('Copy')).toHaveAccessibleName('Copy');
  });

  it('goes a moment after the pointer has gone, and stays where it only passed over to the tooltip', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    moveTo(screen.getByText('elsewhere'));
    moveTo(screen.getByRole('tooltip'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBe('Copy');
    moveTo(screen.getByText('elsewhere'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBeNull();
  });

  it('goes with Escape, and comes again only when the pointer comes again', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeNull();
    moveTo(button('Copy').firstElementChild ?? button('Copy'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBeNull();
    moveTo(screen.getByText('elsewhere'));
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBe('Copy');
  });

  it('goes when what its button stands in is scrolled, and not when something else is', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    fireEvent.scroll(screen.getByText('elsewhere'));
    expect(shown()).toBe('Copy');
    fireEvent.scroll(screen.getByTestId('list'));
    expect(shown()).toBeNull();
  });

  it('goes when the window loses the focus', () => {
    show();
    focus(button('Copy'));
    pass(LONG_ENOUGH_MS);
    fireEvent.blur(window);
    expect(shown()).toBeNull();
  });

  it('never shows for a button that was left in time', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS - 1);
    fireEvent.pointerOut(button('Copy'), { relatedTarget: null });
    pass(LONG_ENOUGH_MS);
    expect(shown()).toBeNull();
  });

  it('shows the next one sooner, and only one at a time', () => {
    show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    moveTo(button('Edit'));
    expect(shown()).toBeNull();
    pass(200);
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    expect(shown()).toBe('Edit');
  });

  it('says the new name when the button changes it: "Copied"', async () => {
    const { rerender } = show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    rerender({ copy: 'Copied' });
    // Observers of changes are told in a microtask.
    await act(async () => undefined);
    expect(shown()).toBe('Copied');
  });

  it('leaves nothing behind', () => {
    const { unmount } = show();
    moveTo(button('Copy'));
    pass(LONG_ENOUGH_MS);
    unmount();
    expect(shown()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
