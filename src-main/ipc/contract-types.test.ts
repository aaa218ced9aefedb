import { describe, expect, it } from 'vitest';
import type { IpcClient } from '#shared/ipc/client.ts';
import type { EventHub } from './event-hub.ts';
import type { Handlers } from './handler.ts';

/**
 * The type checker is the judge here: each `@ts-expect-error` fails `npm run types` as soon as the line below it compiles.
 * Nothing in these functions runs.
 */
const wrongPayloads = {
  client: (client: IpcClient) => [
    client.call('chats.rename', { id: 'c', title: 'Minutes' }),
    // @ts-expect-error a title is text
    client.call('chats.rename', { id: 'c', title: 7 }),
    // @ts-expect-error the id is missing
    client.call('chats.rename', { title: 'Minutes' }),
    // @ts-expect-error there is no such request
    client.call('chats.destroy', {}),
    // @ts-expect-error the answer has no such field
    client.call('chats.list', {}).then((output) => output.nothing),
    // @ts-expect-error there is no such event
    client.on('chat.vanished', () => {}),
    // @ts-expect-error the payload has no such field
    client.on('chat.removed', ({ title }) => title),
  ],
  main: (hub: EventHub) => {
    hub.emit('chat.removed', { id: 'c' });
    // @ts-expect-error an id is text
    hub.emit('chat.removed', { id: 7 });
    // @ts-expect-error "add" is no change of the contract
    hub.emit('message.changed', { chatId: 'c', messageId: 'm', changes: [{ op: 'add' }] });
  },
  handlers: (): Partial<Handlers> => ({
    'chats.list': () => ({ chats: [] }),
    // @ts-expect-error a handler answers what the contract says
    'chats.delete': () => 'done',
    // @ts-expect-error input has only the fields of the contract
    'chats.get': ({ name }) => name,
  }),
};

describe('the contract at compile time', () => {
  it('has a line that must not compile for the client, the hub and the handlers', () => {
    expect(Object.keys(wrongPayloads)).toEqual(['client', 'main', 'handlers']);
  });
});
