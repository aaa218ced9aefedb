import { describe, expect, it } from 'vitest';
import { fromHash, NEW_CHAT, type Route, toHash } from './route.ts';

describe('the route in the address', () => {
  it.each<Route>([
    { view: 'chats', chatId: null },
    { view: 'chats', chatId: 'a/b #c' },
    { view: 'settings', section: null, subject: null },
    { view: 'settings', section: 'tools', subject: 'web_search' },
  ])('comes back from %j', (route) => {
    expect(fromHash(toHash(route))).toEqual(route);
  });

  it.each(['', '#', '#/nowhere/x', '#/chats/%E0%A4%A'])('"%s" is a new chat', (hash) => {
    expect(fromHash(hash)).toEqual(NEW_CHAT);
  });
});
