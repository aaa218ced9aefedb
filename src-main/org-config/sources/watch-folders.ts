import fs from 'node:fs';
import path from 'node:path';

/** Editors and copies write a file in several steps. */
const QUIET_MS = 300;
const MAX_WAIT_MS = 2_000;

/**
 * Calls back some time after something below one of the folders changed. A folder that is not there yet is waited for in the
 * folder above it. Where the system cannot watch (some network shares) nothing is called; the poll still looks.
 */
export function watchFolders(folders: readonly string[], changed: () => void): { close(): void } {
  let watchers: fs.FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let firstAt: number | undefined;
  let isClosed = false;

  const stir = () => {
    if (isClosed) return;
    const now = performance.now();
    firstAt ??= now;
    clearTimeout(timer);
    timer = setTimeout(settle, Math.max(0, Math.min(QUIET_MS, firstAt + MAX_WAIT_MS - now)));
    timer.unref();
  };
  const settle = () => {
    firstAt = undefined;
    // Folders may have come or gone: what is watched is decided anew.
    watch();
    changed();
  };
  const watch = () => {
    for (const watcher of watchers) watcher.close();
    watchers = folders.flatMap((folder) => {
      const isThere = fs.existsSync(folder);
      try {
        const watcher = isThere
          ? fs.watch(folder, { recursive: true, persistent: false }, stir)
          : fs.watch(path.dirname(folder), { persistent: false }, (_, name) => {
              if (name === null || name === path.basename(folder)) stir();
            });
        watcher.on('error', stir);
        return [watcher];
      } catch {
        return [];
      }
    });
  };

  watch();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
