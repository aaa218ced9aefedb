import { IANAZone } from 'luxon';
import type { ArgumentKind } from './arguments.ts';

/** An IANA time zone by name. Offsets such as +02:00 are refused: they do not know summer time. */
export const timeZone: ArgumentKind<string> = {
  valid: 'the IANA name of a time zone, such as "Europe/Berlin", "America/New_York" or "UTC"',
  read(value) {
    if (typeof value !== 'string') return undefined;
    const name = value.trim();
    if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name) || !IANAZone.isValidZone(name)) return undefined;
    const { timeZone: resolved } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Mends the case of "europe/berlin"; an alias keeps the name the model knows.
    return resolved.toLowerCase() === name.toLowerCase() ? resolved : name;
  },
};
