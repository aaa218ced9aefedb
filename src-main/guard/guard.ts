/** A piece of text from outside on its way to the model, and where it came from, for the notice. */
export interface GuardText {
  text: string;
  /** Texts of the same page, mail or file share one: its address or name. */
  source: string;
}

export const FINDING_KINDS = [
  'hidden-characters',
  'instruction-override',
  'role-markers',
  'fake-tool-result',
  'prompt-leak',
  'persona',
  'exfiltration',
  'encoded',
  'disguised',
  'agent-directive',
  'output-directive',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  kind: FindingKind;
  /** "strip": removed silently; "neutralize": replaced by a short visible mark; "report": left, the person is told. */
  effect: 'strip' | 'neutralize' | 'report';
  /** UTF-16 offsets into the text that was given. */
  start: number;
  end: number;
  /** The sentence found, up to 300 characters, hidden characters removed. */
  excerpt: string;
}

export interface GuardResult {
  text: string;
  findings: Finding[];
  isFlagged: boolean;
}

/**
 * The prompt-injection filter as the application uses it. Never rejects and never throws: when the filter itself fails,
 * texts come back unchanged and `failed` is true, so that the person can be told.
 */
export interface Guard {
  filter(texts: readonly GuardText[], signal?: AbortSignal): Promise<{ results: GuardResult[]; failed: boolean }>;
}
