import os from 'node:os';
import path from 'node:path';

interface Machine {
  platform: NodeJS.Platform;
  home: string;
  environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The folder that holds a person's chats and settings, the same in every shell: `CONFIDANT_DATA_DIR`, or where the
 * system keeps data of applications (XDG base directories, Application Support, the local part of AppData because a
 * database must not roam).
 */
export function dataDir({ platform, home, environment }: Machine = thisMachine()): string {
  const join = platform === 'win32' ? path.win32 : path.posix;
  const chosen = environment.CONFIDANT_DATA_DIR;
  if (chosen) return path.resolve(chosen);
  if (platform === 'darwin') return join.join(home, 'Library', 'Application Support', 'Confidant');
  if (platform === 'win32')
    return join.join(environment.LOCALAPPDATA || join.join(home, 'AppData', 'Local'), 'Confidant');
  const xdg = environment.XDG_DATA_HOME;
  // The specification says to ignore a relative path.
  return join.join(xdg && join.isAbsolute(xdg) ? xdg : join.join(home, '.local', 'share'), 'confidant');
}

function thisMachine(): Machine {
  return { platform: process.platform, home: os.homedir(), environment: process.env };
}
