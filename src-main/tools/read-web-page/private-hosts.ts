/** One line of the allowlist: an exact host or `*.` and a suffix, and a port when only that port is meant. */
export interface PrivateHostPattern {
  /** As it is handed to the address guard. */
  pattern: string;
  host: string;
  coversSubdomains: boolean;
  port?: string;
}

const PATTERN = /^(?<wildcard>\*\.)?(?<host>[^\s:/*@?#[\]]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;

/** Reads the allowlist: one entry a line or separated by commas. What is no host is named, so that a person can mend it. */
export function readPrivateHosts(setting: string): { patterns: PrivateHostPattern[]; invalid: string[] } {
  const patterns: PrivateHostPattern[] = [];
  const invalid: string[] = [];
  for (const entry of setting.split(/[\n,]/).map((line) => line.trim())) {
    if (entry === '') continue;
    const pattern = readPattern(entry);
    if (pattern) patterns.push(pattern);
    else invalid.push(entry);
  }
  return { patterns, invalid };
}

function readPattern(entry: string): PrivateHostPattern | undefined {
  const groups = PATTERN.exec(entry)?.groups;
  // The URL parser brings hosts to the form that addresses have: lower case, punycode, IPv4 in dots.
  const url = groups && URL.parse(`http://${groups.host}:${groups.port ?? ''}/`);
  if (!url) return undefined;
  const coversSubdomains = groups.wildcard !== undefined;
  const port = groups.port === undefined ? undefined : String(Number(groups.port));
  const pattern = `${coversSubdomains ? '*.' : ''}${url.hostname}${port === undefined ? '' : `:${port}`}`;
  return { pattern, host: url.hostname, coversSubdomains, port };
}

/** Whether the allowlist names the host of this address. */
export function isNamedHost(url: URL, patterns: readonly PrivateHostPattern[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return patterns.some(
    (pattern) =>
      (pattern.port === undefined || pattern.port === port) &&
      (pattern.coversSubdomains ? url.hostname.endsWith(`.${pattern.host}`) : url.hostname === pattern.host),
  );
}
