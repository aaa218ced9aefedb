import { z } from 'zod';
import { queuedQuestionSchema } from '#shared/chat/queued-question.ts';
import { type ChatRequirements, chatRequirementsSchema, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { type ChatTaint, chatTaintSchema } from '#shared/chat/taint.ts';
import { chatVariablesSchema } from '#shared/chat/variables.ts';
import { chosenPresetsSchema, type PresetTexts, presetTextsSchema } from '#shared/preset/preset.ts';
import type { ChatChanges, StoredChat } from './chat-store.ts';
import type { SqlValue } from './database.ts';

export interface ChatRow {
  id: string;
  workspace_id: string | null;
  title: string;
  title_is_by_person: number;
  created_at: number;
  updated_at: number;
  provider_id: string | null;
  tool_selection: string | null;
  requirements: string;
  approvals: string;
  taint: string | null;
  variables: string;
  head_message_id: string | null;
  draft: string;
  queued: string | null;
  pinned_at: number | null;
  is_temporary: number;
  expires_at: number | null;
  deleted_at: number | null;
  presets: string;
}

/** What a chat requires whose requirements cannot be read: damage must never loosen them. */
const STRICTEST_REQUIREMENTS: ChatRequirements = {
  confidence: 'HIGH',
  dataSecurity: 'SELF_HOSTED',
  outbound: 'ONLY_CONFIGURED_SERVICES',
};
const NO_REQUIREMENTS_JSON = JSON.stringify(NO_REQUIREMENTS);
const approvalsSchema = z.record(z.string(), z.string()).catch({});
const readableVariablesSchema = chatVariablesSchema.catch({});
const queuedSchema = queuedQuestionSchema.nullable().catch(null);
const presetsSchema = chosenPresetsSchema.catch({});
const toolSelectionSchema = z.array(z.string()).nullable().catch(null);

export function chatFromRow(row: ChatRow): StoredChat {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    title: row.title,
    titleIsByPerson: row.title_is_by_person === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    providerId: row.provider_id,
    toolSelection: row.tool_selection === null ? null : toolSelectionSchema.parse(parseJson(row.tool_selection)),
    requirements: requirementsFrom(row.requirements),
    // What cannot be read was not allowed.
    approvals: row.approvals === '{}' ? {} : approvalsSchema.parse(parseJson(row.approvals)),
    taint: row.taint === null ? null : taintFrom(row.taint),
    variables: row.variables === '{}' ? {} : readableVariablesSchema.parse(parseJson(row.variables)),
    headMessageId: row.head_message_id,
    draft: row.draft,
    queued: row.queued === null ? null : queuedSchema.parse(parseJson(row.queued)),
    pinnedAt: row.pinned_at,
    isTemporary: row.is_temporary === 1,
    expiresAt: row.expires_at,
    deletedAt: row.deleted_at,
    // A row of a damaged database from before this column has none.
    presets: !row.presets || row.presets === '{}' ? {} : presetsSchema.parse(parseJson(row.presets)),
  };
}

/** One of them that cannot be read does not take the other along. */
export function presetTextsFrom(stored: string | null | undefined): PresetTexts {
  const value = parseJson(stored ?? null);
  if (typeof value !== 'object' || value === null) return {};
  const { template, profile } = presetTextsSchema.shape;
  const texts = {
    template: template.safeParse('template' in value ? value.template : undefined).data,
    profile: profile.safeParse('profile' in value ? value.profile : undefined).data,
  };
  return { ...(texts.template && { template: texts.template }), ...(texts.profile && { profile: texts.profile }) };
}

/** Requirements from their JSON text; what cannot be read, or is not all there, is the strictest. */
export function requirementsFrom(stored: string): ChatRequirements {
  // Nearly every chat; a list of thousands must not parse each.
  if (stored === NO_REQUIREMENTS_JSON) return NO_REQUIREMENTS;
  const value = parseJson(stored);
  // Its fields have defaults, which are the loosest values: only what was really stored counts.
  const isWhole =
    typeof value === 'object' && value !== null && Object.keys(NO_REQUIREMENTS).every((key) => key in value);
  return (isWhole ? chatRequirementsSchema.safeParse(value).data : undefined) ?? STRICTEST_REQUIREMENTS;
}

/** What cannot be read was there all the same: damage must never untaint a chat. */
export function taintFrom(stored: string): ChatTaint {
  return chatTaintSchema.safeParse(parseJson(stored)).data ?? { source: '', at: 0 };
}

const asTime = (value: number | null | undefined): number | null => (value == null ? null : Math.round(value));

type Columns = Omit<ChatRow, 'id' | 'created_at'> & { preset_texts: string };
const COLUMN_OF: { [Field in keyof Required<ChatChanges>]: (value: StoredChat[Field]) => Partial<Columns> } = {
  workspaceId: (value) => ({ workspace_id: value ?? null }),
  title: (value) => ({ title: value }),
  titleIsByPerson: (value) => ({ title_is_by_person: value ? 1 : 0 }),
  updatedAt: (value) => ({ updated_at: Math.round(value) }),
  providerId: (value) => ({ provider_id: value }),
  toolSelection: (value) => ({ tool_selection: value && JSON.stringify(value) }),
  requirements: (value) => ({ requirements: JSON.stringify(value) }),
  approvals: (value) => ({ approvals: JSON.stringify(value ?? {}) }),
  taint: (value) => ({ taint: value ? JSON.stringify(value) : null }),
  variables: (value) => ({ variables: JSON.stringify(value ?? {}) }),
  headMessageId: (value) => ({ head_message_id: value }),
  draft: (value) => ({ draft: value }),
  queued: (value) => ({ queued: value ? JSON.stringify(value) : null }),
  pinnedAt: (value) => ({ pinned_at: asTime(value) }),
  isTemporary: (value) => ({ is_temporary: value ? 1 : 0 }),
  expiresAt: (value) => ({ expires_at: asTime(value) }),
  deletedAt: (value) => ({ deleted_at: asTime(value) }),
  presets: (value) => ({ presets: JSON.stringify(value ?? {}) }),
  presetTexts: (value) => ({ preset_texts: JSON.stringify(value ?? {}) }),
};

/** The columns that `changes` set, and nothing for fields that are absent. Names come from this file only. */
export function columnsOf(changes: ChatChanges): [column: string, value: SqlValue][] {
  return Object.entries(COLUMN_OF).flatMap(([field, toColumns]) => {
    const value = changes[field as keyof ChatChanges];
    return value === undefined ? [] : Object.entries((toColumns as (value: unknown) => Partial<Columns>)(value));
  });
}

export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
