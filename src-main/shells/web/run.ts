import path from 'node:path';
import type { App } from '../../app-type.ts';
import type { Platform } from '../../platform.ts';
import { onEndSignals } from '../end-signals.ts';
import { openNodePlatform } from '../node-platform.ts';
import { readRendererFiles } from '../renderer-files.ts';
import { shutDown } from '../shut-down.ts';
import { readWebShellOptions } from './options.ts';
import { startWebServer } from './web-server.ts';

/**
 * Starts the app for a browser on this computer and says where on one line of stdout, which start scripts and tests
 * look for. Ends on SIGINT, SIGTERM and SIGHUP after the app has stored what it holds.
 */
export async function runWebShell(createApp: (platform: Platform) => Promise<App>): Promise<void> {
  const { dataDir, port } = readWebShellOptions(process.env);
  const files = readRendererFiles(path.join(import.meta.dirname, '../renderer'));
  const app = await createApp(await openNodePlatform({ shell: 'web', dataDir }));
  const server = await startWebServer({ router: app.router, files, port }).catch(async (error) => {
    await app.close();
    throw error;
  });

  const end = async () => {
    const isClean = await shutDown([() => server.close(), () => app.close()], (error) => console.error(error));
    process.exit(isClean ? 0 : 1);
  };
  onEndSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], { end: () => void end(), endNow: () => process.exit(1) });

  process.stdout.write(`Confidant is ready at ${server.link}\n`);
}
