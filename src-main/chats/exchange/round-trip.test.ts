import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { testChat } from '../../store/chat-fixtures.ts';
import { exportedChat, exportedMessage } from './export-format.ts';
import { ImportReader } from './import-reader.ts';

describe('a chat that was exported here', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 }).map((value) => value.toWellFormed());
  const params = fc.dictionary(fc.constantFrom('host', 'count', 'constructor', 'toString'), fc.oneof(text, fc.nat()));
  const said = fc.record({ key: fc.constant('errors.cancelled' as const), params }, { requiredKeys: ['key'] });
  const call = fc.record(
    {
      callId: text,
      toolId: text,
      toolName: text,
      state: fc.constantFrom('done' as const, 'blocked' as const, 'error' as const, 'cancelled' as const),
      summary: text,
      destination: fc.oneof(
        fc.record({ kind: fc.constant('host' as const), host: text }),
        fc.constant({ kind: 'computer' as const }),
        fc.constant({ kind: 'nothing-sent' as const }),
      ),
      arguments: text,
      startedAt: fc.nat(),
      durationMs: fc.nat(),
      reason: said,
      modelMessage: text,
      resultCharacters: fc.nat(),
      raisedRequirements: fc.boolean(),
      outcome: said,
    },
    { requiredKeys: ['callId', 'toolId', 'state', 'summary', 'arguments'] },
  );
  const attachment = fc.record({
    id: text,
    kind: fc.constantFrom('web-page' as const, 'text-file' as const),
    name: text,
    address: text,
    characters: fc.nat(),
    isTruncated: fc.boolean(),
    filteredPassages: fc.nat(),
    notices: fc.array(fc.record({ tone: fc.constantFrom('neutral' as const, 'warn' as const), text: said }), {
      maxLength: 3,
    }),
  });
  const block = fc.oneof(
    fc.record({ type: fc.constantFrom('text' as const, 'reasoning' as const), id: text, text }),
    fc.record({ type: fc.constant('tool-call' as const), id: text, call }),
    fc.record({ type: fc.constant('attachment' as const), id: text, attachment, text }),
    fc.record(
      {
        type: fc.constant('notice' as const),
        id: text,
        tone: fc.constantFrom('neutral' as const, 'warn' as const, 'error' as const),
        title: said,
        text: said,
        detail: text,
        retryAt: fc.nat(),
        actions: fc.constant(['continue' as const]),
        subject: text,
      },
      { requiredKeys: ['type', 'id', 'tone', 'text'] },
    ),
  );
  const message = fc.record(
    {
      role: fc.constantFrom('user' as const, 'assistant' as const),
      status: fc.constantFrom('complete' as const, 'incomplete' as const, 'failed' as const, 'cancelled' as const),
      createdAt: fc.nat(),
      blocks: fc.array(block, { maxLength: 4 }),
      sources: fc.array(
        fc.record({
          title: text,
          url: text,
          origin: fc.constantFrom('tool' as const, 'model' as const, 'data' as const),
        }),
        { maxLength: 3 },
      ),
      provider: fc.record({ id: text, name: text, model: text, confidence: fc.constant('HIGH' as const) }),
      figures: fc.record({ requests: fc.nat(), usage: fc.record({ inputTokens: fc.nat() }), durationMs: fc.nat() }),
    },
    { requiredKeys: ['role', 'status', 'createdAt', 'blocks', 'sources'] },
  );

  it('comes back the same to the last field: branches, traces of tools, attachments, notices, sources', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(message, fc.nat()), { maxLength: 6 }), text, (parts, title) => {
        const messages = parts.map(([fields, parent], index) => ({
          id: `m${index}`,
          chatId: 'c',
          parentId: index === 0 || parent % 5 === 0 ? null : `m${parent % index}`,
          ...fields,
        })) as Message[];
        const fields = exportedChat(testChat('c', { title }), undefined);
        const chats = [{ ...fields, messages: messages.map(exportedMessage) }];
        const file = { format: 'confidant-chats', version: 1, exportedAt: '', workspaces: [], chats };
        const reader = new ImportReader(0);
        reader.begin('a.json');
        const outputs = [...reader.push(JSON.stringify(file)), ...reader.end()];
        expect(outputs.filter(({ type }) => type === 'problem')).toEqual([]);
        expect(outputs.flatMap((output) => (output.type === 'messages' ? output.messages : []))).toEqual(messages);
        expect(outputs.find(({ type }) => type === 'chat')).toMatchObject({ chat: { title } });
      }),
    );
  });
});
