import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { App } from '../app.tsx';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { windowWidth } from '../testing/window-width.ts';
import { createFakeMain } from './fake-main.ts';
import { hashOf, PAGES } from './pages.ts';

afterEach(cleanup);

describe.each([
  ['wide', 1440],
  ['narrow', 900],
  ['small', 640],
])('on a %s window', (_name, width) => {
  it.each(PAGES)('the screen "%s" has one heading of the first level, and it says something', async (page) => {
    windowWidth.current = width;
    const ipc = createFakeMain({ language: 'en', page });
    renderInWindow(<App />, { ipc, hash: hashOf(page) });
    // The first page of its kind is imported first.
    await screen.findAllByRole('heading', { level: 1 }, { timeout: 20_000 });
    await waitFor(() => expect(screen.queryByText('Reading the tools')).toBeNull());
    const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });
});
