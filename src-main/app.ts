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
import { lifetimeOf, renewExpiryWithSetting } from './chats/temporary-chats.ts';
import { TitleMaker } from './chats/title-maker.ts';
import { TurnService } from './chats/turn-service.ts';
import { WorkspaceService } from './chats/workspace-service.ts';
import { closing } from './composition/closing.ts';
import { createNetwork } from './composition/create-network.ts';
import { createTools } from './composition/create-tools.ts';
import { startUpkeep } from './composition/start-upkeep.ts';
import { EventHub } from './ipc/event-hub.ts';
import { appHandlers, publicSettings } from './ipc/handlers/app.ts';
import { attachmentHandlers } from './ipc/handlers/attachments.ts';
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
import { knownTools } from './org-config/apply/known-tools.ts';
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
import { patientSecretStore } from './secrets/patient-secret-store.ts';
import { watchedSecretStore } from './secrets/watched-secret-store.ts';
import { openSettings, type SettingsService } from './settings/settings-service.ts';
import { openChatStore } from './store/open-chat-store.ts';
import { builtInTools } from './tools/built-in.ts';
import type { ToolCatalogue } from './tools/catalogue.ts';
import { builtInDefinitionsFolder, readDefinitionFiles } from './tools/definition-files.ts';
import { ToolRegistry } from './tools/registry.ts';
import { createFormulaRunner } from './tools/user-made/formula/formula-runner.ts';
import { ExampleShelf } from './workbench/example-shelf.ts';
import { PieceExchange } from './workbench/piece-exchange.ts';
import { PieceLibrary } from './workbench/piece-library.ts';
import { nameOfCopy } from './workbench/piece-texts.ts';
import { UnsavedPieces } from './workbench/unsaved-pieces.ts';
import { Workbench } from './workbench/workbench.ts';

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
    tools: knownTools(registry),
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
  const network = createNetwork({
    choice: () => settings.get().proxy,
    idleTimeoutMs: () => organization.overlay.httpTimeoutMs,
    rootsFor: (hostname) => roots.for(hostname),
    secrets,
    environment: platform.environment,
    redact: redactor.add,
  });
  const updates = organizationParts.updates(network.download);
  const providers = new ProviderService({
    settings,
    transport: network.transport,
    secrets,
    environment: platform.environment,
    redact: redactor.add,
    withoutSecrets: redactor.redact,
    changed: () => hub.emit('providers.changed', {}),
    trustedProviderIds: () => organization.overlay.trustedProviderIds,
    managed: organization.managedProviders,
  });

  const language = () => {
    const chosen = settings.get().language;
    return chosen === 'system' ? platform.systemLanguage : chosen;
  };
  const tools = createTools({
    registry,
    organization,
    settings,
    secrets,
    network,
    log,
    withoutSecrets: redactor.redactKnown,
    language,
    platform,
    now,
  });
  const { toolSettings, policy, offers, catalogue, pages, guard } = tools;
  const administration = new Administration({
    isShown: () => organization.showsAdministration,
    secret: () => organization.secret,
    providers,
    registry,
    toolSettings,
  });
  const results = new SessionResults();
  const sentRequests = new RequestLog({
    withoutSecrets: redactor.redactKnown,
    redact: redactor.redact,
    changed: (chatId, messageId) => hub.emit('inspector.changed', { chatId, messageId }),
  });
  hub.subscribe((event) => {
    if (event.name !== 'chat.removed') return;
    sentRequests.forgetChat(event.payload.id);
    results.forgetChat(event.payload.id);
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
    createAdapter({ transport: transportOf(options.instance, network.transport), ...options });
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
    offersOf: tools.offersOf,
    executorOf: tools.executorOf,
    now,
  });
  const turns = new TurnService({
    chats,
    store,
    hub,
    providers,
    offers,
    executor: tools.executor,
    results,
    requests: sentRequests,
    policy,
    allowAlways: (toolId, hash) =>
      settings.update({ alwaysAllowedTools: { ...settings.get().alwaysAllowedTools, [toolId]: hash } }),
    createAdapter: createAdapterOf,
    limits: () => organization.overlay.toolLimits,
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

  const queue = new QuestionQueue({ chats, store, turns, providers, hub, log });

  // Chats of a newer version are only shown.
  const stopRenewing = state.newerVersion ? () => {} : renewExpiryWithSetting({ settings, store, log });
  const unsubscribe = settings.onChange((changed) => {
    hub.emit('settings.changed', { settings: publicSettings(changed) });
    // Confidence and switches decide what is offered.
    hub.emit('providers.changed', {});
    hub.emit('tools.changed', {});
  });
  organization.onChange(({ managed }) => {
    hub.emit('organization.changed', { managed });
    hub.emit('presets.changed', {});
  });
  const notices = (): AppInfo['notices'] =>
    startNotices(
      state,
      settings,
      registry.broken,
      { damage: organization.stateDamage, emptyNamedFolder: organizationParts.emptyNamedFolder() },
      tools.unknownNames(),
    );
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
      ...networkHandlers(network.proxies, providers),
      ...organizationHandlers({ organization, updates, settings, administration }),
      ...providerHandlers(providers, settings),
      ...toolHandlers({ registry, catalogue, toolSettings, providers, chats, results, hub }),
      ...chatHandlers({ chats, turns, workspaces, providers, presets }),
      ...attachmentHandlers(attachments),
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

  const upkeep = startUpkeep({
    checked,
    backUpIfDue,
    // Nobody searches on the command line.
    begin: () => platform.shell !== 'cli' && search.keepUp(),
    log,
    chats,
    store,
    hub,
    now,
  });

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
      const kept = upkeep.close();
      unsubscribe();
      stopRenewing();
      const end = closing(log);
      await end(turns.close(), exchange.close());
      await end(titles.close());
      await end(search.close());
      // Last: a plugin that does not end keeps nobody's answer from being stored.
      await end(tools.close(), updates.close(), organization.close(), formulas.close(), kept);
      store.close();
      log.close();
    },
  };
}
