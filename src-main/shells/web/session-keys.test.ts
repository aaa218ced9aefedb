import { describe, expect, it } from 'vitest';
import { SessionKeys } from './session-keys.ts';

describe('SessionKeys', () => {
  const keys = new SessionKeys(4711);
  const cookie = keys.setCookieHeader().split(';', 1)[0] ?? '';

  it('makes new keys at every start', () => {
    const other = new SessionKeys(4711);
    expect(other.token).not.toBe(keys.token);
    expect(other.setCookieHeader()).not.toBe(keys.setCookieHeader());
    expect(keys.token).toMatch(/^[\w-]{43}$/);
  });

  it('knows its token from any other text', () => {
    expect(keys.isToken(keys.token)).toBe(true);
    for (const wrong of ['', keys.token.slice(1), `${keys.token} `, new SessionKeys(4711).token]) {
      expect(keys.isToken(wrong)).toBe(false);
    }
  });

  it('keeps its cookie from scripts and other sites, and names it after the port', () => {
    expect(keys.setCookieHeader()).toMatch(/^confidant-4711=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('never uses the token as the cookie', () => {
    expect(cookie).not.toContain(keys.token);
  });

  it('finds its cookie among others', () => {
    expect(keys.isOpenedBy(cookie)).toBe(true);
    expect(keys.isOpenedBy(`a=b; confidant-1=x;${cookie}; c`)).toBe(true);
  });

  it('is not opened by anything else', () => {
    for (const header of [
      undefined,
      '',
      'confidant-4711=',
      `x${cookie}`,
      `${cookie}x`,
      cookie.replace('4711', '4712'),
    ]) {
      expect(keys.isOpenedBy(header)).toBe(false);
    }
  });
});
