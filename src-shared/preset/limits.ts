/** What a template or profile that a person makes here may hold at most. */
export const PRESET_LIMITS = {
  nameCharacters: 100,
  /** Of every text: instructions, the question, what a profile says, one message of an example. */
  textCharacters: 50_000,
  exampleMessages: 50,
  toolIds: 200,
  /** Of each kind, deleted ones included as long as they can be brought back. */
  perKind: 500,
} as const;
