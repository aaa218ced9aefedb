/**
 * Exchanges the token in the address (`#token=…`) for a session cookie and takes it out of the address bar, so that it
 * is neither bookmarked nor sent along when somebody copies the address. Does nothing when there is none: the cookie of
 * an earlier visit counts. Rejects while the app cannot be reached; the token then stays for the next attempt.
 */
export async function openSession(): Promise<void> {
  const token = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  await fetch('/session', { method: 'POST', body: token });
  history.replaceState(history.state, '', location.pathname + location.search);
}
