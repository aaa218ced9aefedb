import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import type { ServiceDownload } from '../../web/service-fetch.ts';
import { ServiceError } from '../../web/service-fetch.ts';
import { problem } from '../format/problem.ts';
import type { PluginRoot } from '../sources/find-plugins.ts';
import type { StateFile } from '../state-file.ts';
import type { DeviceConfiguration } from './device-configuration.ts';
import type { ConfigurationPair } from './device-values.ts';
import { ArchiveError, MAX_ARCHIVE_BYTES, unpackPlugin } from './unpack-plugin.ts';

/** How often the servers are asked, as existing roll-outs expect. */
export const POLL_INTERVAL_MS = 16 * 60 * 1_000;
const DOWNLOAD_TIME_LIMIT_MS = 30_000;

interface Dependencies {
  /** One folder below for each configuration, named by its id. */
  folder: string;
  stateFile: StateFile;
  readDevice(): Promise<DeviceConfiguration>;
  now(): number;
  report(error: unknown): void;
}

/** Configurations that this device is told to fetch from a server: which they are, and their newest state on disk. */
export class Deployment {
  readonly #dependencies: Dependencies;
  #device: DeviceConfiguration | undefined;
  #problems = new Map<string, OrganizationProblem>();
  #checkedAt: number | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get secret(): string | undefined {
    return this.#device?.secret;
  }

  get hasServers(): boolean {
    return (this.#device?.pairs ?? []).length > 0;
  }

  /** By id of the configuration: servers that do not give it. */
  get problems(): ReadonlyMap<string, OrganizationProblem> {
    return this.#problems;
  }

  /** What the device says and cannot mean. */
  get deviceProblems(): OrganizationProblem[] {
    return (this.#device?.refused ?? []).map((slot) =>
      problem({ kind: 'note', severity: 'error', text: phrase('organization.problem.badSlot', { slot }), key: slot }),
    );
  }

  nextCheckAt(id: string | undefined): number | undefined {
    return id !== undefined && this.#checkedAt !== undefined ? this.#checkedAt + POLL_INTERVAL_MS : undefined;
  }

  /** Asks the device again what it should have. What is no longer named is withdrawn: its folder goes. Never rejects. */
  async readDevice(): Promise<void> {
    try {
      this.#device = await this.#dependencies.readDevice();
    } catch (error) {
      // What it said before goes on; on the first time, what lies there.
      this.#dependencies.report(error);
      this.#device ??= { pairs: [], secret: undefined, refused: [] };
      return;
    }
    const named = new Set(this.#device.pairs.map(({ id }) => id));
    for (const name of await namesIn(this.#dependencies.folder)) {
      if (named.has(name)) continue;
      try {
        await fs.rm(path.join(this.#dependencies.folder, name), { recursive: true, force: true });
        delete this.#dependencies.stateFile.state.downloads[name];
      } catch (error) {
        // Something holds its files: tried again with the next look.
        this.#dependencies.report(error);
      }
    }
  }

  /** Where plugins lie. */
  async roots(): Promise<PluginRoot[]> {
    const { folder } = this.#dependencies;
    const present = (await namesIn(folder)).filter((name) => !name.startsWith('.'));
    // One that was never fetched has a place, too: it is shown with what keeps it from coming.
    const ids = new Set([...(this.#device?.pairs ?? []).map(({ id }) => id), ...present]);
    return [...ids].map((id) => ({ folder: path.join(folder, id), origin: 'organization' as const, expectedId: id }));
  }

  /** Whether a configuration that should be here never was. */
  async isIncomplete(): Promise<boolean> {
    const present = new Set(await namesIn(this.#dependencies.folder));
    return (this.#device?.pairs ?? []).some(({ id }) => !present.has(id));
  }

  /** Asks every server. One that does not answer leaves what was fetched last. Never rejects. */
  async fetchAll(download: ServiceDownload, signal: AbortSignal): Promise<void> {
    const problems = new Map<string, OrganizationProblem>();
    await Promise.all(
      (this.#device?.pairs ?? []).map(async (pair) => {
        try {
          await this.#fetch(pair, download, signal);
        } catch (error) {
          if (signal.aborted) return;
          problems.set(pair.id, unreachable(error));
        }
      }),
    );
    if (signal.aborted) return;
    this.#problems = problems;
    this.#checkedAt = this.#dependencies.now();
    this.#dependencies.stateFile.save();
  }

  async #fetch({ id, serverUrl }: ConfigurationPair, download: ServiceDownload, signal: AbortSignal): Promise<void> {
    const { folder, stateFile } = this.#dependencies;
    const target = path.join(folder, id);
    const { downloads } = stateFile.state;
    const known = Object.hasOwn(downloads, id) ? downloads[id] : undefined;
    const isPresent = (await namesIn(folder)).includes(id);
    const etag = isPresent && known?.serverUrl === serverUrl ? known.etag : undefined;
    const response = await download.request({
      url: `${serverUrl}/${id}.zip`,
      headers: {
        accept: 'application/zip, application/octet-stream',
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      signal,
      timeoutMs: DOWNLOAD_TIME_LIMIT_MS,
      maxBytes: MAX_ARCHIVE_BYTES,
    });
    if (response.status === 304 && etag !== undefined) return;
    if (response.status !== 200) throw new StatusError(response.status);
    const newTag = response.headers.etag;
    // Servers that know no If-None-Match send everything again: the tag alone says that it is the same.
    if (etag !== undefined && newTag === etag) return;
    await this.#replace(target, response.bytes);
    downloads[id] = { serverUrl, ...(newTag !== undefined && { etag: newTag }) };
  }

  /** Unpacks beside and swaps: whoever reads finds the old state or the new one whole. The old one comes back on failure. */
  async #replace(target: string, archive: Uint8Array): Promise<void> {
    const { folder } = this.#dependencies;
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const staged = path.join(folder, `.new-${randomUUID()}`);
    const old = path.join(folder, `.old-${randomUUID()}`);
    try {
      await unpackPlugin(archive, staged);
      const hadOld = await fs.rename(target, old).then(
        () => true,
        () => false,
      );
      try {
        await fs.rename(staged, target);
      } catch (error) {
        if (hadOld) await fs.rename(old, target);
        throw error;
      }
    } finally {
      await fs.rm(staged, { recursive: true, force: true });
      await fs.rm(old, { recursive: true, force: true });
    }
  }
}

class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the server answered ${status}`);
    this.status = status;
  }
}

function unreachable(error: unknown): OrganizationProblem {
  const text =
    error instanceof StatusError
      ? phrase('organization.problem.serverStatus', { status: error.status })
      : error instanceof ArchiveError
        ? phrase('organization.problem.badArchive', { message: error.message })
        : phrase('organization.problem.serverUnreachable', {
            message: error instanceof ServiceError ? error.message : 'the disk refused',
          });
  return problem({ kind: 'unreachable', severity: 'warning', text });
}

async function namesIn(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch(() => []);
}
