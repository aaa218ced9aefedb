/** What a link of an answer may do: open in the browser after its true host was shown, or nothing. */
export type LinkTarget =
  | {
      kind: 'web';
      url: string;
      /** As the browser will connect: lower case, punycode. */
      host: string;
      /** The words look like another host, or the host hides behind look-alike letters or a user name. */
      isDeceptive: boolean;
    }
  | { kind: 'mail'; url: string; address: string }
  | { kind: 'inert' };

const MAX_URL_CHARACTERS = 8_000;
const INERT: LinkTarget = { kind: 'inert' };

/** Characters that turn the order of what follows; an address or a sentence could be shown as another. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Takes the invisible direction controls out of text of a model; what is copied is then what is seen. */
export const withoutDirectionControls = (text: string) => text.replace(DIRECTION_CONTROLS, '');

const HOST_LIKE = /(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+)/giu;

function hostOf(text: string): string | null {
  try {
    return new URL(`https://${text}`).hostname;
  } catch {
    return null;
  }
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** Whether the words name a host that is not the one the link goes to. */
function namesAnotherHost(label: string, host: string): boolean {
  return [...withoutDirectionControls(label).matchAll(HOST_LIKE)].some((match) => {
    const named = hostOf(match[1] ?? '');
    return named !== null && withoutWww(named) !== withoutWww(host) && !host.endsWith(`.${withoutWww(named)}`);
  });
}

/**
 * Judges the target of a link. Only http, https and mailto do something; relative addresses, other schemes and what does
 * not parse are inert.
 */
export function linkTarget(href: string | undefined, label: string): LinkTarget {
  if (!href || href.length > MAX_URL_CHARACTERS) return INERT;
  let url: URL;
  try {
    url = new URL(href);
  } catch {
    return INERT;
  }
  if (url.protocol === 'mailto:') {
    const address = url.pathname;
    // Header fields in the query could add recipients or attach files in some mail programs.
    return address.includes('@') ? { kind: 'mail', url: `mailto:${address}`, address } : INERT;
  }
  // The parser takes "https:\\host" and "https:host" for a web address; a person would not.
  if (!/^https?:\/\/[^/\\]/i.test(href) || url.hostname === '') return INERT;
  const isDisguised = url.username !== '' || url.password !== '' || url.hostname.includes('xn--');
  url.username = '';
  url.password = '';
  return {
    kind: 'web',
    url: url.href,
    host: url.host,
    isDeceptive: isDisguised || namesAnotherHost(label, url.hostname),
  };
}
