import path from 'node:path';
import type { OrganizationProblem, PluginState } from '#shared/organization/view.ts';
import { phrase } from '#shared/phrase.ts';
import { managerOf, type RankedPlugin } from './combine.ts';
import type { KnownTools } from './format/known-tools.ts';
import { problem } from './format/problem.ts';
import { PLUGIN_GLOBALS, type PluginContent } from './format/read-plugin.ts';
import type { Evaluator } from './lua/create-evaluator.ts';
import { ENTRY_FILE, type Evaluation, type EvaluationFailure } from './lua/evaluation.ts';
import { readEvaluated } from './read-evaluated.ts';
import type { PluginPlace, PluginRoot } from './sources/find-plugins.ts';
import { readPluginFolder } from './sources/read-folder.ts';
import { type OrganizationState, type PlaceRecord, readContent } from './state-file.ts';

/** A plugin as it stands after a look at it. */
export interface LoadedPlugin {
  place: PluginPlace;
  /** In force; absent: it never loaded. */
  content: PluginContent | undefined;
  state: PluginState;
  since: number;
  checkedAt: number;
  /** Deployed, but not in force. */
  refusedVersion?: string;
  problems: OrganizationProblem[];
}

interface Dependencies {
  evaluator: Evaluator;
  state: OrganizationState;
  tools: KnownTools;
  now(): number;
}

interface Seen {
  digest: string;
  plugin: LoadedPlugin;
}

/**
 * Looks at places where plugins lie and keeps for each what is in force: what it says now, else what it said when it was
 * last understood. What did not change since the last look is not evaluated again.
 */
export class PluginLoader {
  readonly #dependencies: Dependencies;
  readonly #seen = new Map<string, Seen>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** What holds as long as a place has not been looked at in this run: its last good state. */
  remembered(place: PluginPlace): LoadedPlugin | undefined {
    const seen = this.#seen.get(keyOf(place));
    if (seen) return seen.plugin;
    const record = this.#record(place);
    const content = readContent(record);
    if (!record || !content) return undefined;
    return {
      place,
      content,
      state: record.state,
      since: record.since,
      checkedAt: record.since,
      problems: [],
    };
  }

  /** Places below a folder that cannot be looked into now. */
  rememberedPlaces(root: PluginRoot): PluginPlace[] {
    return Object.keys(this.#dependencies.state.places).flatMap((key) => {
      const place = { ...root, folder: key.slice(root.origin.length + 1) };
      const isBelow = place.folder === root.folder || path.dirname(place.folder) === root.folder;
      return key === keyOf(place) && isBelow ? [place] : [];
    });
  }

  /** @param options.again evaluates what did not change, too: the person asked for it. Never rejects. */
  async load(place: PluginPlace, options: { again?: boolean } = {}): Promise<LoadedPlugin> {
    const { now } = this.#dependencies;
    const read = await readPluginFolder(place.folder);
    const key = keyOf(place);
    const seen = this.#seen.get(key);
    if (seen?.digest === read.digest && !options.again) {
      const plugin = { ...seen.plugin, place, checkedAt: now() };
      this.#seen.set(key, { ...seen, plugin });
      return plugin;
    }
    const record = this.#record(place);
    const evaluation = read.isReadable ? await this.#evaluate(read, record, options.again === true) : undefined;
    const { content, problems } = !evaluation
      ? { content: undefined, problems: [] }
      : evaluation.ok
        ? await readEvaluated(
            evaluation,
            read.files[ENTRY_FILE],
            this.#dependencies.evaluator,
            () => readContent(record),
            this.#dependencies.tools,
          )
        : { content: undefined, problems: [notEvaluated(evaluation)] };
    const found = [...read.problems, ...problems, ...otherId(place, content)];
    const plugin = this.#settle(place, record, content, found, evaluation, read.digest);
    this.#seen.set(key, { digest: read.digest, plugin });
    return plugin;
  }

  /** Forgets places that are no more: what lay there has been withdrawn. */
  keepOnly(places: readonly PluginPlace[]): void {
    const keys = new Set(places.map(keyOf));
    for (const key of this.#seen.keys()) if (!keys.has(key)) this.#seen.delete(key);
    const { places: records } = this.#dependencies.state;
    for (const key of Object.keys(records)) if (!keys.has(key)) delete records[key];
  }

  async #evaluate(
    read: Awaited<ReturnType<typeof readPluginFolder>>,
    record: PlaceRecord | undefined,
    isAskedFor: boolean,
  ): Promise<Evaluation> {
    const { stopped } = record ?? {};
    if (stopped?.digest === read.digest && !isAskedFor) {
      return { ok: false, failure: 'time-limit', message: stopped.message };
    }
    return this.#dependencies.evaluator.evaluate({ files: read.files, globals: PLUGIN_GLOBALS });
  }

  #settle(
    place: PluginPlace,
    record: PlaceRecord | undefined,
    content: PluginContent | undefined,
    problems: OrganizationProblem[],
    evaluation: Evaluation | undefined,
    digest: string,
  ): LoadedPlugin {
    const { state: file, now } = this.#dependencies;
    const inForce = content ?? readContent(record);
    const state: PluginState = content ? 'applied' : inForce ? 'last-good' : 'failed';
    const isUnchanged = record?.state === state && record.version === inForce?.header.VERSION;
    const since = isUnchanged ? record.since : now();
    const isStopped = evaluation && !evaluation.ok && evaluation.failure === 'time-limit';
    file.places[keyOf(place)] = {
      ...(inForce && { content: inForce, version: inForce.header.VERSION }),
      ...(isStopped && { stopped: { digest, message: evaluation.message } }),
      state,
      since,
    };
    const version = refusedVersion(evaluation);
    return {
      place,
      content: inForce,
      state,
      since,
      checkedAt: now(),
      ...(!content && version !== undefined && { refusedVersion: version }),
      problems,
    };
  }

  #record(place: PluginPlace): PlaceRecord | undefined {
    const { places } = this.#dependencies.state;
    const key = keyOf(place);
    return Object.hasOwn(places, key) ? places[key] : undefined;
  }
}

