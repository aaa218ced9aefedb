import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { diagramPage } from './scripts/diagram-page.ts';

const fromRoot = (relative: string) => path.resolve(import.meta.dirname, relative);

/** `npm run e2e` builds a second time with this set: only that build may reach page servers on loopback. */
const isTestBuild = process.env.CONFIDANT_TEST_BUILD === '1';
const outDir = isTestBuild ? 'dist-test' : 'dist';

/** Packages stay outside the bundle: native parts and workers resolve their own files from node_modules. */
const nodeExternals = ['electron', /^node:/, ...builtinModules, ...Object.keys(packageJson.dependencies)];
const isExternal = (id: string) =>
  nodeExternals.some((entry) =>
    typeof entry === 'string' ? id === entry || id.startsWith(`${entry}/`) : entry.test(id),
  );

/** Worker threads and the preload script carry their packages along: packaged, they cannot look into the app's archive. */
const isBuiltIn = (id: string) => id.startsWith('node:') || builtinModules.includes(id) || id === 'electron';

function nodeEnvironment(
  folder: string,
  input: Record<string, string>,
  format: 'es' | 'cjs',
  isSelfContained = false,
): EnvironmentOptions {
  const extension = format === 'cjs' ? 'cjs' : 'js';
  return {
    consumer: 'server',
    ...(isSelfContained && { resolve: { noExternal: true } }),
    build: {
      ssr: true,
      outDir: fromRoot(`${outDir}/${folder}`),
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(input).map(([name, file]) => [name, fromRoot(file)])),
        external: isSelfContained ? isBuiltIn : isExternal,
        output: { format, entryFileNames: `[name].${extension}`, chunkFileNames: `[name]-[hash].${extension}` },
      },
    },
  };
}

/** Puts Lua's WebAssembly beside the worker that loads it. */
function luaBinary(): Plugin {
  return {
    name: 'lua-binary',
    applyToEnvironment: ({ name }) => name === 'workers',
    generateBundle() {
      const source = fs.readFileSync(fromRoot('node_modules/wasmoon/dist/glue.wasm'));
      this.emitFile({ type: 'asset', fileName: 'glue.wasm', source });
    },
  };
}

export default defineConfig({
  root: fromRoot('src-renderer'),
  base: './',
  plugins: [react(), luaBinary(), diagramPage()],
  resolve: {
    alias: [
      {
        // Its build for browsers decodes `&amp;` by way of innerHTML, which the window forbids; this one looks it up.
        find: /^decode-named-character-reference$/,
        replacement: fromRoot('node_modules/decode-named-character-reference/index.js'),
      },
    ],
  },
  // Replaced in every page by the shell that serves it, see src-main/shells/renderer-files.ts.
  html: { cspNonce: '__CSP_NONCE__' },
  define: {
    __CONFIDANT_VERSION__: JSON.stringify(packageJson.version),
    __CONFIDANT_TEST_BUILD__: JSON.stringify(isTestBuild),
  },
  environments: {
    // Nothing inlined as data: URLs, which the content security policy forbids for fonts.
    client: {
      build: {
        outDir: fromRoot(`${outDir}/renderer`),
        emptyOutDir: true,
        target: 'chrome140',
        assetsInlineLimit: 0,
        // Kilobytes of a script; it comes from this computer, and `npm run bench -- start` measures the first screen.
        chunkSizeWarningLimit: 1_600,
      },
    },
    main: nodeEnvironment(
      'main',
      {
        electron: 'src-main/shells/electron/index.ts',
        web: 'src-main/shells/web/index.ts',
        cli: 'src-main/shells/cli/index.ts',
      },
      'es',
    ),
    workers: nodeEnvironment(
      'workers',
      {
        html: 'src-main/web/html-worker.ts',
        guard: 'src-main/guard/guard-worker.ts',
        backup: 'src-main/store/backup-worker.ts',
        integrity: 'src-main/store/integrity-worker.ts',
        search: 'src-main/store/search/search-worker.ts',
        checkpoint: 'src-main/store/wal/checkpoint-worker.ts',
        exchange: 'src-main/chats/exchange/exchange-worker.ts',
        lua: 'src-main/org-config/lua/lua-worker.ts',
        formula: 'src-main/tools/user-made/formula/formula-worker.ts',
      },
      'es',
      true,
    ),
    preload: nodeEnvironment('preload', { preload: 'src-main/shells/electron/preload.ts' }, 'cjs', true),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'main', 'workers', 'preload']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  test: {
    root: fromRoot('.'),
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src-{main,shared}/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src-renderer/**/*.test.{ts,tsx}'],
          setupFiles: [fromRoot('src-renderer/test-setup.ts')],
        },
      },
    ],
  },
});
