import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MandatoryInfo, OrganizationProblem, OrganizationView, PluginView } from '#shared/organization/view.ts';
import type { ManagedProvider, ManagedProviders } from '../providers/managed-provider.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { managedProviders } from './apply/managed-providers.ts';
import { type Overlay, overlayOf } from './apply/overlay.ts';
import { type Combination, combine } from './combine.ts';
import type { Deployment } from './deployment/deployment.ts';
import type { KnownTools } from './format/known-tools.ts';
import { distinctPlugins, type LoadedPlugin, PluginLoader } from './load-plugins.ts';
import { createEvaluator, type Evaluator } from './lua/create-evaluator.ts';
import { EVALUATION_TIME_LIMIT_MS } from './lua/evaluation.ts';
import { acceptedInfo, mandatoryInfoViews } from './mandatory-infos.ts';
import { effectiveValues, objectViews, pluginView } from './organization-view.ts';
import { managedProviderSecret, managedToolSecret, OrganizationKeys } from './secrets/organization-keys.ts';
import { findPlugins, type PluginPlace, type PluginRoot } from './sources/find-plugins.ts';
import type { StateDamage, StateFile } from './state-file.ts';

/** After this, what has been evaluated is put in force without the plugins that take longer. */
const FIRST_RESULTS_AFTER_MS = 500;

interface Dependencies {
  /** What servers give out for this computer. */
  deployment: Deployment;
  /** Other folders in which plugins lie. */
  fixedRoots: readonly PluginRoot[];
  /** For last good states and acceptances. */
  stateFile: StateFile;
  secrets: SecretStore;
  redact(secret: string): void;
  tools: KnownTools;
  /** The environment says so. */
  isAdministrator: boolean;
  /** Problems of no single plugin. */
  generalProblems(): OrganizationProblem[];
  now(): number;
  report(error: unknown): void;
  evaluator?: Evaluator;
}

/** Time that a look under way gets when the application ends. */
const CLOSING_TIME_MS = 500;

