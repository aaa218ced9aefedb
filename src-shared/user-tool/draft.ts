import { FIELD_TYPES, type FieldType, type UserToolField } from './field.ts';
import type { UserTool, UserToolAction } from './user-tool.ts';

/** A field while it is edited: choices are kept when the type changes, for changing back. */
export interface DraftField {
  /** Stays the same whatever the field is called meanwhile. */
  key: string;
  name: string;
  description: string;
  type: FieldType;
  required: boolean;
  choices: string[];
}

/**
 * A tool while it is edited. A roll knows its field by key, not by name: renaming the field carries the roll along, and a
 * name that is typed through on the way takes nothing. Picks of the other actions stay, for changing back.
 */
export interface ToolDraft {
  name: string;
  description: string;
  fields: DraftField[];
  action: UserToolAction['type'];
  /** The field that the dice are written into; null: none is picked, or it was deleted. */
  rollKey: string | null;
  diceId: string | null;
  formulaId: string | null;
}

export function draftOf({ name, description, fields, action }: UserTool): ToolDraft {
  const drafts = fields.map(
    (field, index): DraftField => ({
      key: `f${index}`,
      name: field.name,
      description: field.description,
      type: field.type,
      required: field.required,
      choices: field.type === 'choice' ? [...field.choices] : [],
    }),
  );
  const rolled = action.type === 'roll' ? drafts.find((field) => field.name === action.field) : undefined;
  return {
    name,
    description,
    fields: drafts,
    action: action.type,
    rollKey: rolled?.key ?? null,
    diceId: action.type === 'dice' ? action.diceId : null,
    formulaId: action.type === 'formula' ? action.formulaId : null,
  };
}

/** The tool that a draft stands for; whether it may be saved is for the decoder to say. */
export function toolOf(draft: ToolDraft): UserTool {
  return {
    name: draft.name,
    description: draft.description,
    fields: draft.fields.map(fieldOf),
    action: actionOf(draft),
  };
}

function fieldOf({ name, description, type, required, choices }: DraftField): UserToolField {
  const common = { name, description, required };
  return type === 'choice' ? { ...common, type, choices: [...choices] } : { ...common, type };
}

/** What is not picked is "", which the decoder refuses at its own place. */
function actionOf({ action, fields, rollKey, diceId, formulaId }: ToolDraft): UserToolAction {
  switch (action) {
    case 'roll':
      return { type: action, field: fields.find(({ key }) => key === rollKey)?.name ?? '' };
    case 'dice':
      return { type: action, diceId: diceId ?? '' };
    case 'formula':
      return { type: action, formulaId: formulaId ?? '' };
    case 'record':
      return { type: action };
  }
}

export function addField(draft: ToolDraft): ToolDraft {
  const numbers = draft.fields.map(({ key }) => Number(key.slice(1)));
  const key = `f${Math.max(-1, ...numbers) + 1}`;
  const [type] = FIELD_TYPES;
  const field: DraftField = { key, name: '', description: '', type, required: true, choices: [] };
  return { ...draft, fields: [...draft.fields, field] };
}

export function changeField(draft: ToolDraft, key: string, changes: Partial<Omit<DraftField, 'key'>>): ToolDraft {
  return { ...draft, fields: draft.fields.map((field) => (field.key === key ? { ...field, ...changes } : field)) };
}

/** A roll that reads the field is left without one. */
export function removeField(draft: ToolDraft, key: string): ToolDraft {
  return {
    ...draft,
    fields: draft.fields.filter((field) => field.key !== key),
    rollKey: draft.rollKey === key ? null : draft.rollKey,
  };
}

export function moveField(draft: ToolDraft, key: string, by: -1 | 1): ToolDraft {
  const from = draft.fields.findIndex((field) => field.key === key);
  const moved = draft.fields[from];
  const other = draft.fields[from + by];
  if (!moved || !other) return draft;
  const fields = draft.fields.with(from, other).with(from + by, moved);
  return { ...draft, fields };
}

/** The parts in which a draft differs from what is stored, each whole; none when nothing was edited. */
export function changedParts(stored: UserTool, draft: ToolDraft): Partial<UserTool> {
  const edited = toolOf(draft);
  const parts = Object.entries(edited).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(sameOrder(stored, part as keyof UserTool)),
  );
  return Object.fromEntries(parts);
}

/** What is stored, with its keys in the order in which a draft writes them. */
function sameOrder(stored: UserTool, part: keyof UserTool): unknown {
  return toolOf(draftOf(stored))[part];
}
