// `npm run bench -- guard [FOLDER] [--misses]`: scores the injection filter on attack.jsonl and benign.jsonl in FOLDER
// (default: our own samples) and measures its throughput. Exits with 1 when a group misses its goal.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filterText } from '../../src-main/guard/filter-text.ts';
import { readSamples, type Sample, type Score, score, swapHosts } from '../../src-main/guard/scorer.ts';

const ownSamples = path.join(import.meta.dirname, '../../src-main/guard/samples');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? ownSamples;

const show = ({ name, flagged, total, percent, goal, isMet }: Score) =>
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${name.padEnd(34)} ${String(flagged).padStart(5)}/${String(total).padEnd(5)} ${percent.toFixed(1).padStart(5)} %   goal ${goal} %`,
  );

/** Text of about `characters`, made of the samples again and again. */
function mix(samples: readonly Sample[], characters: number): string {
  let text = '';
  for (let i = 0; text.length < characters && samples.length > 0; i++)
    text += `${samples[i % samples.length]?.text}\n\n`;
  return text;
}

/**
 * Megabytes (10^6 characters) a second of CPU time, best of twelve: other work on the machine only makes it lower, and the
 * first rounds are those of the compiler.
 */
function throughput(text: string): number {
  let best = 0;
  for (let i = 0; i < 12; i++) {
    const before = process.cpuUsage();
    filterText(text);
    best = Math.max(best, text.length / process.cpuUsage(before).user);
  }
  return best;
}

/** What this machine does now with a plain loop over bytes, as a yardstick for the numbers beside it. */
function yardstick(): number {
  const bytes = new Uint8Array(4_000_000).map((_, i) => i * 7);
  let best = 0;
  let hash = 0;
  for (let i = 0; i < 5; i++) {
    const before = process.cpuUsage();
    for (const byte of bytes) hash = (Math.imul(hash, 31) + byte) | 0;
    best = Math.max(best, bytes.length / process.cpuUsage(before).user);
  }
  return hash === 0.5 ? 0 : best;
}

const [attacks = [], benigns = []] = ['attack', 'benign'].map((name) =>
  readSamples(path.join(folder, `${name}.jsonl`)),
);
const swapped = swapHosts([...attacks, ...benigns], Math.random);
const result = score(swapped.slice(0, attacks.length), swapped.slice(attacks.length), (text) => filterText(text));
for (const group of result.groups) show(group);
show(result.overall);
console.log(
  `\nby kind (flagged/all): ${[...result.kinds].map(([kind, { flagged, total }]) => `${kind} ${flagged}/${total}`).join(', ')}`,
);
if (values.misses) {
  for (const [label, samples] of [
    ['missed', result.misses],
    ['false alarm', result.falseAlarms],
  ] as const) {
    for (const { id, kind, lang, text } of samples)
      console.log(`${label}: ${id} ${kind} ${lang} ${JSON.stringify(text).slice(0, 300)}`);
  }
}

const prose = throughput(
  mix(
    benigns.filter(({ kind }) => kind === 'page-prose'),
    2_000_000,
  ),
);
const dense = throughput(mix(attacks, 1_000_000));
const page = mix(
  benigns.filter(({ kind }) => kind === 'page-prose'),
  100_000,
).slice(0, 100_000);
const plain = yardstick();
console.log(
  `\nMB/s of CPU time: page prose ${prose.toFixed(1)} (goal 20), attacks only ${dense.toFixed(1)} (goal 5); ` +
    `a plain loop ${plain.toFixed(0)}; ratios ${(prose / plain).toFixed(3)} and ${(dense / plain).toFixed(3)}\n` +
    `a page of 100,000 characters: ${(page.length / throughput(page) / 1000).toFixed(1)} ms (goal 10)`,
);
process.exitCode = result.groups.every(({ isMet }) => isMet) && result.overall.isMet ? 0 : 1;
