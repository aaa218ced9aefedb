/** A sentence that some models need and all others are spared. The last resort: first comes a better tool description. */
export interface ModelAdaptation {
  /** Model ids, as hosts spell them. */
  models: RegExp;
  /** What these models do without it. */
  because: string;
  /** For requests with tools only. */
  sentence: string;
}

/** Everything that is said to one family of models and not to others. Each model gets every row that names it, in order. */
export const MODEL_ADAPTATIONS: readonly ModelAdaptation[] = [
  {
    models: /llama-?3|llama3/i,
    because: 'With tools on offer they call one for every message, a greeting included.',
    sentence: 'Answer directly whenever you can; call a tool only when the answer depends on what it returns.',
  },
  {
    models: /mistral|ministral|mixtral|qwen-?2|hermes|command-r/i,
    because: 'They write calls into their text now and then, where nobody runs them.',
    sentence: 'Call tools through function calling alone; never write a call into your text.',
  },
  {
    models: /gpt-oss|qwen-?3|deepseek/i,
    because: 'They repeat a call that was refused or found nothing, word for word.',
    sentence: 'When a tool refuses or finds nothing, change the call or go on without it; never repeat it unchanged.',
  },
];

export function adaptationsFor(modelId: string): ModelAdaptation[] {
  return MODEL_ADAPTATIONS.filter(({ models }) => models.test(modelId));
}
