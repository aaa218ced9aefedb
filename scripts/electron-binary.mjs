// Finds Electron's binary, or fetches it. Since Electron 42 `npm ci` brings the package without its binary (about
// 100 MB), so that setting up works where only the package registry can be reached.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, nodeForApp } from './checkout.mjs';

/** How long a first start waits for the download before it goes on without Electron. */
export const DOWNLOAD_LIMIT_MS = 180_000;

/**
 * @param {string} folder the electron package
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
function installedBinary(folder, env) {
  try {
    const relative = readFileSync(path.join(folder, 'path.txt'), 'utf8').trim();
    const binary = path.join(env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist'), relative);
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

/**
 * @param {{ mayDownload?: boolean, limitMs?: number, folder?: string, env?: NodeJS.ProcessEnv, tell?: (sentence: string) => void }} [options]
 *   `ELECTRON_SKIP_BINARY_DOWNLOAD` in `env` forbids the download; Electron's own installer no longer knows it.
 * @returns {string | null} path of the executable, or null when it is not there and could not be had
 */
export function electronBinary({
  mayDownload = true,
  limitMs = DOWNLOAD_LIMIT_MS,
  folder = path.join(CHECKOUT, 'node_modules/electron'),
  env = process.env,
  tell = console.error,
} = {}) {
  const installed = installedBinary(folder, env);
  if (installed || !mayDownload || env.ELECTRON_SKIP_BINARY_DOWNLOAD) return installed;
  const installer = path.join(folder, 'install.js');
  if (!existsSync(installer)) return null;
  tell('Fetching Electron’s binary, once (about 100 MB) …');
  const result = spawnSync(nodeForApp(), [installer], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  if (result.status === 0) return installedBinary(folder, env);
  const isTimeUp = result.error !== undefined && 'code' in result.error && result.error.code === 'ETIMEDOUT';
  const reason = isTimeUp ? `it took longer than ${limitMs / 1000} s` : firstLine(result.stderr);
  tell(`Electron’s binary could not be fetched: ${reason}.`);
  return null;
}

/** @param {string | null} text */
function firstLine(text) {
  return (text ?? '').split('\n', 1)[0]?.trim().replace(/\.$/, '') || 'no reason given';
}
