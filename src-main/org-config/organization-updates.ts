import { setTimeout as delay } from 'node:timers/promises';
import type { ServiceDownload } from '../web/service-fetch.ts';
import { type Deployment, POLL_INTERVAL_MS } from './deployment/deployment.ts';
import type { OrganizationService } from './organization-service.ts';
import { watchFolders } from './sources/watch-folders.ts';

/** The first time, the application waits so long for a configuration that was never fetched: without it nothing is locked. */
const FIRST_FETCH_WAIT_MS = 5_000;

interface Dependencies {
  organization: OrganizationService;
  deployment: Deployment;
  download: ServiceDownload;
  /** Changes in them are seen at once. */
  folders: readonly string[];
  /** False for a program that ends soon. */
  keepsLooking: boolean;
  firstFetchWaitMs?: number;
}

/** Keeps the configuration as new as it is deployed: asks servers, watches folders. */
export class OrganizationUpdates {
  readonly #dependencies: Dependencies;
  readonly #end = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #watch: { close(): void } | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Waits a moment for what was never fetched; for nothing else. */
  async begin(): Promise<void> {
    const { deployment, organization, folders, keepsLooking } = this.#dependencies;
    const { firstFetchWaitMs = FIRST_FETCH_WAIT_MS } = this.#dependencies;
    if (await deployment.isIncomplete()) {
      const signal = this.#end.signal;
      await Promise.race([this.update(), delay(firstFetchWaitMs, undefined, { signal, ref: false }).catch(() => {})]);
    } else if (keepsLooking && deployment.hasServers) void this.update();
    if (!keepsLooking || this.#end.signal.aborted) return;
    this.#watch = watchFolders(folders, () => void organization.look());
    this.#timer = setInterval(() => void this.update(), POLL_INTERVAL_MS);
    this.#timer.unref();
  }

  /** Asks the device and the servers, then looks. One at a time. Never rejects. */
  update(options: { again?: boolean } = {}): Promise<void> {
    const { deployment, organization, download } = this.#dependencies;
    this.#running = this.#running.then(async () => {
      await deployment.readDevice();
      await deployment.fetchAll(download, this.#end.signal);
      if (!this.#end.signal.aborted) await organization.look(options);
    });
    return this.#running;
  }

  async close(): Promise<void> {
    this.#end.abort();
    clearInterval(this.#timer);
    this.#watch?.close();
    await this.#running;
  }
}
