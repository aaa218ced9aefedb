// A desktop keyring (gnome-keyring's Secret Service) on a session bus of its own, so that no test touches a real one.
//   node scripts/services/keyring.ts COMMAND…   runs COMMAND with such a keyring, unlocked
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProcess, untilReady } from './child-process.ts';

const KEYRING_DAEMON = '/usr/bin/gnome-keyring-daemon';
const BUS_DAEMON = '/usr/bin/dbus-daemon';

export interface Keyring {
  /** To be merged into the environment of a program that shall use this keyring. */
  environment: Readonly<Record<string, string>>;
  /** As after a person locked it; nobody is there to unlock it. */
  lock(): Promise<void>;
  /** From now on it answers nothing. */
  freeze(): void;
  stop(): Promise<void>;
}

export const isKeyringInstalled = () => existsSync(KEYRING_DAEMON) && existsSync(BUS_DAEMON);

/** A bus that starts no installed service by itself: only what runs here answers on it. */
const busConfiguration = (folder: string) => `<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${folder}/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>
`;

const LOGIN_COLLECTION = '/org/freedesktop/secrets/collection/login';

/** Starts a bus and an unlocked, empty keyring on it. */
export async function startKeyring(): Promise<Keyring> {
  const { environment, env, stop: stopBus } = await startBus();
  const daemon = startProcess(KEYRING_DAEMON, ['--foreground', '--unlock', '--components=secrets'], {
    env,
    // The new keyring's password.
    input: 'for tests only',
  });
  const stop = async () => {
    daemon.child.kill('SIGCONT');
    await daemon.stop();
    await stopBus();
  };
  const untilLocked = (isLocked: boolean) =>
    untilReady('gnome-keyring-daemon', daemon, async () => (await readLocked(env)) === isLocked);
  try {
    await untilLocked(false);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment,
    stop,
    async lock() {
      await askService(env, '/org/freedesktop/secrets', 'org.freedesktop.Secret.Service.Lock', [
        `array:objpath:${LOGIN_COLLECTION}`,
      ]);
      await untilLocked(true);
    },
    freeze: () => void daemon.child.kill('SIGSTOP'),
  };
}

/** Starts a bus with no keyring on it. */
export async function startBus() {
  const folder = await mkdtemp(path.join(tmpdir(), 'keyring-'));
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'bus.conf'), busConfiguration(folder));
  const environment = {
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${folder}/bus`,
    XDG_RUNTIME_DIR: folder,
    XDG_DATA_HOME: path.join(folder, 'data'),
  };
  const env = { ...process.env, ...environment };
  const bus = startProcess(BUS_DAEMON, [`--config-file=${folder}/bus.conf`, '--nofork'], { env });
  await untilReady('dbus-daemon', bus, async () => existsSync(`${folder}/bus`));
  const stop = async () => {
    await bus.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { environment, env, stop };
}

/** What the keyring says; undefined as long as it does not answer. */
async function readLocked(env: NodeJS.ProcessEnv): Promise<boolean | undefined> {
  const property = ['string:org.freedesktop.Secret.Collection', 'string:Locked'];
  try {
    const answer = await askService(env, LOGIN_COLLECTION, 'org.freedesktop.DBus.Properties.Get', property);
    return answer.includes('boolean true');
  } catch {
    return undefined;
  }
}

async function askService(env: NodeJS.ProcessEnv, object: string, method: string, values: string[]): Promise<string> {
  const args = ['--session', '--print-reply', '--dest=org.freedesktop.secrets', object, method, ...values];
  const { stdout } = await promisify(execFile)('dbus-send', args, { env, timeout: 5_000 });
  return stdout;
}

if (import.meta.main) {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    console.error('usage: node scripts/services/keyring.ts COMMAND…');
    process.exit(2);
  }
  const keyring = await startKeyring();
  try {
    const result = spawnSync(command, args, { env: { ...process.env, ...keyring.environment }, stdio: 'inherit' });
    process.exitCode = result.status ?? 1;
  } finally {
    await keyring.stop();
  }
}
