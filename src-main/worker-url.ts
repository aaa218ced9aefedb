/** The worker threads of the build, see `vite.config.ts`. */
export type WorkerName =
  | 'html'
  | 'guard'
  | 'backup'
  | 'integrity'
  | 'search'
  | 'checkpoint'
  | 'exchange'
  | 'lua'
  | 'formula';

/**
 * Where a worker thread's code is. From the sources (tests) it is the file beside its owner, which Node runs as it is; from
 * the build it is `dist/workers/<name>.js`, which has everything it needs inside. Packaged, that folder lies beside
 * Electron's archive: a worker thread sees the archive as one file and could not look into it.
 *
 * @param ownerUrl `import.meta.url` of the module that starts it.
 */
export function workerUrl(name: WorkerName, ownerUrl: string, sourceFile: string): URL {
  if (ownerUrl.endsWith('.ts')) return new URL(sourceFile, ownerUrl);
  const { href } = new URL(`../workers/${name}.js`, ownerUrl);
  return new URL(href.replace(/\/app\.asar\//, '/app.asar.unpacked/'));
}
