import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { WindowFailure } from './window-failure.tsx';

// React says every caught error on the console as well.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new RangeError('too many places');
}

describe('a window of which a part fails', () => {
  it('says so, with the reason on demand and a way on, and is not empty', async () => {
    renderInWindow(
      <WindowFailure>
        <Broken />
      </WindowFailure>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This window stopped working');
    expect(screen.getByRole('button', { name: 'Reload the window' })).toBeVisible();
    expect(screen.queryByText(/too many places/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText(/too many places/)).toBeVisible();
  });

  it('is not in the way of one that works', () => {
    renderInWindow(
      <WindowFailure>
        <p>works</p>
      </WindowFailure>,
    );
    expect(screen.getByText('works')).toBeVisible();
  });
});
