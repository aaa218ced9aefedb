import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from './web-session.ts';

describe('openSession', () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  beforeEach(() => void vi.stubGlobal('fetch', fetch));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetch.mockClear();
    history.replaceState(null, '', '/');
  });

  it('exchanges the token and takes it out of the address bar', async () => {
    history.replaceState({ page: 1 }, '', '/?a=b#token=abc_-123');
    await openSession();
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/session', { method: 'POST', body: 'abc_-123' });
    expect(location.href.endsWith('/?a=b')).toBe(true);
    expect(history.state).toEqual({ page: 1 });
  });

  it('keeps the token for the next attempt while the app cannot be reached', async () => {
    fetch.mockRejectedValueOnce(new TypeError('unreachable'));
    history.replaceState(null, '', '/#token=abc');
    await expect(openSession()).rejects.toThrow();
    expect(location.hash).toBe('#token=abc');
  });

  it.each(['/', '/#chat/1', '/#token=', '/#token=a b'])('leaves the address %s alone', async (address) => {
    history.replaceState(null, '', address);
    const before = location.href;
    await openSession();
    expect(fetch).not.toHaveBeenCalled();
    expect(location.href).toBe(before);
  });
});
