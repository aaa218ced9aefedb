import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ImportReport } from '#shared/chat/exchange.ts';
import { IpcError } from '#shared/ipc/client.ts';
import { anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { AppNotices } from './app-notices.tsx';

const REPORT: ImportReport = {
  imported: 2,
  updated: 0,
  unchanged: 3,
  messages: 7,
  problems: [],
  moreProblems: 0,
  leftOut: [],
};

async function damaged() {
  const ipc = createFakeIpc({
    'app.info': () =>
      anAppInfo({
        notices: [
          {
            id: 'store:damaged',
            tone: 'error',
            text: { key: 'turn.notice.chatsRestored', params: { at: Date.parse('2026-01-31T12:00:00') } },
            detail: 'page 7',
            action: 'salvage-chats',
          },
        ],
      }),
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
  });
  const view = renderInWindow(<AppNotices />, { ipc });
  await view.state.app.load();
  return ipc;
}
const offer = () => screen.queryByRole('button', { name: 'Bring back what can be read' });

describe('the notice of damaged chats', () => {
  it('says which backup took their place, and brings back what is newer when asked', async () => {
    const ipc = await damaged();
    expect(await screen.findByText(/backup of 31 Jan 2026/)).toBeVisible();
    const answer = Promise.withResolvers<ImportReport>();
    ipc.handle({ 'store.salvage': () => answer.promise });
    await userEvent.click(offer() as HTMLElement);
    expect(screen.getByText(/Reading the damaged file/)).toBeVisible();
    expect(offer()).toBeNull();
    answer.resolve(REPORT);
    expect(await screen.findByText(/7 messages are back\./)).toBeVisible();
    expect([offer(), ipc.callsOf('store.salvage')]).toEqual([null, [{}]]);
  });

  const lost = [{ file: '', reason: { key: 'errors.import.restDamaged' as const } }];
  it.each([
    { report: { ...REPORT, messages: 0 }, words: /Nothing newer/ },
    { report: { ...REPORT, messages: 1, problems: lost }, words: /others are lost/ },
  ])('says what could not be read: $words', async ({ report, words }) => {
    const ipc = await damaged();
    ipc.handle({ 'store.salvage': () => report });
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back what can be read' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('offers it again where it failed', async () => {
    const ipc = await damaged();
    ipc.handle({
      'store.salvage': () => {
        throw new IpcError({ code: 'failed', text: { key: 'errors.store.disk-full' } });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back what can be read' }));
    expect(await screen.findByText(/disk is full/)).toBeVisible();
    expect(offer()).toBeVisible();
  });
});
