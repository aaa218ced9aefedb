import type { Phrase } from '#shared/phrase.ts';

/** A phrase whose facts come from outside (a server's words, an address it named) without the secrets in them. */
export function redactPhrase({ key, params }: Phrase, redact: (text: string) => string): Phrase {
  if (!params) return { key };
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? redact(value) : value,
  ]);
  return { key, params: Object.fromEntries(entries) };
}
