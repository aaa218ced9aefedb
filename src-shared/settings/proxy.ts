import { z } from 'zod';

const PROXY_MODES = ['system', 'none', 'own'] as const;

/** `proxy.example:3128` or `https://proxy.example`; undefined for what is no address of an http or https proxy. */
export function readProxyAddress(text: string): URL | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  // User and password have fields of their own: the password belongs into the keyring.
  const isBare = url.username === '' && url.password === '' && url.pathname === '/' && url.search === '';
  return isBare ? url : undefined;
}

/** How pages, search services and providers are reached. The password is in the keyring. */
export const proxySettingsSchema = z.object({
  /** "system": what the environment says (HTTPS_PROXY, HTTP_PROXY, NO_PROXY). */
  mode: z.enum(PROXY_MODES),
  /** For "own". Empty: not entered yet, so there is none. */
  address: z
    .string()
    .max(2_000)
    .refine((text) => text === '' || readProxyAddress(text) !== undefined, 'no address of a proxy'),
  user: z.string().max(300),
  /** Hosts reached without the proxy, as in NO_PROXY. */
  exceptions: z.string().max(4_000),
  /** The name servers of this network do not know the outside: the proxy looks names up. */
  resolvesNames: z.boolean(),
  forProviders: z.boolean(),
});
export type ProxyChoice = z.infer<typeof proxySettingsSchema>;

export const DEFAULT_PROXY: ProxyChoice = {
  mode: 'system',
  address: '',
  user: '',
  exceptions: '',
  resolvesNames: false,
  forProviders: true,
};

/** What a window shows beside the settings; neither holds a secret. */
export const proxyStatusSchema = z.object({
  password: z.enum(['keyring', 'session', 'missing', 'unreadable']),
  /** The proxy of the environment for https addresses, without user and password; null when it names none. */
  environment: z.string().nullable(),
});
export type ProxyStatus = z.infer<typeof proxyStatusSchema>;
