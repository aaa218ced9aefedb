// `npm run bench -- loop [REPETITIONS]`: what our tool loop costs beside `streamText` of the `ai` package and bare streams,
// all against the same scripted provider. Prints medians of processor time and memory, and ratios. Exits with 1 when a
// row misses its goal: below `ai`, and at most 1.3 times the bare stream of the `openai` package.
import { execFile, fork } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { nodeForApp } from '../checkout.mjs';
import type { ContenderName } from './loop/contenders.ts';
import type { Measurement } from './loop/runner.ts';

const FOLDER = path.join(import.meta.dirname, 'loop');
const NAMES: readonly ContenderName[] = ['ours', 'ai', 'openai', 'bare'];
const ROWS: readonly { row: keyof Measurement; label: string }[] = [
  { row: 'msPerRound', label: 'CPU ms a round' },
  { row: 'msPerThousandChunks', label: 'CPU ms per 1,000 chunks' },
  { row: 'peakMb', label: 'MB for a 2 MB answer' },
];
const MAX_RATIO_TO_BARE = 1.3;

const repetitions = Number(process.argv[2] ?? 7);
if (!Number.isInteger(repetitions) || repetitions < 1) throw new Error('The number of repetitions is a whole number.');

const server = fork(path.join(FOLDER, 'server.ts'), { execPath: nodeForApp() });
const url = await new Promise<string>((resolve, reject) => {
  server.once('message', (message: { url: string }) => resolve(message.url));
  server.once('exit', (code) => reject(new Error(`The provider ended with ${code}.`)));
});

async function measure(name: ContenderName): Promise<Measurement> {
  const runner = path.join(FOLDER, 'runner.ts');
  const { stdout } = await promisify(execFile)(nodeForApp(), ['--expose-gc', runner, name, url]);
  return JSON.parse(stdout) as Measurement;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const measured = new Map<ContenderName, Measurement[]>(NAMES.map((name) => [name, []]));
try {
  // In turns, so that what else the machine does falls on all of them.
  for (let n = 0; n < repetitions; n += 1) {
    for (const name of NAMES) measured.get(name)?.push(await measure(name));
  }
} finally {
  server.disconnect();
}

const headings = ['', ...NAMES, 'ours / ai', 'ours / openai', 'ours / bare'];
console.log(headings.map((heading, index) => (index === 0 ? heading.padEnd(26) : heading.padStart(14))).join(''));
let isMet = true;
for (const { row, label } of ROWS) {
  const of = (name: ContenderName) => median((measured.get(name) ?? []).map((measurement) => measurement[row]));
  const values = NAMES.map(of);
  const ratios = [of('ours') / of('ai'), of('ours') / of('openai'), of('ours') / of('bare')];
  isMet &&= (ratios[0] ?? 0) < 1 && (ratios[1] ?? 0) <= MAX_RATIO_TO_BARE;
  console.log(label.padEnd(26) + [...values, ...ratios].map((value) => value.toFixed(2).padStart(14)).join(''));
}
console.log(
  `\nMedians of ${repetitions} runs. Goal: below ai, and at most ${MAX_RATIO_TO_BARE} times the bare stream (openai).`,
);
process.exitCode = isMet ? 0 : 1;
