import type { ManagedEntry } from '#shared/organization/managed.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { Settings } from '#shared/settings/settings.ts';
import type { Component } from '#shared/tool/definition.ts';
import type { ApprovalMode } from '#shared/tool/view.ts';
import type { SchemaMode } from './schema-mode.ts';

/** Allow and deny lists given at start-up. Deny wins; an allow list, when there is one, must name the collection or a member. */
export interface StartupPolicy {
  allow: ReadonlySet<string> | undefined;
  deny: ReadonlySet<string>;
}

/** What the person, the organization and the start-up say about tools. */
export interface ToolPolicy {
  startup: StartupPolicy;
  toolsEnabled: boolean;
  disabledIds: ReadonlySet<string>;
  minimumConfidenceById: Readonly<Record<string, ConfidenceLevel>>;
  approvalByCollection: Readonly<Record<string, ApprovalMode>>;
  /** Tool id → hash of the schema the person always allows. */
  alwaysAllowed: Readonly<Record<string, string>>;
  /** Collections that are on where nothing else was chosen. */
  defaultSelection: readonly string[];
  /** In place of that, in the assistants that have defaults of their own. */
  defaultSelectionByComponent: Partial<Readonly<Record<Component, readonly string[]>>>;
  schemaMode: SchemaMode;
  /** What of this an organization manages: an entry of a map, or a collection that is switched off. Absent: nothing. */
  managedEntry?(setting: 'minimumConfidence' | 'approval' | 'disabled', id: string): ManagedEntry | undefined;
}

/** Reads `CONFIDANT_TOOLS_ALLOWLIST` and `CONFIDANT_TOOLS_DENYLIST`: ids separated by commas or blanks. */
export function readStartupPolicy(environment: Readonly<Record<string, string | undefined>>): StartupPolicy {
  const list = (name: string) => (environment[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const allow = list('CONFIDANT_TOOLS_ALLOWLIST');
  return { allow: allow.length > 0 ? new Set(allow) : undefined, deny: new Set(list('CONFIDANT_TOOLS_DENYLIST')) };
}

export function toolPolicyOf(
  settings: Settings,
  startup: StartupPolicy,
  managedEntry: ToolPolicy['managedEntry'],
): ToolPolicy {
  return {
    ...(managedEntry && { managedEntry }),
    startup,
    toolsEnabled: settings.toolsEnabled,
    disabledIds: new Set(settings.disabledCollectionIds),
    minimumConfidenceById: settings.minimumConfidenceByCollection,
    approvalByCollection: settings.approvalByCollection,
    alwaysAllowed: settings.alwaysAllowedTools,
    defaultSelection: settings.defaultCollectionIds,
    defaultSelectionByComponent: settings.collectionIdsByComponent,
    schemaMode: settings.schemaMode,
  };
}
