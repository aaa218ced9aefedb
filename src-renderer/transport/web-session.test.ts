import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionOpener } from './web-session.ts';

describe('createSessionOpener', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  beforeEach(() => void vi.stubGlobal('fetch', fetch));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetch.mockClear();
    history.replaceState(null, '', '/');
  });

  it('exchanges the token and takes it out of the address bar', async () => {
    history.replaceState({ page: 1 }, '', '/?a=b#token=abc_-123');
    expect(await createSessionOpener()()).toBe('open');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/session', { method: 'POST', body: 'abc_-123' });
    expect(location.href.endsWith('/?a=b')).toBe(true);
    expect(history.state).toEqual({ page: 1 });
  });

  it('keeps the token for the next attempt while the app cannot be reached, wherever the window goes', async () => {
    fetch.mockRejectedValueOnce(new TypeError('unreachable'));
    history.replaceState(null, '', '/#token=abc');
    const openSession = createSessionOpener();
    await expect(openSession()).rejects.toThrow();
    history.replaceState(null, '', '/#settings');
    await openSession();
    expect(fetch).toHaveBeenLastCalledWith('/session', { method: 'POST', body: 'abc' });
    expect(location.hash).toBe('#settings');
  });

  it('asks whether the cookie of an earlier visit counts, after the first time and without a token', async () => {
    history.replaceState(null, '', '/#token=abc');
    const openSession = createSessionOpener();
    await openSession();
    await openSession();
    expect(fetch).toHaveBeenLastCalledWith('/session');
  });

  it.each(['/', '/#chat/1', '/#token=', '/#token=a b'])('leaves the address %s alone', async (address) => {
    history.replaceState(null, '', address);
    const before = location.href;
    await createSessionOpener()();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/session');
    expect(location.href).toBe(before);
  });

  it('says that the app does not know this window', async () => {
    fetch.mockResolvedValueOnce(new Response(null, { status: 403 }));
    history.replaceState(null, '', '/#token=old');
    expect(await createSessionOpener()()).toBe('refused');
    expect(location.hash).toBe('');
  });
});
