import zlib from 'node:zlib';

export interface ZipEntry {
  name: string;
  text: string;
  /** What the archive claims about the size, where it lies. */
  saysBytes?: number;
  unixMode?: number;
}

const MADE_ON_UNIX = 3 << 8;

/** A ZIP archive with any names, also those that no tool would write (PKWARE's APPNOTE, 4.3). */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, saysBytes, unixMode = 0o100644 } of entries) {
    const nameBytes = Buffer.from(name);
    const content = Buffer.from(text);
    const packed = zlib.deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(zlib.crc32(content), 10);
    common.writeUInt32LE(packed.byteLength, 14);
    common.writeUInt32LE(saysBytes ?? content.byteLength, 18);
    common.writeUInt16LE(nameBytes.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((unixMode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(MADE_ON_UNIX, 0);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, common, tail, nameBytes]));
    parts.push(local);
    offset += local.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.byteLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
