import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { ExchangeProgress } from './exchange-progress.tsx';

afterEach(() => vi.useRealTimers());

/** An import that has read 2 of 10 MB in 4 seconds, and waits there. */
async function importing() {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const waits = new Promise<never>(() => {});
  const ipc = createFakeIpc({ 'chats.import': () => waits, 'chats.cancel-exchange': () => ({}) });
  const { state } = renderInWindow(<ExchangeProgress kind="import" />, { ipc });
  await act(async () => {
    void state.exchange.import([{ path: 'chats.json', file: new File(['[]'], 'chats.json') }]);
  });
  const { store } = state.exchange;
  const { job } = store.getState();
  if (job?.kind !== 'import') throw new Error('nothing is imported');
  await act(async () => {
    const progress = { path: 'chats.json', doneBytes: 2_000_000, totalBytes: 10_000_000, chats: 12 };
    store.setState({ job: { ...job, progress } });
    vi.advanceTimersByTime(4_000);
  });
  return state.exchange;
}

it('says of an import how far it is, how fast it goes and how long it takes', async () => {
  await importing();
  expect(screen.getByText(/2 of 10 MB/)).toHaveTextContent(/12 chats.*0\.5 MB per second.*about 16(\.0)? s left/);
});

it('counts no pause as time it took', async () => {
  await importing();
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  await act(async () => vi.advanceTimersByTime(600_000));
  expect(screen.getByText(/2 of 10 MB/)).not.toHaveTextContent('left');
  await person.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText(/2 of 10 MB/)).toHaveTextContent(/0\.5 MB per second.*about 16(\.0)? s left/);
});
