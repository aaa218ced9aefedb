import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';

/** In single quotes a POSIX shell takes everything as it is, but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a command for a shell. Instead of a key it names the variable that has to hold it. */
export function asCurl({ method, url, headers }: SentRequestView, body: string): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...headers.map(({ name, value, isMasked }) =>
      isMasked ? `-H "${name}: ${value.replace(/[^\s]*•+/u, '$API_KEY')}"` : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body === '' ? [] : [`--data-binary ${quoted(body)}`]),
  ];
  return `${lines.join(' \\\n  ')}\n`;
}
