import { ENCRYPTED_PREFIX } from './format/encrypted-form.ts';

/** A value as it may be shown: what stands there encrypted is nobody's to read, though it is of no use without the secret. */
export function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(ENCRYPTED_PREFIX) ? `${ENCRYPTED_PREFIX}…` : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shownValue(entry)]));
}
