import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NONCE_PLACEHOLDER } from './content-security-policy.ts';
import { type RendererFiles, readRendererFiles } from './renderer-files.ts';

const PAGE = `<meta property="csp-nonce" nonce="${NONCE_PLACEHOLDER}"><style nonce="${NONCE_PLACEHOLDER}"></style>`;

describe('readRendererFiles', () => {
  let root: string;
  let files: RendererFiles;
  beforeAll(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'confidant-files-'));
    const folder = path.join(root, 'renderer');
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(root, 'secret.txt'), 'outside');
    writeFileSync(path.join(folder, 'index.html'), PAGE);
    writeFileSync(path.join(folder, 'diagram.html'), '<body><script>draw()</script></body>');
    writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'assets', 'index-Ab3_-9xZ.js'), 'run()');
    writeFileSync(path.join(folder, 'assets', 'plain.js'), 'run()');
    writeFileSync(path.join(folder, '.env'), 'hidden');
    writeFileSync(path.join(folder, 'strange.exe'), 'MZ');
    symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'link.txt'));
    files = readRendererFiles(folder);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('gives every page a nonce of its own, in all places that need it', async () => {
    const [first, second] = [await files.get('/'), await files.get('/index.html')];
    expect(first?.nonce).toMatch(/^[\w+/]{22}==$/);
    expect(first?.nonce).not.toBe(second?.nonce);
    expect(first?.body.toString()).toBe(PAGE.replaceAll(NONCE_PLACEHOLDER, first?.nonce ?? ''));
    expect(first).toMatchObject({ contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' });
  });

  it('knows the hash of the script in the document that draws diagrams, and of no other', async () => {
    const hash = createHash('sha256').update('draw()').digest('base64');
    expect((await files.get('/diagram.html'))?.scriptHash).toBe(`sha256-${hash}`);
    expect((await files.get('/'))?.scriptHash).toBeUndefined();
  });

  it('lets browsers keep for good only what is named by its content', async () => {
    expect((await files.get('/assets/index-Ab3_-9xZ.js'))?.cacheControl).toContain('immutable');
    expect((await files.get('/assets/plain.js'))?.cacheControl).toBe('no-cache');
    expect((await files.get('/icon.svg'))?.cacheControl).toBe('no-cache');
  });

  it('names the type of every file', async () => {
    expect((await files.get('/icon.svg'))?.contentType).toBe('image/svg+xml; charset=utf-8');
    expect((await files.get('/assets/plain.js'))?.contentType).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/link.txt',
    '/.env',
    '/strange.exe',
    '/assets',
    '/assets/',
    '',
    '/index.html/',
    '/icon.svg%00',
  ])('has no file under %s', async (pathname) => {
    expect(await files.get(pathname)).toBeUndefined();
  });

  it('never leads out of its folder', async () => {
    const part = fc.constantFrom('..', '.', '%2e', '%2f', '/', '\\', 'secret.txt', 'assets', 'link.txt', '\0');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect((await files.get(`/${parts.join('/')}`))?.body.toString()).not.toBe('outside');
      }),
    );
  });

  it('does not start without a built window', () => {
    expect(() => readRendererFiles(path.join(root, 'nothing'))).toThrow(/index\.html/);
  });
});