/** What the organization configures, as it is in force: looked up, evaluated, combined. */
export class OrganizationService {
  readonly #dependencies: Dependencies;
  readonly #evaluator: Evaluator;
  readonly #stateFile: StateFile;
  readonly #loader: PluginLoader;
  readonly #keys: OrganizationKeys;
  readonly #listeners = new Set<(overlay: Overlay) => void>();
  #places: PluginPlace[] = [];
  #plugins: LoadedPlugin[] = [];
  #combination: Combination = combine([]);
  #overlay: Overlay = overlayOf(combine([]));
  #providers: readonly ManagedProvider[] = [];
  #looking: Promise<void> = Promise.resolve();
  #decrypting: Promise<void> = Promise.resolve();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#evaluator = dependencies.evaluator ?? createEvaluator();
    this.#stateFile = dependencies.stateFile;
    this.#loader = new PluginLoader({
      evaluator: this.#evaluator,
      state: this.#stateFile.state,
      tools: dependencies.tools,
      now: dependencies.now,
    });
    const { secrets, stateFile, deployment, redact } = dependencies;
    this.#keys = new OrganizationKeys({ secrets, stateFile, redact, secret: () => deployment.secret });
  }

  get overlay(): Overlay {
    return this.#overlay;
  }

  /** Templates, profiles and whatever else configurations bring beside settings. */
  get objects(): Combination['objects'] {
    return this.#combination.objects;
  }

  /** The organization's secret of this computer. */
  get secret(): string | undefined {
    return this.#dependencies.deployment.secret;
  }

  /** Whoever writes configurations has none yet: a variable of the environment shows the tools, too. */
  get showsAdministration(): boolean {
    return this.#overlay.showsAdministration || this.#dependencies.isAdministrator;
  }

  /** Whether configurations lie in this folder or in folders of it. */
  holds(folder: string): boolean {
    return this.#places.some((place) => place.folder === folder || path.dirname(place.folder) === folder);
  }

  /** Nothing where nobody manages this computer: then nothing was remembered that anybody misses. */
  get stateDamage(): StateDamage | undefined {
    return this.#plugins.length > 0 ? this.#stateFile.damage : undefined;
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
    this.#stateFile.setDamagedAside();
    await this.#dependencies.deployment.readDevice();
    const look = this.look();
    await Promise.race([look, delay(EVALUATION_TIME_LIMIT_MS, undefined, { ref: false })]);
  }

  /** Looks at every place and puts in force what is there. One look at a time. Never rejects. */
  look(options: { again?: boolean } = {}): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look(options)).catch((error) => this.#dependencies.report(error));
    return this.#looking;
  }

  async #look(options: { again?: boolean }): Promise<void> {
    const { fixedRoots, deployment } = this.#dependencies;
    const roots = [...fixedRoots, ...(await deployment.roots())];
    this.#places = (await Promise.all(roots.map((root) => this.#placesIn(root)))).flat();
    this.#loader.keepOnly(this.#places);
    const plugins: Array<LoadedPlugin | undefined> = [];
    const all = Promise.all(
      this.#places.map(async (place, index) => {
        plugins[index] = await this.#loader.load(place, options);
      }),
    );
    const isEverything = await Promise.race([
      all.then(() => true),
      delay(FIRST_RESULTS_AFTER_MS, false, { ref: false }),
    ]);
    // As long as a place has not been looked at, what is remembered of it holds.
    if (!isEverything) {
      this.#putInForce(this.#places.map((place, index) => plugins[index] ?? this.#loader.remembered(place)));
      void this.#decrypt();
    }
    await all;
    this.#putInForce(plugins);
    this.#stateFile.save();
    await this.#decrypt();
  }

  /** A folder that cannot be looked into is not an empty one: what was known there stays, in its last good state. */
  async #placesIn(root: PluginRoot): Promise<PluginPlace[]> {
    try {
      return await findPlugins(root);
    } catch (error) {
      this.#dependencies.report(error);
      return this.#loader.rememberedPlaces(root);
    }
  }

  #putInForce(found: ReadonlyArray<LoadedPlugin | undefined>): void {
    const { ranked, plugins } = distinctPlugins(found.filter((plugin) => plugin !== undefined));
    // On a computer that nobody manages a look changes nothing, and nobody needs to hear of it.
    if (plugins.length === 0 && this.#plugins.length === 0) return;
    this.#plugins = plugins;
    this.#combination = combine(ranked);
    this.#overlay = overlayOf(this.#combination);
    this.#providers = managedProviders(this.#combination);
    this.#tell();
  }

  /** The keys of what is in force. Whoever needs one waits for it: an earlier key may not go to a new address. Never rejects. */
  #decrypt(): Promise<void> {
    this.#decrypting = this.#decrypting
      .then(async () => {
        await this.#keys.apply(this.#combination);
        if (this.#plugins.length > 0) this.#tell();
      })
      .catch((error) => this.#dependencies.report(error));
    return this.#decrypting;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#overlay);
  }

  /** What the provider service asks. */
  readonly managedProviders: ManagedProviders = {
    list: () => this.#providers,
    key: async ({ instance, by }) => {
      await this.#decrypting;
      return this.#keys.get(managedProviderSecret(by.pluginId, instance.id));
    },
    keyPlace: ({ instance, by }) => this.#keys.placeOf(managedProviderSecret(by.pluginId, instance.id)),
    mayNotAdd: () => this.#overlay.managed.mayNotAddProviders,
    openInfo: () => this.mandatoryInfos.find(({ acceptedAt }) => acceptedAt === undefined),
  };

  /** A secret of a tool's settings that is locked; `key` is `<toolId>.<field>`. */
  async toolSecret(key: string): Promise<string | undefined> {
    await this.#decrypting;
    const by = Object.hasOwn(this.#overlay.toolSettings.by, key) ? this.#overlay.toolSettings.by[key] : undefined;
    return by && this.#keys.get(managedToolSecret(by.pluginId, key));
  }

  /** What people have to agree to before anything is sent, and what they have agreed to. */
  get mandatoryInfos(): MandatoryInfo[] {
    return mandatoryInfoViews(this.#combination, this.#stateFile.state.accepted);
  }

  /** Throws a `HandlerError` when the information is another one by now. */
  acceptInfo(pluginId: string, infoId: string, version: string): void {
    const wanted = { pluginId, infoId, version };
    const { key, acceptance } = acceptedInfo(this.#combination, wanted, this.#dependencies.now());
    this.#stateFile.state.accepted[key] = acceptance;
    this.#stateFile.save();
    this.#tell();
  }

  /** @param isReplaced whether the person has chosen something in the place of the default under this key. */
  view(isReplaced: (key: string) => boolean): OrganizationView {
    const problems = this.#dependencies.generalProblems();
    return {
      // Who deployed something that does not arrive wants to see why.
      isManaged: this.#plugins.length > 0 || problems.length > 0,
      problems,
      plugins: this.#plugins.map((plugin) => this.#pluginView(plugin)),
      values: effectiveValues(this.#combination, isReplaced),
      managed: this.#overlay.managed,
      ...objectViews(this.#combination),
      mandatoryInfos: this.mandatoryInfos,
      showsAdministration: this.showsAdministration,
    };
  }

  #pluginView(plugin: LoadedPlugin): PluginView {
    const { deployment } = this.#dependencies;
    const { expectedId } = plugin.place;
    const ofServer = expectedId === undefined ? undefined : deployment.problems.get(expectedId);
    const foundLater = [this.#combination.problems, this.#keys.problems];
    const view = pluginView(plugin, foundLater, deployment.nextCheckAt(expectedId));
    if (!ofServer) return view;
    // Never fetched: that there is no folder to read is no second problem.
    const others = view.problems.filter(({ text }) => text.key !== 'organization.problem.unreadable');
    return { ...view, problems: [ofServer, ...others] };
  }

  async close(): Promise<void> {
    // A plugin that has just been stopped is remembered as such, so that the next start does not wait for it again.
    await Promise.race([this.#looking, delay(CLOSING_TIME_MS, undefined, { ref: false })]);
    await this.#evaluator.close();
    await this.#looking;
  }
}
