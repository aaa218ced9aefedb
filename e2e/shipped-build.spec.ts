// The door that lets tests read pages on loopback must not be in what people get.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeForApp } from '../scripts/checkout.mjs';
import { startProcess } from '../scripts/services/child-process.ts';
import { expect, test } from './fixture.ts';

const CHECKOUT = path.join(import.meta.dirname, '..');
const VARIABLE = 'CONFIDANT_TEST_ALLOWED_ORIGINS';

async function filesThatName(variable: string, build: string): Promise<string[]> {
  const entries = await readdir(path.join(CHECKOUT, build), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return files.filter((_file, index) => contents[index]?.includes(variable));
}

/** Runs `confidant read URL` of a build, with the variable set. */
async function read(build: string, url: string, dataDir: string) {
  const { PATH, HOME } = process.env;
  const cli = startProcess(
    nodeForApp(),
    [path.join(CHECKOUT, build, 'main/cli.js'), 'read', url, '--data-dir', dataDir],
    {
      env: { PATH, HOME, LC_ALL: 'en_US.UTF-8', [VARIABLE]: new URL(url).origin },
    },
  );
  const code = await new Promise<number | null>((resolve) => cli.child.once('close', resolve));
  return { code, output: cli.output() };
}

test('the shipped build does not know the list of addresses that tests may read', async () => {
  expect(await filesThatName(VARIABLE, 'dist')).toEqual([]);
  // The test build does: a search that finds nothing anywhere would prove nothing.
  expect(await filesThatName(VARIABLE, 'dist-test')).not.toEqual([]);
});

test('the shipped build refuses a page on loopback that the test build reads', async ({ site }, testInfo) => {
  const url = `${site.origin}/ferry`;
  site.forgetRequests();
  const refused = await read('dist', url, testInfo.outputPath('data'));
  expect(refused.output).toMatch(/^BLOCKED: .*private network/);
  expect(refused.code).toBe(1);
  expect(site.requested()).toEqual([]);

  const allowed = await read('dist-test', url, testInfo.outputPath('data'));
  expect(allowed.output).toContain('06:50, 11:20 and 17:45');
  expect(allowed.code).toBe(0);
  expect(site.requested()).toEqual(['/ferry']);
});
