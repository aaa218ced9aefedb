import { describe, expect, it, vi } from 'vitest';
import { chatOrganizationHandlers } from './chat-organization.ts';

describe('chats.search', () => {
  it('leaves out a search that was cancelled before it began', async () => {
    const search = vi.fn(() => ({ chats: [], messages: [] }));
    const handlers = chatOrganizationHandlers({ search } as unknown as Parameters<typeof chatOrganizationHandlers>[0]);
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [
      handlers['chats.search']({ text: 'a', limit: 5 }, { signal: first.signal }),
      handlers['chats.search']({ text: 'ab', limit: 5 }, { signal: second.signal }),
    ];
    first.abort();
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(search.mock.calls).toEqual([['ab', 5]]);
  });
});
