import type { Language } from '#shared/phrase.ts';
import { markAsData } from '../chats/data-mark.ts';
import { createGuard } from '../guard/create-guard.ts';
import type { Log } from '../log/log.ts';
import type { ManagedSettingsService } from '../org-config/apply/managed-settings.ts';
import type { OrganizationService } from '../org-config/organization-service.ts';
import type { Platform } from '../platform.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { ToolCatalogue } from '../tools/catalogue.ts';
import { ToolExecutor } from '../tools/executor.ts';
import { Offers } from '../tools/offers.ts';
import { readStartupPolicy, toolPolicyOf, unknownInStartupPolicy } from '../tools/policy.ts';
import type { ToolRegistry } from '../tools/registry.ts';
import { ToolSettings } from '../tools/settings.ts';
import { createHtmlPool } from '../web/html-pool.ts';
import { createPageRetrieval } from '../web/retrieve-page.ts';
import { testAllowedOrigins } from '../web/test-allowlist.ts';
import type { Network } from './create-network.ts';

interface Dependencies {
  registry: ToolRegistry;
  organization: OrganizationService;
  settings: ManagedSettingsService;
  secrets: SecretStore;
  network: Network;
  log: Log;
  withoutSecrets(text: string): string;
  language(): Language;
  platform: Pick<Platform, 'environment' | 'timeZone'>;
  now(): number;
}

/** What tools are called with: their settings, who may have which of them, and the pages they read, filtered. */
export function createTools(dependencies: Dependencies) {
  const { registry, organization, settings, network, log, withoutSecrets, language, platform, now } = dependencies;
  const toolSettings = settingsOfTools(dependencies);
  const startup = readStartupPolicy(platform.environment);
  const policy = () => {
    const { toolsEnabled } = organization.overlay.managed.settings;
    return toolPolicyOf(settings.get(), startup, {
      managedEntry: (name, id) => settings.managedEntry(MANAGED_NAMES[name], id),
      ...(toolsEnabled?.state === 'locked' && { toolsDisabledBy: toolsEnabled.by }),
    });
  };
  const offersOf = (tools: ToolRegistry) => new Offers(tools, toolSettings, policy, log);
  const offers = offersOf(registry);

  const htmlPool = createHtmlPool();
  const guard = createGuard();
  const { extract: extractHtml, readText } = htmlPool;
  const pages = createPageRetrieval({ extractHtml, readText, testAllowedOrigins, ...network.route });
  /** Another registry has the tools of a trial. */
  const executorOf = (tools: ToolRegistry, toolOffers: Offers) =>
    new ToolExecutor({
      registry: tools,
      offers: toolOffers,
      settings: toolSettings,
      guard,
      pages,
      services: network.services,
      log,
      withoutSecrets,
      markAsData,
      now: () => new Date(now()),
      timeZone: platform.timeZone,
      language,
    });
  return {
    toolSettings,
    policy,
    /** Names in the lists at start-up that are no tools as things are now. */
    unknownNames: () => unknownInStartupPolicy(startup, (id) => registry.has(id)),
    offers,
    offersOf,
    catalogue: new ToolCatalogue(registry, offers, toolSettings, policy),
    executor: executorOf(registry, offers),
    executorOf,
    pages,
    guard,
    /** Ends the threads. */
    close: () => Promise.all([htmlPool.close(), guard.close()]),
  };
}

const MANAGED_NAMES = {
  minimumConfidence: 'minimumConfidenceByCollection',
  approval: 'approvalByCollection',
  disabled: 'disabledCollectionIds',
} as const;

function settingsOfTools({ secrets, organization, settings }: Dependencies): ToolSettings {
  return new ToolSettings({
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
}
