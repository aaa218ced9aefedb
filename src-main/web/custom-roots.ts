import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import tls from 'node:tls';

const MAX_BUNDLE_BYTES = 4 * 1024 * 1024;
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** What Node trusts anyway, and these. */
export function withUsualRoots(roots: string): string[] {
  // Before Node 22.15 only the list that Node itself brings can be asked for.
  const usual = typeof tls.getCACertificates === 'function' ? tls.getCACertificates('default') : tls.rootCertificates;
  return [...usual, ...(roots.match(CERTIFICATE) ?? [])];
}

/**
 * The certificates of a PEM bundle. Verification stays as strict as ever: they only add roots for hosts that are named.
 *
 * @throws when the file cannot be read, is too large, or holds something that is no certificate.
 */
export function readRootBundle(path: string): string {
  const facts = fs.statSync(path);
  // Reading a pipe would wait for somebody to write into it.
  if (!facts.isFile()) throw new Error('the bundle of certificates is no file');
  if (facts.size > MAX_BUNDLE_BYTES) throw new Error('the bundle of certificates is too large');
  const certificates = fs.readFileSync(path, 'latin1').match(CERTIFICATE) ?? [];
  if (certificates.length === 0) throw new Error('the bundle holds no certificate');
  for (const certificate of certificates) new X509Certificate(certificate);
  return certificates.join('\n');
}

/** Whether a host is one of these: a name, or `*.` for exactly one label more. */
export function isNamedHost(hostname: string, patterns: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return patterns.some((pattern) => {
    const wanted = pattern.toLowerCase();
    if (!wanted.startsWith('*.')) return host === wanted;
    const label = host.slice(0, -wanted.length + 1);
    return host.endsWith(wanted.slice(1)) && label !== '' && !label.includes('.');
  });
}
