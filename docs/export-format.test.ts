import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportedChatSchema, exportHeadSchema } from '#main/chats/exchange/export-format.ts';
import { ImportReader } from '#main/chats/exchange/import-reader.ts';
import { MAX_MESSAGES_PER_CHAT } from '#main/chats/exchange/imported-chat.ts';
import { MAX_ENTRY_CHARACTERS, MAX_ENTRY_DEPTH } from '#main/chats/exchange/json-splitter.ts';

const page = readFileSync(path.join(import.meta.dirname, 'export-format.md'), 'utf8');
const example = /```json\n([\s\S]+?)```/.exec(page)?.[1] ?? '';

describe('docs/export-format.md', () => {
  it('shows a file that is one, with every field there is', () => {
    const value = JSON.parse(example);
    expect(exportHeadSchema.parse(value)).toEqual({ ...value, chats: undefined });
    expect(Object.keys(value.chats[0])).toEqual(Object.keys(exportedChatSchema.shape));
    const reader = new ImportReader(0);
    reader.begin('example.json');
    const outputs = [...reader.push(example), ...reader.end()];
    expect(outputs.map(({ type }) => type)).toEqual(['chat', 'messages', 'chat-end', 'workspace']);
  });

  it('names the bounds that hold', () => {
    for (const bound of [MAX_ENTRY_CHARACTERS, MAX_MESSAGES_PER_CHAT, MAX_ENTRY_DEPTH]) {
      expect(page).toContain(bound.toLocaleString('en'));
    }
  });
});
