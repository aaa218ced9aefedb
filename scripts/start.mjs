// `npm start`: sets up, builds what changed, and opens Confidant: in Electron where its binary is there or can be had,
// otherwise in the browser. `npm start -- --web` opens the browser in any case.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { CHECKOUT, environmentFor, isEntry, nodeForApp, runUntilEnded } from './checkout.mjs';
import { electronBinary } from './electron-binary.mjs';
import { setUp } from './setup.mjs';

/** What the web shell prints when it can be opened: an address that carries this start's token. */
const WEB_ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\S*/;

const hasDisplay = () => process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/**
 * Asks the system to open an address; silent when it cannot, since the address is on the screen anyway.
 * @param {string} address
 */
function openInBrowser(address) {
  if (process.env.CI || !hasDisplay()) return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', address]
        : ['xdg-open', address];
  if (!command) return;
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/**
 * @param {string} binary
 * @param {string[]} appArguments
 */
async function startElectron(binary, appArguments) {
  console.log('Opening Confidant in Electron.');
  // Chromium refuses to run its sandbox as root; everyone else gets it.
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { code, wasTold } = await runUntilEnded(binary, [...sandbox, CHECKOUT, ...appArguments]);
  if (wasTold) return 0;
  if (code !== 0 && !hasDisplay()) {
    console.error(
      'Electron needs a display, and this session has none. `npm start -- --web` serves the window to a browser.',
    );
  }
  return code;
}

/** @param {string[]} appArguments */
async function startWeb(appArguments) {
  const node = nodeForApp();
  const { code, wasTold } = await runUntilEnded(node, ['dist/main/web.js', ...appArguments], {
    env: environmentFor(node),
    onLine(line) {
      const address = WEB_ADDRESS.exec(line)?.[0];
      if (!address) return console.log(line);
      console.log(`Confidant runs without Electron, in the browser: ${address} (Ctrl-C here ends it)`);
      openInBrowser(address);
    },
  });
  return wasTold ? 0 : code;
}

/**
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
async function start(args) {
  const isWebWanted = args.includes('--web');
  const appArguments = args.filter((argument) => argument !== '--web');
  setUp();
  ensureBuilt();
  const binary = isWebWanted ? null : electronBinary();
  return binary ? startElectron(binary, appArguments) : startWeb(appArguments);
}

if (isEntry(import.meta.url)) {
  try {
    process.exitCode = await start(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
