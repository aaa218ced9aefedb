const MAX_CALL_NAME_CHARACTERS = 60;

/** What a call with a malformed name is answered as; no tool may have it. */
const RESERVED_CALL_NAME = 'invalid_tool';

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe' };

/**
 * The name a model calls a tool by, from the name its person gave it: lower case letters, digits and `_`, a letter first,
 * at most 60. A name that is taken gets a number.
 */
export function callNameOf(name: string, isTaken: (callName: string) => boolean): string {
  const base = plainName(name);
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `_${count}`;
    const callName = base.slice(0, MAX_CALL_NAME_CHARACTERS - suffix.length).replace(/_+$/, '') + suffix;
    if (callName !== RESERVED_CALL_NAME && !isTaken(callName)) return callName;
  }
}

function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöüßæøœ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (plain === '') return 'tool';
  return /^[a-z]/.test(plain) ? plain : `tool_${plain}`;
}
