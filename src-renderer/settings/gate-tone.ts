import type { ToolAnswer, ToolGate } from '#shared/tool/view.ts';

/** Gates that a rule closes. The others mean that something is off, missing or not there, which is nobody's "no". */
export const RULE_GATES: ReadonlySet<ToolGate> = new Set([
  'startup-policy',
  'confidence-too-low',
  'outbound-restricted',
]);

/** Gates that follow from each chat and say nothing about the tool itself. */
const PER_CHAT: ReadonlySet<ToolGate> = new Set(['not-selected', 'nothing-to-offer']);

/**
 * How a tool's answer is shown where tools are set up: "blocked" (amber, a rule forbids it), "off" (quiet, with its
 * reason), or "open".
 */
export function gateTone(answer: ToolAnswer): 'open' | 'off' | 'blocked' {
  if (answer.offered || PER_CHAT.has(answer.gate)) return 'open';
  return RULE_GATES.has(answer.gate) ? 'blocked' : 'off';
}
