import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Settings, settingsSchema, TEMPORARY_CHAT_DAYS } from '#shared/settings/settings.ts';
import { lifetimeOf, removeExpiredChats, renewExpiryWithSetting } from './temporary-chats.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const temporary = () => bench.chats.create({ providerId: 'a', temporary: true, workspaceId: null });

describe('a temporary chat', () => {
  it('runs out after its last change, not after its first', async () => {
    const chat = temporary();
    expect(chat).toMatchObject({ isTemporary: true, expiresAt: chat.createdAt + 1_000 });
    bench.clock.now += 900;
    await (await bench.turns.send(chat.id, 'hello')).done;
    const { updatedAt, expiresAt } = bench.chats.get(chat.id);
    expect(expiresAt).toBe(updatedAt + 1_000);
    bench.clock.now += 900;
    await removeExpiredChats(bench);
    expect(bench.chats.list()).toHaveLength(1);
  });

  it('is removed for good when it has run out, and the windows hear of it', async () => {
    const chat = temporary();
    await (await bench.turns.send(chat.id, 'hello')).done;
    const kept = temporary();
    bench.chats.keep(kept.id);
    const removed = bench.heard('chat.removed');
    bench.clock.now += 2_000;
    await removeExpiredChats(bench);
    expect(removed).toEqual([{ id: chat.id }]);
    expect(bench.store.getChat(chat.id)).toBeUndefined();
    expect(bench.chats.list()).toMatchObject([{ id: kept.id, isTemporary: false, expiresAt: null }]);
  });

  it('stays while an answer is made in it', async () => {
    const chat = temporary();
    const turn = await bench.turns.send(chat.id, 'hello');
    bench.clock.now += 2_000;
    await removeExpiredChats(bench);
    expect(bench.chats.list()).toHaveLength(1);
    await turn.done;
  });

  it.each(TEMPORARY_CHAT_DAYS)('is kept for %i days, no day less and no day more', async (days) => {
    const day = 24 * 60 * 60 * 1_000;
    bench.lifetime.ms = lifetimeOf(days);
    const { createdAt } = temporary();
    bench.clock.now = createdAt + (days - 1) * day;
    await removeExpiredChats(bench);
    expect(bench.chats.list()).toHaveLength(1);
    bench.clock.now = createdAt + days * day;
    await removeExpiredChats(bench);
    expect(bench.chats.list()).toEqual([]);
  });

  it('never runs out when temporary chats are kept until a person removes them', async () => {
    bench.lifetime.ms = null;
    expect(temporary()).toMatchObject({ isTemporary: true, expiresAt: null });
    bench.clock.now += 1e12;
    await removeExpiredChats(bench);
    expect(bench.chats.list()).toHaveLength(1);
  });
});

describe('workspaces', () => {
  it('hold chats, and leave them behind when they are deleted', () => {
    const heard = bench.heard('workspaces.changed');
    const work = bench.workspaces.create('Work');
    const chat = bench.chats.create({ providerId: null, temporary: false, workspaceId: work.id });
    const other = temporary();
    expect(bench.workspaces.move(other.id, work.id).workspaceId).toBe(work.id);
    expect(bench.workspaces.rename(work.id, 'At work')).toEqual({ ...work, name: 'At work' });
    bench.workspaces.delete(work.id);
    expect(heard.map(({ workspaces }) => workspaces.map(({ name }) => name))).toEqual([['Work'], ['At work'], []]);
    expect([chat.id, other.id].map((id) => bench.chats.get(id).workspaceId)).toEqual([null, null]);
  });

  it('that are gone take no chats', () => {
    const chat = temporary();
    expect(() => bench.workspaces.move(chat.id, 'gone')).toThrow(expect.objectContaining({ code: 'not-found' }));
    expect(() => bench.workspaces.rename('gone', 'x')).toThrow(expect.objectContaining({ code: 'not-found' }));
  });
});

describe('a pinned chat', () => {
  it('says since when', () => {
    const { id } = temporary();
    expect(bench.chats.pin(id, true).pinnedAt).toBeGreaterThan(0);
    expect(bench.chats.pin(id, false).pinnedAt).toBeNull();
  });
});

describe('the setting of how long they are kept', () => {
  function followed(renewExpiry: (lifetime: number | null) => void) {
    let settings: Settings = settingsSchema.parse({});
    const listeners: ((settings: Settings, before: Settings) => void)[] = [];
    const logged: string[] = [];
    renewExpiryWithSetting({
      settings: {
        get: () => settings,
        onChange: (listener) => {
          listeners.push(listener);
          return () => {};
        },
      },
      store: { renewExpiry },
      log: { error: (event) => logged.push(event) },
    });
    const change = (changes: Partial<Settings>) => {
      const before = settings;
      settings = { ...settings, ...changes };
      for (const listener of listeners) listener(settings, before);
    };
    return { change, logged };
  }

  it('counts for chats that are there, once for each change of it', () => {
    const renewed: (number | null)[] = [];
    const { change } = followed((lifetime) => renewed.push(lifetime));
    change({ theme: 'dark' });
    change({ temporaryChatDays: 7 });
    change({ theme: 'light' });
    change({ temporaryChatDays: null });
    expect(renewed).toEqual([lifetimeOf(7), null]);
  });

  it('is changed although the disk does not take it, which is tried again with the next change', () => {
    const renewed: (number | null)[] = [];
    let isFull = true;
    const { change, logged } = followed((lifetime) => {
      if (isFull) throw new Error('disk full');
      renewed.push(lifetime);
    });
    change({ temporaryChatDays: 7 });
    expect(logged).toEqual(['store-failed']);
    isFull = false;
    change({ theme: 'dark' });
    expect(renewed).toEqual([lifetimeOf(7)]);
  });
});
