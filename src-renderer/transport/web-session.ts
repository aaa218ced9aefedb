/** "refused": the app runs, but does not know this window. Only a new link helps. */
export type SessionState = 'open' | 'refused';

/**
 * Returns what opens the session before each attempt to connect. The token in the address (`#token=…`) is exchanged for a
 * cookie and taken out of the address bar, so that it is neither bookmarked nor copied along; without one, the cookie of
 * an earlier visit counts. Rejects while the app cannot be reached, and keeps the token for the next attempt.
 */
export function createSessionOpener(): () => Promise<SessionState> {
  let token = tokenInAddress();
  return async () => {
    const { ok } =
      token === undefined ? await fetch('/session') : await fetch('/session', { method: 'POST', body: token });
    token = undefined;
    if (tokenInAddress() !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
    return ok ? 'open' : 'refused';
  };
}

function tokenInAddress(): string | undefined {
  return /^#token=([\w-]+)$/.exec(location.hash)?.[1];
}
