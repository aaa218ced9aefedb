import type { AppInfo } from '#shared/ipc/contract.ts';
import { normalizeSelection } from '#shared/tool/collection.ts';
import type { App } from './app-type.ts';
import { AttachmentDesk } from './chats/attachment-desk.ts';
import { BranchService } from './chats/branch-service.ts';
import { ChatService } from './chats/chat-service.ts';
import { dataMark, markAsData } from './chats/data-mark.ts';
import { ExchangeService } from './chats/exchange/exchange-service.ts';
import { RequestLog } from './chats/inspector/request-log.ts';
import { QuestionQueue } from './chats/question-queue.ts';
import { SessionResults } from './chats/session-results.ts';
import { startNotices } from './chats/start-notices.ts';
import { lifetimeOf, removeExpiredChats } from './chats/temporary-chats.ts';
import { TitleMaker } from './chats/title-maker.ts';
import { TurnService } from './chats/turn-service.ts';
import { WorkspaceService } from './chats/workspace-service.ts';
import { createGuard } from './guard/create-guard.ts';
import { EventHub } from './ipc/event-hub.ts';
import { appHandlers, publicSettings } from './ipc/handlers/app.ts';
import { chatOrganizationHandlers } from './ipc/handlers/chat-organization.ts';
import { chatHandlers } from './ipc/handlers/chats.ts';
import { draftHandlers } from './ipc/handlers/drafts.ts';
import { exchangeHandlers } from './ipc/handlers/exchange.ts';
import { inspectorHandlers } from './ipc/handlers/inspector.ts';
import { networkHandlers } from './ipc/handlers/network.ts';
import { organizationHandlers } from './ipc/handlers/organization.ts';
import { presetHandlers } from './ipc/handlers/presets.ts';
import { providerHandlers } from './ipc/handlers/providers.ts';
import { storeHandlers } from './ipc/handlers/store.ts';
import { toolHandlers } from './ipc/handlers/tools.ts';
import { userToolHandlers } from './ipc/handlers/user-tools.ts';
import { workbenchHandlers } from './ipc/handlers/workbench.ts';
import { Router } from './ipc/router.ts';
import { openLog } from './log/log.ts';
import { createRedactor } from './log/redactor.ts';
import { Administration } from './org-config/administration/administration.ts';
import { checkToolSettings } from './org-config/apply/check-tool-setting.ts';
import { manageSettings } from './org-config/apply/managed-settings.ts';
import { createOrganization } from './org-config/create-organization.ts';
import type { OrganizationService } from './org-config/organization-service.ts';
import type { Platform } from './platform.ts';
import { ChatPresets } from './presets/chat-presets.ts';
import { PresetLibrary } from './presets/preset-library.ts';
import type { AdapterOptions } from './providers/adapter-options.ts';
import { createAdapter } from './providers/create-adapter.ts';
import { ProviderService } from './providers/provider-service.ts';
import { transportOf } from './providers/shared-transport.ts';
import { createTransport } from './providers/transport.ts';
import { patientSecretStore } from './secrets/patient-secret-store.ts';
import { watchedSecretStore } from './secrets/watched-secret-store.ts';
import { openSettings, type SettingsService } from './settings/settings-service.ts';
import { openChatStore } from './store/open-chat-store.ts';
import { builtInTools } from './tools/built-in.ts';
import { ToolCatalogue } from './tools/catalogue.ts';
import { builtInDefinitionsFolder, readDefinitionFiles } from './tools/definition-files.ts';
import { ToolExecutor } from './tools/executor.ts';
import { DEFAULT_TOOL_LIMITS } from './tools/limits.ts';
import { Offers } from './tools/offers.ts';
import { readStartupPolicy, toolPolicyOf } from './tools/policy.ts';
import { ToolRegistry } from './tools/registry.ts';
import { ToolSettings } from './tools/settings.ts';
import { createFormulaRunner } from './tools/user-made/formula/formula-runner.ts';
import { createServiceDownload, createServiceFetch } from './web/create-service-fetch.ts';
import { createHtmlPool } from './web/html-pool.ts';
import { ProxySource } from './web/proxy-source.ts';
import { createPageRetrieval } from './web/retrieve-page.ts';
import { testAllowedOrigins } from './web/test-allowlist.ts';
import { ExampleShelf } from './workbench/example-shelf.ts';
import { PieceExchange } from './workbench/piece-exchange.ts';
import { PieceLibrary } from './workbench/piece-library.ts';
import { nameOfCopy } from './workbench/piece-texts.ts';
import { UnsavedPieces } from './workbench/unsaved-pieces.ts';
import { Workbench } from './workbench/workbench.ts';

