import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { memorySecretStore } from '../../../secrets/memory-secret-store.ts';
import { openTestWindow } from '../../../testing/test-window.ts';
import { openNodePlatform } from '../../node-platform.ts';
import { runForTest } from '../testing.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-cli-tools-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Adds an example as a person does; the command line opens the folder after it. */
async function addExample(): Promise<string> {
  const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
  const app = await createApp({ ...platform, secrets: memorySecretStore() });
  const { toolId } = await openTestWindow(app).client.call('user-tools.add-example', { id: 'roll_dice' });
  await app.close();
  return toolId;
}

describe('confidant tools', () => {
  it('lists tools that people made with their names and the gate that blocks them', async () => {
    const toolId = await addExample();
    const { stdout, exitCode } = await runForTest(['tools', '--data-dir', dataDir]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`^  ${toolId} “Roll dice” roll_dice: not-selected \\(`, 'm'));
    const { events } = await runForTest(['tools', '--data-dir', dataDir, '--json']);
    expect(events()).toContainEqual({
      type: 'tool',
      id: toolId,
      collection: toolId,
      name: 'Roll dice',
      callName: 'roll_dice',
      answer: 'not-selected',
      reason: expect.any(String),
    });
  });
});
