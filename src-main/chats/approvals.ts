import type { ApprovalAnswer } from '#shared/tool/view.ts';
import type { Offers } from '../tools/offers.ts';
import type { ToolPolicy } from '../tools/policy.ts';
import { schemaHash } from '../tools/schema-hash.ts';
import type { RegisteredTool } from '../tools/tool.ts';

interface Dependencies {
  offers: Offers;
  policy(): ToolPolicy;
  /** Text from outside tried to instruct the model in this chat. */
  isTainted(): boolean;
  /** Tool id → schema hash that this chat has allowed. */
  allowedInChat(): Readonly<Record<string, string>>;
  allowInChat(toolId: string, hash: string): void;
  allowAlways(toolId: string, hash: string): void;
  /** Shows the card and waits for the person. */
  ask(): Promise<ApprovalAnswer>;
}

/** Whether a call may run: by itself, because it was allowed before, or because the person says so now. */
export async function isCallApproved(registered: RegisteredTool, dependencies: Dependencies): Promise<boolean> {
  const { definition } = registered;
  const hash = schemaHash(definition.function);
  if (!needsPerson(registered, hash, dependencies)) return true;
  const answer = await dependencies.ask();
  // An agreement to turn tools on is about this one call.
  if (registered.tool.activation === 'context') return answer !== 'deny';
  // One word covers one call there: what a text has smuggled in must not run under an earlier one.
  if (asksEveryTime(registered, dependencies)) return answer !== 'deny';
  if (answer === 'chat') dependencies.allowInChat(definition.id, hash);
  if (answer === 'always' && !isLockedToAsk(registered, dependencies)) dependencies.allowAlways(definition.id, hash);
  return answer !== 'deny';
}

function needsPerson(registered: RegisteredTool, hash: string, dependencies: Dependencies): boolean {
  const { definition, tool } = registered;
  // What turns tools on is the person's word itself: no earlier word can stand for it.
  if (tool.activation === 'context' && tool.changesSomething) return true;
  if (asksEveryTime(registered, dependencies)) return true;
  if (dependencies.offers.approvalMode(dependencies.offers.collectionOf(registered)) !== 'ask') return false;
  const isAlwaysAllowed = dependencies.policy().alwaysAllowed[definition.id] === hash;
  if (isAlwaysAllowed && !isLockedToAsk(registered, dependencies)) return false;
  return dependencies.allowedInChat()[definition.id] !== hash;
}

/** Where an organization wants people asked, "always" would undo its rule; a word for one chat is an answer to it. */
const isLockedToAsk = (registered: RegisteredTool, { offers }: Dependencies) =>
  offers.lockedToAskBy(offers.collectionOf(registered)) !== undefined;

/**
 * In a tainted chat, collections that change something ask before every call, whatever was set or said before: the model
 * may be following a page instead of the person.
 */
function asksEveryTime(registered: RegisteredTool, { offers, isTainted }: Dependencies): boolean {
  return isTainted() && offers.changesSomething(offers.collectionOf(registered));
}