export function keyOf({ origin, folder }: PluginPlace): string {
  return `${origin}:${folder}`;
}

/**
 * Plugins that count, in the order of their places. Of several with the same id in one origin only the first does; the
 * others are told so.
 */
export function distinctPlugins(plugins: readonly LoadedPlugin[]): { ranked: RankedPlugin[]; plugins: LoadedPlugin[] } {
  const owners = new Map<string, LoadedPlugin>();
  const ranked: RankedPlugin[] = [];
  const checked = plugins.map((plugin): LoadedPlugin => {
    const { content, place } = plugin;
    if (!content) return plugin;
    const key = `${place.origin}:${content.header.ID}`;
    const owner = owners.get(key);
    if (owner?.content) {
      const text = phrase('organization.problem.samePlugin', {
        name: managerOf(owner.content).name,
        id: content.header.ID,
      });
      const found = problem({ kind: 'not-loaded', severity: 'error', text, key: 'ID' });
      return { ...plugin, state: 'failed', problems: [...plugin.problems, found] };
    }
    owners.set(key, plugin);
    ranked.push({ origin: place.origin, content, folder: place.folder });
    return plugin;
  });
  return { ranked, plugins: checked };
}

/** Under which id a server gives a plugin out is how the device finds it; its own id is how everything else does. */
function otherId({ expectedId }: PluginPlace, content: PluginContent | undefined): OrganizationProblem[] {
  const id = content?.header.ID;
  if (expectedId === undefined || id === undefined || id === expectedId) return [];
  const text = phrase('organization.problem.otherId', { expected: expectedId, id });
  return [problem({ kind: 'note', severity: 'warning', text, key: 'ID' })];
}

function refusedVersion(evaluation: Evaluation | undefined): string | undefined {
  const version = evaluation?.ok ? evaluation.globals.VERSION : undefined;
  return typeof version === 'string' ? version.slice(0, 50) : undefined;
}

const FAILURE_TEXTS = {
  syntax: 'organization.problem.syntax',
  error: 'organization.problem.luaError',
  'instruction-limit': 'organization.problem.neverEnds',
  'time-limit': 'organization.problem.neverEnds',
  'memory-limit': 'organization.problem.memory',
  'result-too-large': 'organization.problem.tooMuch',
  crash: 'organization.problem.crash',
} as const satisfies Record<EvaluationFailure, string>;

/** Why a plugin could not be evaluated, with the place in the file where Lua knows it. */
export function notEvaluated(evaluation: Extract<Evaluation, { ok: false }>): OrganizationProblem {
  const { failure, message, file, line } = evaluation;
  const text = phrase(FAILURE_TEXTS[failure], { message });
  return problem({ kind: 'not-loaded', severity: 'error', text, file, line });
}
