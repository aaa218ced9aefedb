/** What every contender is asked for, and what it has to bring back. */
export const QUESTIONS = { rounds: 'Count in rounds.', chunks: 'Talk.', big: 'Write a book.' } as const;
export type Question = keyof typeof QUESTIONS;

export const TOOL_NAME = 'count_step';
export const TOOL_DESCRIPTION = 'Counts one step.';
export const TOOL_SCHEMA = {
  type: 'object' as const,
  properties: { step: { type: 'integer' as const, description: 'The number of the step.' } },
  required: ['step'],
  additionalProperties: false,
};
export const TOOL_RESULT = 'counted';
export const SYSTEM_PROMPT = 'Be brief.';

/** Requests of one answer: all but the last end in a call. */
export const ROUNDS_PER_ANSWER = 11;
export const CHUNKS_PER_ANSWER = 2_000;
/** Two million characters. */
export const BIG_ANSWER = { pieces: 4_000, pieceCharacters: 500 };

/** Makes one whole answer, tool calls included. Resolves to its text. */
export type Contender = (baseUrl: string, question: string) => Promise<string>;
