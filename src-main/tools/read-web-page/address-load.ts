const MAX_HOST_CHARACTERS = 100;
const MAX_PATH_CHARACTERS = 500;
const MAX_QUERY_CHARACTERS = 200;
/** Letters and digits in one piece: more than a checksum of 64, less than a sentence in an encoding. */
const MAX_RUN_CHARACTERS = 80;

const UNBROKEN_RUN = new RegExp(`[A-Za-z0-9]{${MAX_RUN_CHARACTERS + 1}}`);

/**
 * Whether an address that a model chose freely could carry a part of the conversation to the server that it names: a long
 * query, a long host name, or a long piece without any word boundary in it (base64, hex). An address that stands in the chat
 * is never measured, since it carries only what its author put there.
 */
export function couldCarryConversation(url: URL): boolean {
  return (
    url.hostname.length > MAX_HOST_CHARACTERS ||
    decoded(url.pathname).length > MAX_PATH_CHARACTERS ||
    decoded(url.search).length > MAX_QUERY_CHARACTERS ||
    // Separators that encodings use as letters do not end a run.
    UNBROKEN_RUN.test(decoded(url.pathname + url.search).replace(/[+_=]/g, '')) ||
    UNBROKEN_RUN.test(url.hostname.replace(/[.-]/g, ''))
  );
}

/** A title in another script takes three to nine times its length when it is percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
