// Measures one contender in a process of its own: `runner.ts NAME URL`, with --expose-gc. Prints one line of JSON.
import { CONTENDERS, type ContenderName } from './contenders.ts';
import { BIG_ANSWER, CHUNKS_PER_ANSWER, QUESTIONS, type Question, ROUNDS_PER_ANSWER } from './workload.ts';

export interface Measurement {
  /** Processor time in milliseconds, user and system, all threads. */
  msPerRound: number;
  msPerThousandChunks: number;
  /** By how much an answer of two million characters makes the process grow at most, in MB (10^6 bytes). */
  peakMb: number;
}

const [, , name = '', url = ''] = process.argv;
const contender = CONTENDERS[name as ContenderName];

const WARM_UPS = 8;
const ANSWERS = 12;

async function ask(question: Question): Promise<string> {
  const text = await contender(url, QUESTIONS[question]);
  const expected = {
    rounds: 'All counted.'.length,
    chunks: 'harbour '.length * CHUNKS_PER_ANSWER,
    big: BIG_ANSWER.pieces * BIG_ANSWER.pieceCharacters,
  }[question];
  if (text.length !== expected) throw new Error(`${name} made ${text.length} characters of ${expected}.`);
  return text;
}

async function processorMs(question: Question): Promise<number> {
  for (let n = 0; n < WARM_UPS; n += 1) await ask(question);
  const before = process.cpuUsage();
  for (let n = 0; n < ANSWERS; n += 1) await ask(question);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / ANSWERS;
}

/** In a process that has made one short answer: how far one of two million characters drives it up. */
async function peakMb(): Promise<number> {
  await ask('rounds');
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2);
  await ask('big');
  clearInterval(look);
  return (Math.max(peak, process.memoryUsage.rss()) - before) / 1e6;
}

// Memory first: in a fresh process, the peak of the answer is not hidden below what an earlier one took.
const peak = await peakMb();
const measurement: Measurement = {
  msPerRound: (await processorMs('rounds')) / ROUNDS_PER_ANSWER,
  msPerThousandChunks: (await processorMs('chunks')) / (CHUNKS_PER_ANSWER / 1_000),
  peakMb: peak,
};
console.log(JSON.stringify(measurement));
// Keep-alive connections would hold the process.
process.exit(0);
