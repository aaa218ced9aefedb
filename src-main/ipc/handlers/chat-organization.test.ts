import { expect, it, vi } from 'vitest';
import { chatOrganizationHandlers } from './chat-organization.ts';

it('chats.search breaks off with the request', async () => {
  const find = vi.fn(async () => ({ chats: [], messages: [] }));
  const handlers = chatOrganizationHandlers({ search: { find } } as unknown as Parameters<
    typeof chatOrganizationHandlers
  >[0]);
  const { signal } = new AbortController();
  expect(await handlers['chats.search']({ text: 'a', limit: 5 }, { signal })).toEqual({ chats: [], messages: [] });
  expect(find.mock.calls).toEqual([['a', 5, signal]]);
});
