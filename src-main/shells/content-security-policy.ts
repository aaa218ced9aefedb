/** Stands in `index.html` where each response carries its own nonce; set as `html.cspNonce` in `vite.config.ts`. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

interface ContentSecurityPolicyOptions {
  /** Allows the style elements that emotion adds while the window runs; a new one for every page. */
  nonce: string;
  /** Where the window may connect, besides the files it is made of. */
  connect?: readonly string[];
}

/** What the window may load and do, in both shells: nothing that did not come with the app. */
export function contentSecurityPolicy({ nonce, connect = [] }: ContentSecurityPolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // No HTML and no code from strings, wherever they come from: React builds elements, and nothing here needs more.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
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
