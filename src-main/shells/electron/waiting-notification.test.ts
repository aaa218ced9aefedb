import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatSummary, chatSummarySchema } from '#shared/chat/message.ts';
import { EventHub } from '../../ipc/event-hub.ts';
import { createTranslate } from '../translate.ts';
import { Notification, resetFakeElectron } from './fake-electron.ts';
import { notifyOfWaiting } from './waiting-notification.ts';

vi.mock('electron', () => import('./fake-electron.ts'));

const summary = (activity: ChatSummary['activity'], id = 'c1') =>
  chatSummarySchema.parse({
    id,
    title: 'Dismissal of Ms Miller',
    createdAt: 0,
    updatedAt: 0,
    providerId: null,
    toolSelection: null,
    requirements: {},
    activity,
  });

function start({ isFocused = false } = {}) {
  const hub = new EventHub();
  const shown: string[] = [];
  const stop = notifyOfWaiting({
    hub,
    translate: createTranslate('en'),
    isWindowFocused: () => isFocused,
    showChat: (id) => shown.push(id),
  });
  const becomes = (activity: ChatSummary['activity'], id?: string) =>
    hub.emit('chat.changed', { chat: summary(activity, id) });
  return { hub, becomes, shown, stop };
}

describe('a chat that waits for the person', () => {
  beforeEach(resetFakeElectron);

  it('is notified of once, and not again while it waits', () => {
    const { becomes } = start();
    becomes('answering');
    becomes('waiting');
    becomes('waiting');
    expect(Notification.all).toMatchObject([{ isShown: true, options: { title: 'Confidant waits for you' } }]);
  });

  it('is not named: the screen may be locked', () => {
    start().becomes('waiting');
    expect(JSON.stringify(Notification.all[0]?.options)).not.toContain('Miller');
  });

  it('comes on the screen by a click', () => {
    const { becomes, shown } = start();
    becomes('waiting', 'c2');
    Notification.all[0]?.emit('click');
    expect(shown).toEqual(['c2']);
  });

  it.each(['answered', 'deleted'])('takes the notification back once it is %s, and may wait again', (how) => {
    const { hub, becomes } = start();
    becomes('waiting');
    if (how === 'answered') becomes('answering');
    else hub.emit('chat.removed', { id: 'c1' });
    expect(Notification.all).toMatchObject([{ isShown: false }]);
    becomes('waiting');
    expect(Notification.all).toHaveLength(2);
  });

  it('needs no notification in a window that the person looks at, nor where the system has none', () => {
    start({ isFocused: true }).becomes('waiting');
    Notification.isThere = false;
    start().becomes('waiting');
    expect(Notification.all).toEqual([]);
  });

  it('is nobody’s business after the end', () => {
    const { becomes, stop } = start();
    stop();
    becomes('waiting');
    expect(Notification.all).toEqual([]);
  });
});
