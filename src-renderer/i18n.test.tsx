import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage, usePhrase } from './i18n.ts';

const wording = () => renderHook(() => usePhrase()).result;

describe('a phrase of main', () => {
  it('is worded with its numbers in the language of the window', () => {
    const { current } = wording();
    expect(current.t('chat.call.showAll', { count: 9_412 })).toBe('Show all 9,412 characters');
    expect(current.t('chat.calls.title', { count: 1 })).toBe('1 tool call');
  });

  it('follows a change of language', () => {
    const result = wording();
    act(() => setLanguage('de'));
    expect(result.current.t('chat.call.showAll', { count: 9_412 })).toBe('Alle 9.412 Zeichen zeigen');
    expect(document.documentElement.lang).toBe('de');
  });

  it('says a level by its word', () => {
    const params = { provider: 'OpenAI', has: 'LOW', needed: 'MEDIUM' };
    expect(wording().current.say({ key: 'policy.provider.confidenceTooLow', params })).toBe(
      'OpenAI is Low. This chat needs Medium.',
    );
  });

  it('takes values from outside as they are: neither references nor markup in them do anything', () => {
    const provider = '$t(common.cancel) {{needed}} <b>&';
    expect(wording().current.say({ key: 'policy.provider.dataSecurity', params: { provider, needed: 'x' } })).toBe(
      '$t(common.cancel) {{needed}} <b>& is run by others. This chat holds data for self-hosted providers only.',
    );
  });

  it('knows which keys made by a rule have a text', () => {
    expect(wording().current.has('tools.web_search.name')).toBe(true);
    expect(wording().current.has('tools.no_such_tool.name')).toBe(false);
  });
});
