// `npm run bench -- NAME [arguments]`: runs scripts/bench/NAME.ts. Without NAME it lists them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, environmentFor, nodeForApp, run } from './checkout.mjs';
import { setUp } from './setup.mjs';

const folder = path.join(CHECKOUT, 'scripts/bench');

function names() {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && names().includes(name)) {
  setUp();
  const node = nodeForApp();
  process.exitCode = run(node, [path.join(folder, `${name}.ts`), ...args], { env: environmentFor(node) });
} else {
  if (name !== undefined) console.error(`There is no benchmark ${JSON.stringify(name)}.`);
  console.log(`Benchmarks: ${names().join(', ') || 'none yet'}. Run one with: npm run bench -- NAME`);
  process.exitCode = name === undefined ? 0 : 2;
}
