import { setTimeout as delay } from 'node:timers/promises';
import type { OrganizationView } from '#shared/organization/view.ts';
import { type Overlay, overlayOf } from './apply/overlay.ts';
import { type Combination, type CombinedSetting, combine } from './combine.ts';
import { distinctPlugins, type LoadedPlugin, PluginLoader } from './load-plugins.ts';
import { createEvaluator, type Evaluator } from './lua/create-evaluator.ts';
import { EVALUATION_TIME_LIMIT_MS } from './lua/evaluation.ts';
import { acceptedInfo, mandatoryInfoViews } from './mandatory-infos.ts';
import { effectiveValues, objectViews, pluginView } from './organization-view.ts';
import type { PluginPlace } from './sources/find-plugins.ts';
import { openStateFile, type StateFile } from './state-file.ts';

interface Dependencies {
  /** Where plugins lie now. Rejects when that cannot be found out: what was known stays. */
  findPlaces(): Promise<PluginPlace[]>;
  /** For last good states and acceptances. */
  stateFolder: string;
  now(): number;
  report(error: unknown): void;
  evaluator?: Evaluator;
}

/** What the organization configures, as it is in force: looked up, evaluated, combined. */
export class OrganizationService {
  readonly #dependencies: Dependencies;
  readonly #evaluator: Evaluator;
  readonly #stateFile: StateFile;
  readonly #loader: PluginLoader;
  readonly #listeners = new Set<(overlay: Overlay) => void>();
  #places: PluginPlace[] = [];
  #plugins: LoadedPlugin[] = [];
  #combination: Combination = combine([]);
  #overlay: Overlay = overlayOf(combine([]));
  #looking: Promise<void> = Promise.resolve();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#evaluator = dependencies.evaluator ?? createEvaluator();
    this.#stateFile = openStateFile(dependencies.stateFolder);
    this.#loader = new PluginLoader({
      evaluator: this.#evaluator,
      state: this.#stateFile.state,
      now: dependencies.now,
    });
  }

  get overlay(): Overlay {
    return this.#overlay;
  }

  get combination(): Combination {
    return this.#combination;
  }

  /** Calls back with each state that comes into force. */
  onChange(listener: (overlay: Overlay) => void): void {
    this.#listeners.add(listener);
  }

  /**
   * The first look. Waits for a plugin that does not end no longer than its limit, for all of them together: what is not
   * known by then has its last good state, and comes into force when it is.
   */
  async start(): Promise<void> {
    const look = this.look();
    await Promise.race([look, delay(EVALUATION_TIME_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Looks at every place and puts in force what is there. One look at a time. */
  look(options: { again?: boolean } = {}): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look(options)).catch((error) => this.#dependencies.report(error));
    return this.#looking;
  }

  async #look(options: { again?: boolean }): Promise<void> {
    const places = await this.#dependencies.findPlaces().catch((error) => {
      this.#dependencies.report(error);
      return undefined;
    });
    if (places) {
      this.#places = places;
      this.#loader.keepOnly(places);
    }
    // Until a place has been looked at, what is remembered of it holds.
    const plugins = this.#places.map((place) => this.#loader.remembered(place));
    this.#plugins = plugins.filter((plugin) => plugin !== undefined);
    this.#apply();
    await Promise.all(
      this.#places.map(async (place, index) => {
        plugins[index] = await this.#loader.load(place, options);
      }),
    );
    this.#plugins = plugins.filter((plugin) => plugin !== undefined);
    this.#apply();
    this.#stateFile.save();
  }

  #apply(): void {
    const { ranked, plugins } = distinctPlugins(this.#plugins);
    this.#plugins = plugins;
    this.#combination = combine(ranked);
    this.#overlay = overlayOf(this.#combination);
    for (const listener of this.#listeners) listener(this.#overlay);
  }

  /** Throws a `HandlerError` when the information is another one by now. */
  acceptInfo(pluginId: string, infoId: string, version: string): void {
    const { state } = this.#stateFile;
    const { key, acceptance } = acceptedInfo(
      this.#combination,
      { pluginId, infoId, version },
      this.#dependencies.now(),
    );
    state.accepted[key] = acceptance;
    this.#stateFile.save();
    for (const listener of this.#listeners) listener(this.#overlay);
  }

  view(person: { isReplaced(key: string, combined: CombinedSetting): boolean }): OrganizationView {
    return {
      isManaged: this.#plugins.length > 0,
      plugins: this.#plugins.map((plugin) => pluginView(plugin, this.#combination, undefined)),
      values: effectiveValues(this.#combination, person.isReplaced),
      managed: this.#overlay.managed,
      ...objectViews(this.#combination),
      mandatoryInfos: mandatoryInfoViews(this.#combination, this.#stateFile.state.accepted),
      providers: {},
      showsAdministration: this.#overlay.showsAdministration,
    };
  }

  async close(): Promise<void> {
    await this.#evaluator.close();
    await this.#looking;
  }
}