/** How often the daily backup is thought of, and temporary chats that have run out. */
const UPKEEP_MS = 60 * 60 * 1_000;

export interface AppServices {
  settings: SettingsService;
  organization: OrganizationService;
  providers: ProviderService;
  chats: ChatService;
  turns: TurnService;
  registry: ToolRegistry;
  catalogue: ToolCatalogue;
  results: SessionResults;
  exchange: ExchangeService;
  attachments: AttachmentDesk;
  presetLibrary: PresetLibrary;
  presets: ChatPresets;
  /** Resolves when the chats are known to be whole, or were replaced by a backup. */
  chatsChecked: Promise<void>;
  /** What start-up had to work around, as it is now. */
  notices(): AppInfo['notices'];
}

export type ConfidantApp = App & { services: AppServices };

/**
 * The composition root: every service is made here, once, and handed what it needs. Throws a `StoreError` when the chats
 * cannot be opened (in use by another process, disk full, folder read-only).
 */
export async function createApp(platform: Platform): Promise<ConfidantApp> {
  const now = Date.now;
  const redactor = createRedactor();
  const log = openLog(platform.dataDir, { toStderr: platform.shell === 'cli', redactor });
  const hub = new EventHub();
  const secrets = watchedSecretStore(
    patientSecretStore(platform.secrets, {
      answered: () => {
        hub.emit('providers.changed', {});
        hub.emit('tools.changed', {});
        hub.emit('keyring.changed', {});
      },
    }),
    redactor.add,
  );
  const registry = new ToolRegistry(readDefinitionFiles(builtInDefinitionsFolder), builtInTools);
  const {
    service: organization,
    roots,
    ...organizationParts
  } = createOrganization(platform, {
    secrets,
    redact: redactor.add,
    checkToolSetting: checkToolSettings(registry),
    log,
    now,
  });
  const {
    store,
    state,
    search,
    pieces,
    presets: presetStore,
    file: databaseFile,
    checked,
    backUpIfDue,
  } = openChatStore(platform.dataDir, {
    now,
    failed: (error) => log.error('store-failed', error),
    begin: (chats) => {
      chats.purgeDeleted(now());
      // Windows that were faster show answers of the last run as if they were still being made.
      if (chats.markCutOff() > 0) hub.startOver();
    },
    replaced: () => hub.startOver(),
  });
  // From here on the data folder is this process's own: what another one remembers of its configurations is not written over.
  const organizationKnown = organization.start();

  const settings = manageSettings(openSettings(platform.settingsDocument, now), organization.overlay);
  organization.onChange((overlay) => settings.setOverlay(overlay));
  const proxies = new ProxySource({
    choice: () => settings.get().proxy,
    secrets,
    environment: platform.environment,
    redact: redactor.add,
  });
  const proxy = (url: URL) => proxies.proxyFor(url);
  const rootsFor = (hostname: string) => roots.for(hostname);
  const transport = createTransport({
    proxy: (url) => proxies.proxyForProvider(url),
    roots: rootsFor,
    idleTimeoutMs: () => organization.overlay.httpTimeoutMs,
  });
  const updates = organizationParts.updates(createServiceDownload({ proxy, roots: rootsFor }));
  const providers = new ProviderService({
    settings,
    transport,
    secrets,
    environment: platform.environment,
    redact: redactor.add,
    withoutSecrets: redactor.redact,
    changed: () => hub.emit('providers.changed', {}),
    trustedProviderIds: () => organization.overlay.trustedProviderIds,
    managed: organization.managedProviders,
  });

  const toolSettings = new ToolSettings({
    secrets,
    lockedSecret: (key) => organization.toolSecret(key),
    sources: () => {
      const { locked, defaults, by } = organization.overlay.toolSettings;
      return { locked, person: settings.get().toolSettings, organizationDefaults: defaults, by };
    },
    store: (changes) => {
      const merged = { ...settings.get().toolSettings, ...changes };
      const kept = Object.entries(merged).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as const],
      );
      settings.update({ toolSettings: Object.fromEntries(kept) });
    },
  });
  const administration = new Administration({
    isShown: () => organization.showsAdministration,
    secret: () => organization.secret,
    providers,
    registry,
    toolSettings,
  });
  const language = () => {
    const chosen = settings.get().language;
    return chosen === 'system' ? platform.systemLanguage : chosen;
  };
  const startup = readStartupPolicy(platform.environment);
  const managedNames = {
    minimumConfidence: 'minimumConfidenceByCollection',
    approval: 'approvalByCollection',
    disabled: 'disabledCollectionIds',
  } as const;
  const policy = () =>
    toolPolicyOf(settings.get(), startup, (name, id) => settings.managedEntry(managedNames[name], id));
  const offersOf = (tools: ToolRegistry) => new Offers(tools, toolSettings, policy, log);
  const offers = offersOf(registry);
  const catalogue = new ToolCatalogue(registry, offers, toolSettings, policy);

  const htmlPool = createHtmlPool();
  const guard = createGuard();
  const { extract: extractHtml, readText } = htmlPool;
  const pages = createPageRetrieval({ extractHtml, readText, testAllowedOrigins, proxy, roots: rootsFor });
  const executorParts = {
    settings: toolSettings,
    guard,
    pages,
    services: createServiceFetch({ proxy, roots: rootsFor }),
    log,
    withoutSecrets: redactor.redactKnown,
    markAsData,
    now: () => new Date(now()),
    timeZone: platform.timeZone,
    language,
  };
  const executor = new ToolExecutor({ registry, offers, ...executorParts });

  const results = new SessionResults();
  const sentRequests = new RequestLog({
    withoutSecrets: redactor.redactKnown,
    redact: redactor.redact,
    changed: (chatId, messageId) => hub.emit('inspector.changed', { chatId, messageId }),
  });
  hub.subscribe((event) => {
    if (event.name === 'chat.removed') sentRequests.forgetChat(event.payload.id);
  });
  const tellsOfInjections = () => organization.overlay.managed.showsInjectionAlert;
  const attachments = new AttachmentDesk({ pages, guard, store, tellsOfInjections });
  const temporaryLifetime = () => lifetimeOf(settings.get().temporaryChatDays);
  const chats = new ChatService({ store, hub, temporaryLifetime, now });
  const presetLibrary = new PresetLibrary({
    store: presetStore,
    organization: () => organization.objects,
    collectionsOf: (toolIds) => normalizeSelection(toolIds, registry.selectable),
    changed: () => hub.emit('presets.changed', {}),
    now,
  });
  const presets = new ChatPresets({ library: presetLibrary, chats, settings, attachments, organization });
  const branches = new BranchService({ chats, store, hub, now });
  const workspaces = new WorkspaceService({ chats, store, hub, now });
  const exchange = new ExchangeService({ chats, store, databaseFile, hub, temporaryLifetime, language, now });
  const createAdapterOf = (options: AdapterOptions) =>
    createAdapter({ transport: transportOf(options.instance, transport), ...options });
  const titles = new TitleMaker({
    chats,
    providers,
    createAdapter: createAdapterOf,
    requests: sentRequests,
    // Nobody reads titles on the command line, and a program that drives it counts on what it asked for alone.
    isOn: () => settings.get().titlesByProvider && platform.shell !== 'cli',
    log,
  });
  const formulas = createFormulaRunner();
  const library = new PieceLibrary({
    store: pieces,
    registry,
    formulas,
    changed: () => {
      hub.emit('user-tools.changed', {});
      hub.emit('tools.changed', {});
    },
    now,
  });
  const copyName = (name: string) => nameOfCopy(language(), name);
  const workbench = new Workbench({
    registry,
    library,
    providers,
    chats,
    offersOf,
    executorOf: (tools, toolOffers) => new ToolExecutor({ registry: tools, offers: toolOffers, ...executorParts }),
    now,
  });
  const turns = new TurnService({
    chats,
    store,
    hub,
    providers,
    offers,
    executor,
    results,
    requests: sentRequests,
    policy,
    allowAlways: (toolId, hash) =>
      settings.update({ alwaysAllowedTools: { ...settings.get().alwaysAllowedTools, [toolId]: hash } }),
    createAdapter: createAdapterOf,
    limits: () => DEFAULT_TOOL_LIMITS,
    allowParallelCalls: () => settings.get().parallelToolCalls,
    attachments,
    dataMark,
    tellsOfInjections,
    markAsData,
    answered: (answer, instance) => {
      titles.consider(answer, instance);
      queue.answerEnded(answer);
    },
    log,
    withoutSecrets: redactor.redact,
    now,
  });

  const queue = new QuestionQueue({ chats, store, turns, hub, log });

  let keptFor = temporaryLifetime();
  const unsubscribe = settings.onChange((changed) => {
    if (temporaryLifetime() !== keptFor && !state.newerVersion) store.renewExpiry(temporaryLifetime());
    keptFor = temporaryLifetime();
    hub.emit('settings.changed', { settings: publicSettings(changed) });
    // Confidence and switches decide what is offered.
    hub.emit('providers.changed', {});
    hub.emit('tools.changed', {});
  });
  organization.onChange(({ managed }) => {
    hub.emit('organization.changed', { managed });
    hub.emit('presets.changed', {});
  });
  const notices = (): AppInfo['notices'] => startNotices(state, settings, registry.broken, organization.stateDamage);
  const router = new Router(
    {
      ...appHandlers({
        platform,
        secrets,
        settings,
        managed: () => organization.overlay.managed,
        hub,
        version: __CONFIDANT_VERSION__,
        notices,
      }),
      ...networkHandlers(proxies, providers),
      ...organizationHandlers({ organization, updates, settings, administration }),
      ...providerHandlers(providers, settings),
      ...toolHandlers({ registry, catalogue, toolSettings, providers, chats, results, hub }),
      ...chatHandlers({ chats, turns, workspaces, providers, attachments, presets }),
      ...presetHandlers({ library: presetLibrary, presets, chats }),
      ...draftHandlers({ chats, store, queue, attachments }),
      ...exchangeHandlers(exchange),
      ...storeHandlers({ exchange, damagedFile: () => state.damage?.file }),
      ...inspectorHandlers(sentRequests),
      ...chatOrganizationHandlers({ chats, branches, workspaces, search }),
      ...userToolHandlers({
        library,
        exchange: new PieceExchange(library, guard, copyName),
        examples: new ExampleShelf(library, language),
        store: pieces,
        chats,
        tokensOf: (toolId) => catalogue.tokens(toolId),
        copyName,
      }),
      ...workbenchHandlers(workbench, new UnsavedPieces(store, (id) => library.has(id))),
    },
    hub,
    log,
  );

  await organizationKnown;
  await updates.begin();

  let isClosed = false;
  let upkeep: Promise<unknown> = Promise.resolve();
  const keepUp = () => {
    const backup = backUpIfDue().catch((error) => log.error('backup-failed', error));
    const removal = removeExpiredChats({ chats, store, hub, now }).catch((error) => log.error('removal-failed', error));
    upkeep = Promise.all([backup, removal]);
  };
  // All of this writes, and a write holds everything up until the chats are known to be whole.
  void checked.then(() => {
    if (isClosed) return;
    keepUp();
    // Nobody searches on the command line.
    if (platform.shell !== 'cli') search.keepUp();
  });
  const upkeepTimer = setInterval(keepUp, UPKEEP_MS);
  upkeepTimer.unref();

  return {
    router,
    hub,
    services: {
      settings,
      organization,
      providers,
      chats,
      turns,
      registry,
      catalogue,
      results,
      exchange,
      attachments,
      presetLibrary,
      presets,
      chatsChecked: checked,
      notices,
    },
    async close() {
      isClosed = true;
      clearInterval(upkeepTimer);
      unsubscribe();
      await Promise.all([turns.close(), exchange.close(), updates.close()]);
      await titles.close();
      await search.close();
      // A backup under way copies the database that is closed next.
      await Promise.all([htmlPool.close(), guard.close(), organization.close(), formulas.close(), upkeep]);
      store.close();
      log.close();
    },
  };
}
