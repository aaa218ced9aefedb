import { parentPort } from 'node:worker_threads';
import { openChatsForReading } from '../../store/open-chat-store.ts';
import { type ExportOrder, exportParts } from './export-parts.ts';
import { type ImportOutput, ImportReader } from './import-reader.ts';
import { salvage } from './salvage.ts';

/** Every message is answered by exactly one, so that neither side ever piles up what the other has not taken. */
export type ExchangeMessage =
  | { type: 'export'; databaseFile: string; order: ExportOrder }
  | { type: 'import'; now: number }
  | { type: 'salvage'; databaseFile: string }
  | { type: 'file'; name: string }
  | { type: 'text'; text: string }
  | { type: 'end-of-file' }
  | { type: 'left-out' }
  /** The next output of what was asked before. */
  | { type: 'next' };

export type ExchangeOutput =
  | ImportOutput
  | { type: 'part'; text: string }
  | { type: 'left-out'; leftOut: { what: string; count: number }[] }
  /** Nothing more to give: the export is whole, or the import wants more text. */
  | { type: 'idle' };
export type ExchangeAnswer = { output: ExchangeOutput } | { failure: string };

/** One request of main carries about so many characters. With twice as many, some turns of its event loop are too long. */
const PART_CHARACTERS = 100_000;

let outputs: Iterator<ExchangeOutput> = [][Symbol.iterator]();
let reader = new ImportReader(0);

function begin(message: ExchangeMessage): Iterator<ExchangeOutput> {
  switch (message.type) {
    case 'export':
      return parts(message.databaseFile, message.order);
    case 'import':
      reader = new ImportReader(message.now);
      break;
    case 'salvage':
      return salvage(message.databaseFile);
    case 'file':
      reader.begin(message.name);
      break;
    case 'text':
      return reader.push(message.text);
    case 'end-of-file':
      return reader.end();
    case 'left-out': {
      const leftOut = [...reader.leftOut.counts].map(([what, count]) => ({ what, count }));
      return [{ type: 'left-out' as const, leftOut }][Symbol.iterator]();
    }
    case 'next':
      return outputs;
  }
  return [][Symbol.iterator]();
}

function* parts(databaseFile: string, order: ExportOrder): Generator<ExchangeOutput> {
  const store = openChatsForReading(databaseFile);
  try {
    let text = '';
    for (const piece of exportParts(store, order)) {
      text += piece;
      while (text.length >= PART_CHARACTERS) {
        const end = isLowSurrogate(text.charCodeAt(PART_CHARACTERS)) ? PART_CHARACTERS - 1 : PART_CHARACTERS;
        yield { type: 'part', text: text.slice(0, end) };
        text = text.slice(end);
      }
    }
    if (text !== '') yield { type: 'part', text };
  } finally {
    store.close();
  }
}

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

parentPort?.on('message', (message: ExchangeMessage) => {
  let answer: ExchangeAnswer;
  try {
    outputs = begin(message);
    const { value, done } = outputs.next();
    answer = { output: done ? { type: 'idle' } : value };
  } catch (error) {
    answer = { failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  parentPort?.postMessage(answer);
});
