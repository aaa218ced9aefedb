import { type Phrase, phrase } from '#shared/phrase.ts';
import type { RefusalReason } from './address-guard.ts';
import { MAX_REDIRECTS, type RedirectRefusal } from './decide-chain.ts';
import type { NetworkFailure } from './network-failure.ts';
import { type PageErrorCode, PageRetrievalError } from './page-retrieval.ts';
import { ProxyRefusal } from './proxy-tunnel.ts';

/** What the model reads when a page cannot be read. No text repeats the address: it may carry what must not spread. */

export function invalidAddress(): PageRetrievalError {
  return new PageRetrievalError(
    'invalid-address',
    'This is not a complete web address. Give one that begins with https:// or http://.',
    phrase('errors.page.invalid-address'),
  );
}

interface Refusal {
  forModel: string;
  reason: Phrase;
}

const privateTarget: Refusal = {
  forModel: 'The address leads to a private network, to this computer or to a reserved address, which is not allowed.',
  reason: phrase('errors.page.blocked-address.private'),
};

const REFUSALS: Readonly<Record<Exclude<RefusalReason, 'not-resolved'>, Refusal>> = {
  scheme: {
    forModel: 'Only http and https addresses can be read.',
    reason: phrase('errors.page.blocked-address.scheme'),
  },
  credentials: {
    forModel: 'Addresses that contain a user name or password are not allowed. Use the address without them.',
    reason: phrase('errors.page.blocked-address.credentials'),
  },
  port: {
    forModel: 'The port of the address belongs to another protocol than the web and is not allowed.',
    reason: phrase('errors.page.blocked-address.port'),
  },
  'local-name': privateTarget,
  metadata: privateTarget,
  loopback: privateTarget,
  private: privateTarget,
  'link-local': privateTarget,
  unspecified: privateTarget,
  multicast: privateTarget,
  reserved: privateTarget,
};

/** `afterRedirect`: a server was asked before, and its redirect led here. */
export function refusedAddress(
  reason: RefusalReason,
  { afterRedirect }: { afterRedirect: boolean },
): PageRetrievalError {
  if (reason === 'not-resolved') {
    return new PageRetrievalError(
      'not-resolved',
      'The host name of the address does not exist or cannot be resolved right now. Check the spelling.',
      phrase('errors.page.not-resolved'),
      { wasContacted: afterRedirect },
    );
  }
  const { forModel, reason: forPerson } = REFUSALS[reason];
  const prefix = afterRedirect ? 'The page redirects to an address that is not allowed. ' : '';
  return new PageRetrievalError('blocked-address', prefix + forModel, forPerson, { wasContacted: afterRedirect });
}

/** The caller's own rule (`isTargetAllowed`) refused a redirect. */
export function refusedTarget(): PageRetrievalError {
  return new PageRetrievalError(
    'blocked-address',
    'The page redirects to a place outside of what may be read here.',
    phrase('errors.page.blocked-address.target'),
    { wasContacted: true },
  );
}

export function refusedRedirect(refusal: RedirectRefusal): PageRetrievalError {
  const contacted = { wasContacted: true };
  switch (refusal) {
    case 'too-many':
      return new PageRetrievalError(
        'too-many-redirects',
        `The page redirects more than ${MAX_REDIRECTS} times, probably in circles.`,
        phrase('errors.page.too-many-redirects', { limit: MAX_REDIRECTS }),
        contacted,
      );
    case 'downgrade':
      return new PageRetrievalError(
        'bad-redirect',
        'The page redirects from a secure (https) to an insecure (http) address, which is not followed.',
        phrase('errors.page.bad-redirect.downgrade'),
        contacted,
      );
    case 'unreadable':
      return new PageRetrievalError(
        'bad-redirect',
        'The page redirects to something that is not a web address.',
        phrase('errors.page.bad-redirect'),
        contacted,
      );
  }
}

const NETWORK_MESSAGES: Readonly<Record<NetworkFailure, string>> = {
  unreachable: 'The server cannot be reached, or it broke the connection off.',
  tls: 'The secure connection failed: the certificate of the server is not trusted or does not match its name.',
  timeout: 'The server did not send the page in time.',
};

export function networkError(failure: NetworkFailure, cause: unknown): PageRetrievalError {
  if (cause instanceof ProxyRefusal) return proxyError(cause);
  return new PageRetrievalError(failure, NETWORK_MESSAGES[failure], phrase(`errors.page.${failure}`), {
    wasContacted: true,
    cause,
  });
}

/** 403 and 50x of a proxy are about this page; 407 is about the proxy itself. */
function proxyError(cause: ProxyRefusal): PageRetrievalError {
  const { status } = cause;
  return new PageRetrievalError(
    'unreachable',
    status === 407
      ? 'The proxy of this network asks for a user and password. Tell the user to enter them in the settings.'
      : 'The proxy of this network refused the way to the server.',
    status === 407 ? phrase('errors.page.proxy.password') : phrase('errors.page.proxy.refused', { status }),
    { cause },
  );
}

const STATUS_MESSAGES: ReadonlyMap<number, string> = new Map([
  [206, 'only a part of it'],
  [401, 'it asks for a sign-in'],
  [403, 'it refuses access'],
  [404, 'the page does not exist'],
  [410, 'the page was removed'],
  [429, 'too many requests; do not try it again soon'],
]);

export function statusError(status: number): PageRetrievalError {
  const known = STATUS_MESSAGES.get(status) ?? (status >= 500 ? 'an error of the server' : undefined);
  return new PageRetrievalError(
    'status',
    `The server answered with status ${status}${known === undefined ? '' : ` (${known})`} instead of the page.`,
    phrase('errors.page.status', { status }),
    { wasContacted: true },
  );
}

type ContentErrorCode = Extract<
  PageErrorCode,
  'unsupported-type' | 'unsupported-charset' | 'too-large' | 'broken-encoding' | 'extraction-failed' | 'empty'
>;

const CONTENT_MESSAGES: Readonly<Record<ContentErrorCode, string>> = {
  'unsupported-type': 'The address leads to a file (such as a PDF, an image or an archive), not to a page or text.',
  'unsupported-charset': 'The page is written in a character set that no browser reads any more.',
  'too-large': 'The page is too large to be read.',
  'broken-encoding': 'The data of the page are damaged.',
  'extraction-failed': 'The page is built in a way that cannot be read in reasonable time.',
  empty: 'The page has no readable text. It may need scripts, or consist of images.',
};

/** The server answered, but with nothing that can be read. */
export function contentError(code: ContentErrorCode, cause?: unknown): PageRetrievalError {
  return new PageRetrievalError(code, CONTENT_MESSAGES[code], phrase(`errors.page.${code}`), {
    wasContacted: true,
    cause,
  });
}
