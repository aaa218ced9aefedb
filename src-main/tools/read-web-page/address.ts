import type { ArgumentKind } from '../arguments.ts';

/** A complete http or https address without a user name or password in it. */
export function webAddress(limits: { maxLength: number }): ArgumentKind<string> {
  return {
    valid: `one complete address that begins with https:// or http://, without a user name in it, of at most ${limits.maxLength} characters`,
    read(value) {
      if (typeof value !== 'string' || value.length > limits.maxLength) return undefined;
      const text = value.trim();
      // URL parsing drops line breaks and tabs inside an address; a model that sends them means something else.
      if (!/^https?:\/\/[^\s]+$/i.test(text)) return undefined;
      const url = URL.parse(text);
      return url && url.username + url.password === '' ? url.href : undefined;
    },
  };
}
