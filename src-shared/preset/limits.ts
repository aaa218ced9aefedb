import { MAX_ATTACHMENT_CHARACTERS, MAX_ATTACHMENTS, MAX_FILE_NAME_CHARACTERS } from '../chat/attachment-limits.ts';

/** What a template or profile that a person makes here may hold at most. */
export const PRESET_LIMITS = {
  nameCharacters: 100,
  /** Of every text: instructions, the question, what a profile says, one message of an example. */
  textCharacters: 50_000,
  exampleMessages: 50,
  toolIds: 200,
  /** As many as go along with one question, each as long as what is attached to one. */
  files: MAX_ATTACHMENTS,
  fileNameCharacters: MAX_FILE_NAME_CHARACTERS,
  fileCharacters: MAX_ATTACHMENT_CHARACTERS,
  /** Of each kind, deleted ones included as long as they can be brought back. */
  perKind: 500,
} as const;
