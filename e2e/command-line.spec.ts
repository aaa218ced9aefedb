// The same main job without a window.
import { runCommand } from './command-line.ts';
import { expect, PROVIDER_KEY, test } from './fixture.ts';
import { readySettings } from './ready-settings.ts';

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
  const { code, stdout, output } = await runCommand(
    ['chat', '--json', '--message', 'When does the ferry leave?'],
    confidant.dataDir,
    { CONFIDANT_API_KEY_SCRIPTED: PROVIDER_KEY, CONFIDANT_TEST_ALLOWED_ORIGINS: site.origin },
  );
  expect(code, output).toBe(0);

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
