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

/**
 * Characters that show nothing and change what a person takes a text for: those that turn the order of what follows, and
 * tag characters, which spell a hidden text (except behind a black flag, where they make the flag of a region).
 */
const HIDDEN = /[\u202A-\u202E\u2066-\u2069]|\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}|[\u{E0001}-\u{E007F}]+/gu;

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

/** Text of a model with its hidden characters named ("⟦U+202E⟧"): what is copied is then what is seen. */
export function withVisibleControls(text: string): string {
  return text.replace(HIDDEN, (hidden) => {
    if (hidden.startsWith('\u{1F3F4}')) return hidden;
    const count = [...hidden].length;
    return `⟦${codeOf(hidden)}${count > 1 ? ` ×${count}` : ''}⟧`;
  });
}

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
  // Compatibility forms ("bank․example" with a leader for its dot) are read as a person reads them.
  return [...label.replace(HIDDEN, '').normalize('NFKC').matchAll(HOST_LIKE)].some((match) => {
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
