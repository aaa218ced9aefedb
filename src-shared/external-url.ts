export const MAX_EXTERNAL_URL_CHARACTERS = 8_000;

const EXTERNAL_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address as it may be handed to the system's browser or mail program, or undefined when it may not: only web and
 * mail addresses, and no user name that makes one host look like another ("https://bank.example@evil.example").
 */
export function externalUrl(text: string): string | undefined {
  if (text.length > MAX_EXTERNAL_URL_CHARACTERS || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!EXTERNAL_PROTOCOLS.has(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return url.href;
}
