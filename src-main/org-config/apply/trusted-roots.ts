import type { OrganizationProblem } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { kindViews } from '../../providers/kinds.ts';
import { isNamedHost, readRootBundle } from '../../web/custom-roots.ts';
import { problem } from '../format/problem.ts';

export interface RootCertificates {
  bundlePath: string;
  /** Names, or `*.` for one label. */
  hosts: readonly string[];
}

/** Cloud services have certificates that everybody trusts; an organization's own root has no say about them. */
const CLOUD_HOSTS: ReadonlySet<string> = new Set(
  kindViews().flatMap(({ defaultBaseUrl }) => (defaultBaseUrl ? [new URL(defaultBaseUrl).hostname] : [])),
);

/** Certificates that an organization adds for hosts of its own. */
export class TrustedRoots {
  readonly #configured: () => RootCertificates | undefined;
  #read: { path: string; bundle: string | undefined; problem?: OrganizationProblem } | undefined;

  constructor(configured: () => RootCertificates | undefined) {
    this.#configured = configured;
  }

  /** Reads the file again with the next request: it may have been replaced. */
  forget(): void {
    this.#read = undefined;
  }

  for(hostname: string): string | undefined {
    const configured = this.#configured();
    if (!configured || CLOUD_HOSTS.has(hostname) || !isNamedHost(hostname, configured.hosts)) return undefined;
    return this.#bundle(configured.bundlePath).bundle;
  }

  get problems(): OrganizationProblem[] {
    const configured = this.#configured();
    const found = configured && this.#bundle(configured.bundlePath).problem;
    return found ? [found] : [];
  }

  #bundle(path: string) {
    if (this.#read?.path === path) return this.#read;
    try {
      this.#read = { path, bundle: readRootBundle(path) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const text = phrase('organization.problem.badRoots', { path, message });
      this.#read = { path, bundle: undefined, problem: problem({ kind: 'note', severity: 'error', text }) };
    }
    return this.#read;
  }
}

/** From the environment, for the first fetch: before it no configuration can name certificates. */
export function rootsOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): RootCertificates | undefined {
  for (const prefix of ['CONFIDANT', 'MINDWORK_AI_STUDIO']) {
    const read = (name: string) => environment[`${prefix}_EXTERNAL_HTTP_CUSTOM_ROOT_CERTIFICATE${name}`]?.trim() ?? '';
    const bundlePath = read('_BUNDLE_PATH');
    if (read('S_ENABLED').toLowerCase() !== 'true' || bundlePath === '') continue;
    return {
      bundlePath,
      hosts: read('_ALLOWED_HOSTS')
        .split(/[\s;,]+/)
        .filter(Boolean),
    };
  }
  return undefined;
}
