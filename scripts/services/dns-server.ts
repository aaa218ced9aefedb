import { createSocket, type RemoteInfo } from 'node:dgram';
import { Resolver } from 'node:dns/promises';

/**
 * A name server with chosen answers, for tests of what is connected to. It answers A, AAAA and CNAME over UDP on loopback;
 * names may change their answer between queries (rebinding), fail, or never answer.
 */
export interface DnsRecord {
  A?: readonly string[];
  AAAA?: readonly string[];
  CNAME?: string;
  /** DNS response code: 2 is SERVFAIL, 3 NXDOMAIN, 5 REFUSED. */
  rcode?: number;
  /** The query is left without an answer. */
  isSilent?: boolean;
}

/** Several records: one per query of the same name and type, the last of them from then on. */
export type DnsZone = Readonly<Record<string, DnsRecord | readonly DnsRecord[]>>;

export interface DnsServer {
  port: number;
  /** What was asked, in order: "name TYPE". */
  queries: string[];
  /** All addresses of a name, asked of this server alone; empty when it has none. */
  resolve(name: string): Promise<string[]>;
  close(): Promise<void>;
}

type RecordType = 'A' | 'AAAA';
const TYPE_CODES = { A: 1, CNAME: 5, AAAA: 28 } as const;
const IN_CLASS = 1;
const HEADER_BYTES = 12;
const NXDOMAIN = 3;
/** Response, authoritative, recursion desired and available (RFC 1035, 4.1.1). */
const ANSWER_FLAGS = 0x8580;
const MAX_ALIASES = 16;

export async function startDnsServer(zone: DnsZone): Promise<DnsServer> {
  const queries: string[] = [];
  const timesAsked = new Map<string, number>();
  const socket = createSocket('udp4');

  const recordFor = (name: string, type: RecordType): DnsRecord => {
    const records = [zone[name] ?? { rcode: NXDOMAIN }].flat();
    const key = `${name} ${type}`;
    const asked = timesAsked.get(key) ?? 0;
    timesAsked.set(key, asked + 1);
    return records[Math.min(asked, records.length - 1)] ?? { rcode: NXDOMAIN };
  };

  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    const question = readQuestion(query);
    queries.push(`${question.name} ${question.type}`);
    const packet = answer(query, question, recordFor);
    if (packet) socket.send(packet, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();

  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  return {
    port,
    queries,
    async resolve(name) {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      return answers.flatMap((settled) => (settled.status === 'fulfilled' ? settled.value : []));
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

interface Question {
  name: string;
  type: RecordType | 'other';
  /** The question as it came, to be repeated in the answer. */
  bytes: Buffer;
}

function readQuestion(query: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const code = query.readUInt16BE(at + 1);
  const type = code === TYPE_CODES.A ? 'A' : code === TYPE_CODES.AAAA ? 'AAAA' : 'other';
  return { name: labels.join('.').toLowerCase(), type, bytes: query.subarray(HEADER_BYTES, at + 5) };
}

function answer(
  query: Buffer,
  { name, type, bytes }: Question,
  recordFor: (name: string, type: RecordType) => DnsRecord,
): Buffer | undefined {
  const rows: Buffer[] = [];
  let rcode = 0;
  if (type !== 'other') {
    let owner = name;
    let record = recordFor(owner, type);
    for (let aliases = 0; record.CNAME !== undefined && aliases < MAX_ALIASES; aliases += 1) {
      rows.push(resourceRecord(owner, TYPE_CODES.CNAME, encodeName(record.CNAME)));
      owner = record.CNAME;
      record = recordFor(owner, type);
    }
    if (record.isSilent) return undefined;
    rcode = record.rcode ?? 0;
    for (const address of record[type] ?? [])
      rows.push(resourceRecord(owner, TYPE_CODES[type], encodeAddress(address)));
  }
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(ANSWER_FLAGS | rcode, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(rows.length, 6);
  return Buffer.concat([header, bytes, ...rows]);
}

function resourceRecord(owner: string, typeCode: number, data: Buffer): Buffer {
  const fields = Buffer.alloc(10);
  fields.writeUInt16BE(typeCode, 0);
  fields.writeUInt16BE(IN_CLASS, 2);
  fields.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(owner), fields, data]);
}

function encodeName(name: string): Buffer {
  const labels = name
    .split('.')
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeAddress(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  // The URL parser writes every form of an IPv6 address, embedded IPv4 included, in hexadecimal groups.
  const [left = '', right] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(left);
  const after = groups(right ?? '');
  const zeros = right === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const bytes = Buffer.alloc(16);
  for (const [index, group] of [...before, ...zeros, ...after].entries()) {
    bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2);
  }
  return bytes;
}
