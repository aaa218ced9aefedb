import type { OrganizationProblem } from '#shared/organization/view.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import { lastLine, problem, seenAs, type TokenLines } from './problem.ts';

/** Without a text: the value is not understood. "unknown-key": no tool of this version has the setting. */
export interface WrongToolSetting {
  kind: OrganizationProblem['kind'];
  valid?: Phrase;
  text?: Phrase;
}

/** What only the definitions of the tools know. */
export interface KnownTools {
  /** Whether there is a tool or a collection with this id. */
  has(id: string): boolean;
  /** What is wrong with the value of `<toolId>.<field>`; undefined: nothing. */
  wrongSetting(key: string, value: string, isLocked: boolean): WrongToolSetting | undefined;
}

/** Ids that stand for no tool: a slip of the pen would switch nothing off and protect nothing, and nobody would hear of it. */
export function unknownTools(
  key: string,
  ids: readonly string[],
  lines: TokenLines,
  tools: KnownTools,
): OrganizationProblem[] {
  return ids
    .filter((id) => !tools.has(id))
    .map((id) =>
      problem({
        kind: 'unknown-key',
        severity: 'info',
        text: phrase('organization.problem.unknownTool', { key, id }),
        key,
        seen: seenAs(id),
        line: lastLine(lines, id) ?? lastLine(lines, key),
      }),
    );
}
