import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PieceBodies, PieceKind } from '#shared/user-tool/pieces.ts';
import { type ConfidantApp, createApp } from '../app.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { openNodePlatform } from '../shells/node-platform.ts';
import { openTestWindow } from '../testing/test-window.ts';

/** The whole application with a window, in a folder of its own. */
export async function workbenchBench() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-workbench-'));
  const secrets = memorySecretStore();
  const start = async () =>
    createApp({ ...(await openNodePlatform({ shell: 'web', dataDir, language: 'en' })), secrets });
  let app: ConfidantApp = await start();
  let { client } = openTestWindow(app);
  return {
    dataDir,
    get app() {
      return app;
    },
    get client() {
      return client;
    },
    /** Ends the application and starts it again on the same folder, with something done in between. */
    async restart(meanwhile = () => {}) {
      await app.close();
      meanwhile();
      app = await start();
      client = openTestWindow(app).client;
    },
    async create<Kind extends PieceKind>(kind: Kind, body: PieceBodies[Kind]): Promise<string> {
      const saved = await client.call('user-tools.create', { kind, body } as never);
      if (!saved.saved) throw new Error(JSON.stringify(saved.problems));
      return saved.id;
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
