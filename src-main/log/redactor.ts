export const REDACTED = '[redacted]';

/** Takes secrets out of texts before they are written anywhere. */
export interface Redactor {
  /** From now on `secret` never appears, nor do the forms it takes in URLs, JSON and Basic credentials. */
  add(secret: string): void;
  redact(text: string): string;
  /**
   * Takes out only what was added, and only what is long enough not to be a word: for texts that people and models read,
   * where something that merely looks like a credential may be what they are about.
   */
  redactKnown(text: string): string;
}

const SHORTEST_IN_PROSE = 8;

/** What gives a credential away wherever it stands, even one that nobody has told us of. */
const PATTERNS: readonly [RegExp, string][] = [
  [/\b(bearer|basic|negotiate)\s+[\w.~+/=-]{6,}/gi, `$1 ${REDACTED}`],
  [
    /\b((?:proxy-)?authorization|(?:set-)?cookie|[\w-]*(?:api|access|auth|secret)[-_]?(?:key|token))(["']?\s*[:=]\s*["']?)(?!\[redacted)[^\s"',;&]+/gi,
    `$1$2${REDACTED}`,
  ],
  [/([?&](?:key|token|code|sig|signature|password)=)[^\s&#"']+/gi, `$1${REDACTED}`],
  [/(\/\/[^\s/:@]*:)[^\s/@]+@/g, `$1${REDACTED}@`],
  [/\b(?:sk|pk|rk|gsk|hf|xai|AIza)[-_][\w-]{16,}/g, REDACTED],
];

/** Fields of log entries whose text value is a credential by its name. */
export const isSecretFieldName = (name: string): boolean =>
  /authorization|cookie|password|passphrase|secret|credential|api[-_]?key|^key$|^token$|(?:access|refresh|auth|bearer|session)[-_]?token/i.test(
    name,
  );

export function createRedactor(): Redactor {
  const forms = new Set<string>();
  let known: RegExp | undefined;
  let knownInProse: RegExp | undefined;
  return {
    add: (secret) => {
      const before = forms.size;
      for (const form of formsOf(secret)) forms.add(form);
      if (forms.size === before) return;
      // The longest first: one secret may begin with another.
      const ordered = [...forms].sort((a, b) => b.length - a.length);
      known = anyOf(ordered);
      knownInProse = anyOf(ordered.filter((form) => form.length >= SHORTEST_IN_PROSE));
    },
    redactKnown: (text) => (knownInProse ? text.replace(knownInProse, REDACTED) : text),
    redact: (text) => {
      const withoutKnown = known ? text.replace(known, REDACTED) : text;
      return PATTERNS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), withoutKnown);
    },
  };
}

function anyOf(forms: readonly string[]): RegExp | undefined {
  return forms.length > 0 ? new RegExp(forms.map(escapeForRegExp).join('|'), 'g') : undefined;
}

const escapeForRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function formsOf(secret: string): string[] {
  const trimmed = secret.trim();
  if (trimmed === '') return [];
  const base64 = Buffer.from(trimmed).toString('base64');
  return [
    trimmed,
    // A lone surrogate has no URL form.
    ...(trimmed.isWellFormed() ? [encodeURIComponent(trimmed)] : []),
    JSON.stringify(trimmed).slice(1, -1),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  ];
}
