/**
 * Two addresses with the same key ask a server for the same thing: scheme and host in any case, the default port named or
 * not, path and query exactly, the fragment not at all. Undefined when the text is no absolute URL.
 */
export function requestKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  url.hash = '';
  return url.href;
}
