// `npm run --silent cli -- COMMAND`: the command line of a checkout. Builds what is missing first; stdout carries the
// command's own output alone.
import { ensureBuilt } from './build.mjs';
import { environmentFor, nodeForApp, runUntilEnded } from './checkout.mjs';
import { setUp } from './setup.mjs';

try {
  setUp({ output: 'stderr' });
  ensureBuilt({ output: 'stderr' });
  const node = nodeForApp();
  const { code } = await runUntilEnded(node, ['dist/main/cli.js', ...process.argv.slice(2)], {
    env: environmentFor(node),
  });
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
