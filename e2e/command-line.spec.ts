// The same main job without a window.
import path from 'node:path';
import { nodeForApp } from '../scripts/checkout.mjs';
import { startProcess } from '../scripts/services/child-process.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

const CLI = path.join(import.meta.dirname, '../dist-test/main/cli.js');

test('a question on the command line searches, reads and answers, one event a line', async ({
  confidant,
  provider,
  searx,
  site,
}) => {
  await confidant.prepareSettings(readySettings(provider, searx));
  provider.enqueue(
    { calls: [{ name: 'web_search', arguments: { query: 'varnhaven ferry' } }] },
    { calls: [{ name: 'read_web_page', arguments: { url: `${site.origin}/ferry` } }] },
    { text: 'At 06:50, 11:20 and 17:45.' },
  );
  const args = ['chat', '--json', '--message', 'When does the ferry leave?', '--data-dir', confidant.dataDir];
  const cli = startProcess(nodeForApp(), [CLI, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: confidant.dataDir,
      LC_ALL: 'en_US.UTF-8',
      CONFIDANT_API_KEY_SCRIPTED: PROVIDER_KEY,
      CONFIDANT_TEST_ALLOWED_ORIGINS: site.origin,
    },
  });
  let stdout = '';
  cli.child.stdout?.on('data', (chunk: string) => {
    stdout += chunk;
  });
  const code = await new Promise<number | null>((resolve) => cli.child.once('close', resolve));
  expect(code, cli.output()).toBe(0);

  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events[0]).toMatchObject({ type: 'started' });
  const finished = events.filter(({ type, status }) => type === 'tool' && status === 'SUCCESS').map(({ tool }) => tool);
  expect(finished).toEqual(['web_search', 'read_web_page']);
  expect(events.at(-1)).toMatchObject({ type: 'done', text: 'At 06:50, 11:20 and 17:45.', toolCalls: 2 });
  expect(JSON.stringify(events.at(-1))).toContain(`${site.origin}/ferry`);
});
