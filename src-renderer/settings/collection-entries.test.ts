import { describe, expect, it } from 'vitest';
import { withEntry, withMember } from './collection-entries.ts';

const mail = { id: 'mailboxes', tools: [{ id: 'search_mails' }, { id: 'read_mail' }] };

describe('what is stored of a collection', () => {
  it('takes the place of what stood under its members', () => {
    expect(withEntry({ read_mail: 'never', web_search: 'ask' }, mail, 'auto')).toEqual({
      web_search: 'ask',
      mailboxes: 'auto',
    });
    expect(withEntry({ mailboxes: 'ask', read_mail: 'never' }, mail, null)).toEqual({});
  });

  it('is in a list once, and out of it under whichever id it stood', () => {
    expect(withMember(['read_mail', 'web_search'], mail, true)).toEqual(['web_search', 'mailboxes']);
    expect(withMember(['read_mail', 'web_search'], mail, false)).toEqual(['web_search']);
  });

  it('leaves ids alone that nobody knows', () => {
    expect(withMember(['from_a_newer_version'], mail, true)).toEqual(['from_a_newer_version', 'mailboxes']);
  });
});
