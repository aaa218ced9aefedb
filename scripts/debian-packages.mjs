// The Debian packages that tests use, and how they get onto a machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './checkout.mjs';

/** Each part of the tests with the packages it needs. */
export const TEST_PACKAGES = {
  'the browser': ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
  'the search engine': ['python3-searx'],
  'the proxy': ['squid'],
  'the keyring': ['gnome-keyring', 'dbus', 'libsecret-tools'],
};

/** dpkg's own placeholder, not a template of ours. */
const DPKG_STATUS = '$' + '{db:Status-Status}';

/** @param {string} name */
function isInstalled(name) {
  const result = spawnSync('dpkg-query', ['-W', '-f', DPKG_STATUS, name], { encoding: 'utf8' });
  return result.stdout === 'installed';
}

/**
 * Installs what is missing where that is possible: on Debian and its children, as root.
 * @returns {{ part: string, missing: string[] }[]} the parts of the tests that cannot run, with what they lack
 */
export function ensureTestPackages() {
  if (!existsSync('/usr/bin/dpkg-query')) {
    return Object.entries(TEST_PACKAGES).map(([part, missing]) => ({ part, missing }));
  }
  const wanted = Object.values(TEST_PACKAGES)
    .flat()
    .filter((name) => !isInstalled(name));
  if (wanted.length > 0 && process.getuid?.() === 0) install(wanted);
  return Object.entries(TEST_PACKAGES)
    .map(([part, names]) => ({ part, missing: names.filter((name) => !isInstalled(name)) }))
    .filter(({ missing }) => missing.length > 0);
}

/** @param {string[]} names */
function install(names) {
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300', ...args], { env });
  const attempt = () => apt('install', '-y', '--no-install-recommends', ...names) === 0;
  // A machine's package lists may be absent or name versions that are gone.
  if (!attempt() && apt('update') === 0) attempt();
}
