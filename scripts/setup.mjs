// `npm run setup`: installs the packages that package-lock.json names, when they are not there yet.
import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, isEntry, run } from './checkout.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Compares package-lock.json with the list npm keeps inside node_modules. By content, not by time: a fresh clone or
 * another branch with the same packages needs no install, and an install that broke off left no such list.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | null} installed node_modules/.package-lock.json
 * @returns {string | null} why an install is needed, or null
 */
export function reasonToInstall(wanted, installed) {
  if (!installed?.packages) return 'no packages are installed yet';
  for (const [name, found] of Object.entries(installed.packages)) {
    const locked = wanted.packages?.[name];
    if (!locked) return `${name} is installed but not in package-lock.json`;
    if (locked.version !== found.version || locked.integrity !== found.integrity) return `${name} is another version`;
  }
  for (const [name, locked] of Object.entries(wanted.packages ?? {})) {
    // Optional packages of other systems are in the lock and never installed here.
    if (name !== '' && !locked.optional && !locked.devOptional && !installed.packages[name])
      return `${name} is missing`;
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Lock | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Installs what is missing. Asks the network for nothing when everything is there.
 * @param {{ output?: 'inherit' | 'stderr', checkout?: string }} [options]
 * @throws {Error} in words for a person
 */
export function setUp({ output = 'inherit', checkout = CHECKOUT } = {}) {
  const modules = path.join(checkout, 'node_modules');
  const wanted = readLock(path.join(checkout, 'package-lock.json'));
  if (!wanted)
    throw new Error('package-lock.json is missing or damaged. Get it back with: git checkout package-lock.json');
  const reason = reasonToInstall(wanted, readLock(path.join(modules, '.package-lock.json')));
  if (!reason) return;
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // `npm ci` would empty the folder behind the link, which another checkout uses.
    throw new Error(`node_modules is a link, and ${reason}. Run npm ci in ${path.dirname(realpathSync(modules))}.`);
  }
  console.error(`Setting up: ${reason}. Running npm ci …`);
  const code = run('npm', ['ci', '--no-audit', '--no-fund'], { output, cwd: checkout });
  if (code !== 0)
    throw new Error('npm ci failed; its reason is above. Check the network connection, then run it again.');
}

if (isEntry(import.meta.url)) {
  try {
    setUp();
    console.log('Packages are installed.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
