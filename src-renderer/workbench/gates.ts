import { type CollectionView, TOOL_GATES, type ToolGate } from '#shared/tool/view.ts';

export interface AskedGates {
  /** In the order in which they are asked. */
  asked: readonly ToolGate[];
  /** How many of them are open, up to the first that is not. */
  open: number;
}

/** The gates that a tool has to pass in a new chat; what lies behind a closed one was not asked. */
export function gatesOf({ answer, offersItself }: Pick<CollectionView, 'answer' | 'offersItself'>): AskedGates {
  const asked = TOOL_GATES.filter((gate) => gate !== 'continued-answer' && !(offersItself && gate === 'not-selected'));
  return { asked, open: answer.offered ? asked.length : asked.indexOf(answer.gate) };
}
