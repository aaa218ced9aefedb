import type { ChosenPresets, PresetTexts } from '#shared/preset/preset.ts';

export interface NewChat {
  providerId: string | null;
  temporary: boolean;
  workspaceId: string | null;
  /** What it begins with; absent: nothing. */
  beginning?: Beginning;
}

/** A template and a profile as a new chat takes them. */
export interface Beginning {
  presets: ChosenPresets;
  presetTexts: PresetTexts;
  /** Null: what new chats begin with. */
  toolSelection: string[] | null;
}
