import { z } from 'zod';
import { classifyAddress } from '../../web/special-addresses.ts';

/** One configuration that the device is told to fetch. */
export interface ConfigurationPair {
  /** Small letters. */
  id: string;
  /** Without a slash at the end. */
  serverUrl: string;
}

/** What one source on the device says: the registry, policy files or the environment. */
export interface DeviceValues {
  pairs: ConfigurationPair[];
  /** Base64; undefined: this source has none. */
  secret: string | undefined;
  /** What looks like a pair and is none, by its slot. */
  refused: string[];
}

const MAX_PAIRS = 100;
const idSchema = z.guid().transform((id) => id.toLowerCase());

/**
 * From named values to pairs: `config_id_00000` with `config_server_url_00000`, also the older names `config_id0`, `configs`
 * (`id@url;id@url`) and `config_id` with `config_server_url`, in this order. Of several with the same id the first counts.
 */
export function readDeviceValues(values: ReadonlyMap<string, string>): DeviceValues {
  const found: DeviceValues = {
    pairs: [],
    secret: values.get('config_encryption_secret')?.trim() || undefined,
    refused: [],
  };
  const slots = [...values.keys()].flatMap((name) => /^config_id(_?\d{1,5})$/.exec(name)?.[1] ?? []);
  for (const slot of slots.toSorted((a, b) => (a < b ? -1 : 1))) {
    addPair(found, `config_id${slot}`, values.get(`config_id${slot}`), values.get(`config_server_url${slot}`));
  }
  for (const [index, entry] of (values.get('configs') ?? '').split(';').entries()) {
    if (entry.trim() === '') continue;
    const at = entry.indexOf('@');
    addPair(
      found,
      `configs[${index + 1}]`,
      entry.slice(0, at < 0 ? entry.length : at),
      at < 0 ? undefined : entry.slice(at + 1),
    );
  }
  if (values.has('config_id')) addPair(found, 'config_id', values.get('config_id'), values.get('config_server_url'));
  return found;
}

export function addPair(found: DeviceValues, slot: string, id: unknown, serverUrl: unknown): void {
  const readId = idSchema.safeParse(typeof id === 'string' ? id.trim() : id);
  const url = readServerUrl(serverUrl);
  if (!readId.success || url === undefined) found.refused.push(slot);
  else if (!found.pairs.some((pair) => pair.id === readId.data) && found.pairs.length < MAX_PAIRS) {
    found.pairs.push({ id: readId.data, serverUrl: url });
  }
}

/** HTTPS; http to this computer alone. What is fetched decides what people may do, so nobody in between may change it. */
function readServerUrl(text: unknown): string | undefined {
  const url = typeof text === 'string' ? URL.parse(text.trim()) : null;
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isThisComputer = host === 'localhost' || classifyAddress(host) === 'loopback';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisComputer)) return undefined;
  return url.href.replace(/\/+$/, '');
}
