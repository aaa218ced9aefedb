// npm run bench -- store [--million] [--messages N,N]: how the store grows and how long it holds the main thread. Fills
// databases of 10,000 and 100,000 messages (with --million 1,000,000 too, which takes some minutes).
import { parseArgs } from 'node:util';
import { type Growth, growthAt, type HeldMainThread } from './store/growth.ts';
import { importFigures } from './store/importing.ts';

const IMPORTED_MESSAGES = 20_000;

const { values } = parseArgs({ options: { million: { type: 'boolean' }, messages: { type: 'string' } } });
const sizes = values.messages
  ? values.messages.split(',').map(Number)
  : [10_000, 100_000, ...(values.million ? [1_000_000] : [])];

const rounded = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]));

function printHeld(held: readonly HeldMainThread[]): void {
  console.table(Object.fromEntries(held.map(({ what, figures }) => [what, rounded(figures)])));
}

const all: Growth[] = [];
for (const size of sizes) {
  const { growth, held } = await growthAt(size);
  all.push(growth);
  console.log(`${size} messages: how long the main thread is held`);
  printHeld(held);
}
console.log('Growth. Times in milliseconds, medians; search: of what is typed the middle one, and the worst of all.');
console.table(all.map(rounded));
for (const [index, next] of all.entries()) {
  const before = all[index - 1];
  if (!before) continue;
  const factor = (name: keyof Growth) => `${name} ${(next[name] / before[name]).toFixed(1)}×`;
  const names = ['megabytes', 'indexMegabytes', 'open', 'firstPageOfList', 'openChat', 'search', 'append'] as const;
  console.log(
    `${before.messages} → ${next.messages} (${next.messages / before.messages}×): ${names.map(factor).join(', ')}`,
  );
}
console.log('Import into an empty database: how long the main thread is held');
printHeld(await importFigures(IMPORTED_MESSAGES));
