// A Vite plugin: makes `diagram.html`, the one document that frames of the window show. Script and page are one file, so
// that its content security policy can forbid it to load anything at all.
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const CHECKOUT = path.join(import.meta.dirname, '..');
const ENTRY = path.join(CHECKOUT, 'src-renderer/diagram/frame/main.ts');

/** See docs/decisions/diagrams.md. */
const LEFT_OUT = ['elkjs', 'katex'];

export function diagramPage(): Plugin {
  return {
    name: 'diagram-page',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'diagram.html', source: pageOf(await bundle()) });
    },
  };
}

async function bundle(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    root: CHECKOUT,
    logLevel: 'warn',
    plugins: [leaveOut(LEFT_OUT)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'chrome140',
      chunkSizeWarningLimit: 5_000,
      lib: { entry: ENTRY, formats: ['iife'], name: 'diagram' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (chunk?.type !== 'chunk' || output?.output.length !== 1) throw new Error('The diagram page has to be one script.');
  return chunk.code;
}

/** Importing one of these packages fails at run time as if it were not installed. */
function leaveOut(packages: readonly string[]): Plugin {
  const ID = '\0left-out';
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (id) => (packages.some((name) => id === name || id.startsWith(`${name}/`)) ? ID : null),
    load: (id) => (id === ID ? "throw new Error('This part of mermaid is not built in.');\nexport default {};" : null),
  };
}

/** Inside a script element these two would end it, or begin a comment; escaped they mean the same in any JavaScript. */
const inline = (code: string) => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

const pageOf = (code: string) =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Diagram</title></head><body><script>${inline(code)}</script></body></html>\n`;
