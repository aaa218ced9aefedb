/**
 * Nobody reaches these by hand. They keep a file made to hurt from costing more than its refusal; what lies above them is
 * refused with its place.
 */
export const USER_TOOL_LIMITS = {
  nameCharacters: 100,
  descriptionCharacters: 4_000,
  fields: 100,
  fieldDescriptionCharacters: 1_000,
  choices: 200,
  choiceCharacters: 200,
  tableRows: 1_000,
  rowCharacters: 1_000,
  rowWeight: 1_000_000,
  templateCharacters: 20_000,
  /** Tools, dice pieces and formulas together. */
  pieces: 2_000,
  /** Characters of an imported file. */
  fileCharacters: 2_000_000,
} as const;
