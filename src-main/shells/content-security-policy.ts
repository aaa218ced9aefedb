import type { RendererFile } from './renderer-files.ts';

/** Stands in `index.html` where each response carries its own nonce; set as `html.cspNonce` in `vite.config.ts`. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The document that draws diagrams, see docs/decisions/diagrams.md. */
export const DIAGRAM_PATH = '/diagram.html';

interface PolicyOptions {
  /** Where the window comes from: "app://confidant". */
  origin: string;
  /** Where the window may connect, besides the files it is made of. */
  connect?: readonly string[];
}

/** The policy that a file is served under; undefined for all that are no documents. */
export function contentSecurityPolicy(
  { nonce, scriptHash }: Pick<RendererFile, 'nonce' | 'scriptHash'>,
  options: PolicyOptions,
): string | undefined {
  if (scriptHash) return diagramPolicy(scriptHash);
  return nonce && windowPolicy(nonce, options);
}

/** What the window may load and do, in both shells: nothing that did not come with the app. */
function windowPolicy(nonce: string, { origin, connect = [] }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    // Also where a frame may go by itself: nowhere else.
    `frame-src ${origin}${DIAGRAM_PATH}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // No HTML and no code from strings, wherever they come from: React builds elements, and nothing here needs more.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The document that draws diagrams: its one script, styles that mermaid makes while it runs, images made of what is there.
 * No origin, whoever opens it and however; nothing to load, nowhere to connect or to go.
 */
function diagramPolicy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src '${scriptHash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-scripts',
  ].join('; ');
}

/** The other headers of every response that makes up the window. */
export const WINDOW_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // A link that nobody clicked must not tell a name server of its host.
  'x-dns-prefetch-control': 'off',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), ' +
    'xr-spatial-tracking=()',
};
