import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DIAGRAM_PATH, NONCE_PLACEHOLDER } from './content-security-policy.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The build names what may be cached for good by its content: `assets/<name>-<hash>.<extension>`. */
const HASHED_NAME = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const A_YEAR = 'public, max-age=31536000, immutable';

export interface RendererFile {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** Only of the page: the nonce in its style elements, for its content security policy. */
  nonce?: string;
  /** Only of the document that draws diagrams: what its policy allows, as "sha256-…". */
  scriptHash?: string;
}

/** The built window, as files under the paths a browser asks for. */
export interface RendererFiles {
  /** `pathname` as it stands in the address, percent-encoding and all. Undefined: there is no such file. */
  get(pathname: string): Promise<RendererFile | undefined>;
}

/**
 * Lists the folder once. A path is looked up in that list and never joined to the folder, so no form of ".." can lead
 * out of it, and neither can a link, which the list leaves out.
 *
 * @throws when the folder holds no `index.html`: the window has not been built.
 */
export function readRendererFiles(folder: string): RendererFiles {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = new Map<string, { file: string; contentType: string; cacheControl: string }>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const contentType = CONTENT_TYPES[path.extname(entry.name)];
    if (!entry.isFile() || !contentType) continue;
    const file = path.join(entry.parentPath, entry.name);
    const pathname = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(pathname, { file, contentType, cacheControl: HASHED_NAME.test(pathname) ? A_YEAR : 'no-cache' });
  }
  return {
    async get(pathname) {
      if (pathname === '/' || pathname === '/index.html') {
        const nonce = randomBytes(16).toString('base64');
        const body = Buffer.from(page.replaceAll(NONCE_PLACEHOLDER, nonce));
        return { body, contentType: 'text/html; charset=utf-8', cacheControl: 'no-store', nonce };
      }
      const found = files.get(pathname);
      if (!found) return undefined;
      const body = await readFile(found.file);
      return { ...found, body, ...(pathname === DIAGRAM_PATH && { scriptHash: hashOfScript(body) }) };
    },
  };
}

/** Of the only script element, as a content security policy names it. */
function hashOfScript(page: Buffer): string {
  const begin = page.indexOf('<script>') + '<script>'.length;
  const script = page.subarray(begin, page.indexOf('</script>', begin));
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
