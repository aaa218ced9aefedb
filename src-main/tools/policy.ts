import type { ManagedEntry } from '#shared/organization/managed.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { ManagedBy } from '#shared/settings/managed-by.ts';
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
  /** Who has turned all tools off; absent: the person. */
  toolsDisabledBy?: ManagedBy;
}

const ALLOW_VARIABLE = 'CONFIDANT_TOOLS_ALLOWLIST';
const DENY_VARIABLE = 'CONFIDANT_TOOLS_DENYLIST';

/** Reads the two variables: ids of tools or collections, separated by commas or blanks. An empty list is none. */
export function readStartupPolicy(environment: Readonly<Record<string, string | undefined>>): StartupPolicy {
  const list = (name: string) => (environment[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const allow = list(ALLOW_VARIABLE);
  return { allow: allow.length > 0 ? new Set(allow) : undefined, deny: new Set(list(DENY_VARIABLE)) };
}

/** Names in a list at start-up that stand for no tool. */
export interface UnknownNames {
  variable: string;
  names: string[];
}

/** A misspelled name would deny nothing, and nobody would hear of it. */
export function unknownInStartupPolicy(
  { allow = new Set(), deny }: StartupPolicy,
  isKnown: (id: string) => boolean,
): UnknownNames[] {
  const lists: Array<[string, ReadonlySet<string>]> = [
    [ALLOW_VARIABLE, allow],
    [DENY_VARIABLE, deny],
  ];
  return lists
    .map(([variable, ids]) => ({ variable, names: [...ids].filter((id) => !isKnown(id)) }))
    .filter(({ names }) => names.length > 0);
}

export function toolPolicyOf(
  settings: Settings,
  startup: StartupPolicy,
  { managedEntry, toolsDisabledBy }: Pick<ToolPolicy, 'managedEntry' | 'toolsDisabledBy'>,
): ToolPolicy {
  return {
    ...(managedEntry && { managedEntry }),
    ...(toolsDisabledBy && { toolsDisabledBy }),
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
