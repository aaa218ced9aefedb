import { ImportReader } from './import-reader.ts';

// Run by hostile-imports.test.ts with little memory: reads a conversations.json of so many megabytes that never exists as
// a whole, and says how many chats and messages came out. node large-import-program.ts <megabytes>

const PART_CHARACTERS = 500_000;

function conversation(number: number): string {
  const node = (id: string, parent: string | null, role: string) => ({
    id,
    parent,
    message: { author: { role }, content: { content_type: 'text', parts: [`${number} ${'word '.repeat(2_000)}`] } },
  });
  const mapping = { q: node('q', null, 'user'), a: node('a', 'q', 'assistant') };
  return JSON.stringify({
    conversation_id: `c${number}`,
    title: 'Long',
    create_time: 1.7e9,
    current_node: 'a',
    mapping,
  });
}

function* fileOf(megabytes: number): Generator<string> {
  let part = '[';
  let characters = 1;
  for (let number = 0; characters < megabytes * 1_000_000; number += 1) {
    part += (number === 0 ? '' : ',') + conversation(number);
    if (part.length < PART_CHARACTERS) continue;
    characters += part.length;
    yield part;
    part = '';
  }
  yield `${part}]`;
}

const reader = new ImportReader(Date.UTC(2026, 0, 1));
const counts = { chats: 0, messages: 0, problems: 0, characters: 0 };
const take = (outputs: ReturnType<ImportReader['end']>) => {
  for (const output of outputs) {
    if (output.type === 'chat') counts.chats += 1;
    if (output.type === 'messages') counts.messages += output.messages.length;
    if (output.type === 'problem') counts.problems += 1;
  }
};
reader.begin('conversations.json');
for (const part of fileOf(Number(process.argv[2]))) {
  counts.characters += part.length;
  take(reader.push(part));
}
take(reader.end());
process.stdout.write(JSON.stringify(counts));
