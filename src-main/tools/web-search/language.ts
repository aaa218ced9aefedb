import type { ArgumentKind } from '../arguments.ts';

/** A tag, or "all": search engines silently find nothing for the name of a language. */
export const searchLanguage: ArgumentKind<string> = {
  valid: 'a language tag such as "de", "de-DE" or "en-US", or "all"',
  read(value) {
    if (typeof value !== 'string') return undefined;
    const tag = value.trim().replace(/_/g, '-');
    if (tag.toLowerCase() === 'all') return 'all';
    if (!/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag)) return undefined;
    return Intl.getCanonicalLocales(tag)[0];
  },
};
