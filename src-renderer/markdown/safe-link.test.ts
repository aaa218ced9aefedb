import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTarget, withVisibleControls } from './safe-link.ts';

describe('a link of an answer', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'data:text/html,<p>',
    'file:///etc/passwd',
    '\\\\server\\share',
    '//host/path',
    '/path',
    '#part',
    'ms-word:ofe|u|https://a.example/x.docx',
    'view-source:https://a.example',
    'blob:https://a.example/1',
    'https:\\\\a.example',
    'https:a.example',
    'mailto:nobody',
    `https://a.example/${'x'.repeat(9_000)}`,
    '',
    undefined,
  ])('to %s does nothing', (href) => {
    expect(linkTarget(href, 'open')).toEqual({ kind: 'inert' });
  });

  it('to the web carries its true host', () => {
    expect(linkTarget('HTTPS://Docs.Example.org:8443/a?b#c', 'the page')).toEqual({
      kind: 'web',
      url: 'https://docs.example.org:8443/a?b#c',
      host: 'docs.example.org:8443',
      isDeceptive: false,
    });
  });

  it.each([
    ['https://evil.example/', 'https://bank.example/login'],
    ['https://evil.example/', 'Go to bank.example now'],
    ['https://bank.example@evil.example/', 'sign in'],
    ['https://xn--bnk-5cd.example/', 'bаnk.example'],
    ['https://evil.example/', 'bank\u202E.example'],
    ['https://bank.example.evil.example/', 'bank.example'],
    ['https://evil.example/', 'bank\u2024example'],
  ])('to %s worded "%s" is deceptive', (href, label) => {
    expect(linkTarget(href, label)).toMatchObject({ kind: 'web', isDeceptive: true });
  });

  it.each([
    ['https://www.example.org/a', 'example.org'],
    ['https://example.org/a', 'https://www.example.org/a'],
    ['https://docs.example.org/', 'example.org'],
    ['https://example.org/', 'See section 3.2 of the guide'],
    ['https://example.org/', 'version 1.2.3'],
  ])('to %s worded "%s" is not', (href, label) => {
    expect(linkTarget(href, label)).toMatchObject({ kind: 'web', isDeceptive: false });
  });

  it('never hands a user name or a password on', () => {
    expect(linkTarget('https://user:secret@a.example/x', 'x')).toMatchObject({ url: 'https://a.example/x' });
  });

  it('to a mail address loses everything but the address', () => {
    expect(linkTarget('mailto:a@b.example?cc=c@d.example&attach=/etc/passwd', 'write')).toEqual({
      kind: 'mail',
      url: 'mailto:a@b.example',
      address: 'a@b.example',
    });
  });

  it('opens nothing but http, https and mailto, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (href) => {
          const target = linkTarget(href, 'x');
          if (target.kind !== 'inert') expect(target.url).toMatch(/^(https?:\/\/|mailto:)/);
        },
      ),
    );
  });
});

describe('text of a model', () => {
  it('shows the characters that reverse what follows', () => {
    expect(withVisibleControls('a\u202Eb\u2066c\u200Fd')).toBe('a⟦U+202E⟧b⟦U+2066⟧c\u200Fd');
  });

  it('says where a text is hidden in tag characters, and keeps the flag of a region', () => {
    const flag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
    expect(withVisibleControls(`a\u{E0041}\u{E0042}b ${flag}`)).toBe(`a⟦U+E0041 ×2⟧b ${flag}`);
  });
});
