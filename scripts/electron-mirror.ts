// A double of the place Electron's binary is downloaded from: one small zip with a script in it, and its checksum.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import electronPackage from 'electron/package.json' with { type: 'json' };

const UNIX = 3;
const EXECUTABLE = 0o100755;

/** A zip archive of executable files, stored without compression. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(content)];
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt32LE(crc32(data), 14);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt32LE(data.length, 22);
    header.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE((UNIX << 8) | 20, 4);
    // Version needed, flags, method, time, checksum, sizes and lengths are the same in both.
    header.copy(entry, 6, 4, 30);
    entry.writeUInt32LE((EXECUTABLE << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, nameBytes);
    parts.push(header, nameBytes, data);
    offset += header.length + nameBytes.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

export interface ElectronMirror {
  /** Environment that leads Electron's own installer here, with an empty cache. */
  environment(cacheFolder: string): Record<string, string>;
  requested: readonly string[];
  close(): Promise<void>;
}

/** @param options.script what runs in place of Electron; `isDamaged`: the checksum belongs to another file. */
export async function startElectronMirror(options: { script: string; isDamaged?: boolean }): Promise<ElectronMirror> {
  const executable = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
  const archive = zip({ [executable]: options.script, version: electronPackage.version });
  const archiveName = `electron-v${electronPackage.version}-${process.platform}-${process.arch}.zip`;
  const checksum = createHash('sha256')
    .update(options.isDamaged ? 'another file' : archive)
    .digest('hex');
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    if (request.url?.endsWith('SHASUMS256.txt')) response.end(`${checksum} *${archiveName}\n`);
    else if (request.url?.endsWith(`/${archiveName}`)) response.end(archive);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: (cacheFolder) => ({
      ELECTRON_MIRROR: `http://127.0.0.1:${port}/`,
      // Electron's package pins the checksums of the real files.
      electron_use_remote_checksums: '1',
      electron_config_cache: cacheFolder,
    }),
    requested,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
