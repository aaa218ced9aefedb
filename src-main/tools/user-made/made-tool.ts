import { DateTime } from 'luxon';
import { describeRoll } from '#shared/dice/describe-roll.ts';
import { DiceError } from '#shared/dice/dice-error.ts';
import { parseDice } from '#shared/dice/parse-dice.ts';
import { rollDice } from '#shared/dice/roll-dice.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { ToolDefinition } from '#shared/tool/definition.ts';
import type { ToolIcon } from '#shared/tool/view.ts';
import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import type { Formula } from '#shared/user-tool/formula.ts';
import { toolParameters } from '#shared/user-tool/parameters.ts';
import { diceWords } from '#shared/user-tool/problem.ts';
import type { UserTool, UserToolAction } from '#shared/user-tool/user-tool.ts';
import { ToolArgumentError, ToolFailedError } from '../errors.ts';
import type { RegisteredTool, Tool, ToolContext, ToolResult } from '../tool.ts';
import { type FieldValues, readFields } from './arguments.ts';
import type { FormulaOutcome, FormulaRunner } from './formula/formula-runner.ts';
import type { FormulaContext } from './formula/render-formula.ts';
import { rollPiece } from './roll-piece.ts';

/** What the actions of tools reach: read when a call runs, so that a change counts at once. */
export interface ActionParts {
  dicePiece(id: string): DicePiece | undefined;
  formula(id: string): Formula | undefined;
  formulas: FormulaRunner;
}

export interface MadeTool {
  id: string;
  body: UserTool;
  callName: string;
}

const ICONS: Readonly<Record<UserToolAction['type'], ToolIcon>> = {
  roll: 'dice',
  dice: 'dice',
  formula: 'sigma',
  record: 'list-plus',
};

export const iconOf = ({ action }: UserTool): ToolIcon => ICONS[action.type];

/** A tool that a person made, as everything else in the app knows tools. */
export function madeTool({ id, body, callName }: MadeTool, parts: ActionParts): RegisteredTool {
  const tool: Tool<FieldValues> = {
    implementationKey: id,
    icon: iconOf(body),
    outboundData: 'NONE',
    isParallelSafe: true,
    minimumConfidence: 'NONE',
    // A continued answer must not roll again what the person has seen rolled.
    isOfferedOnContinue: false,
    unavailable: () => unusable(body.action, parts),
    readArguments: (raw) => {
      const values = readFields(body.fields, raw);
      if (body.action.type === 'roll') readDice(body.action.field, values);
      return values;
    },
    summarize: (values) => summaryOf(body, values, parts),
    destination: () => ({ kind: 'computer' }),
    execute: (values, context) => run(body, values, parts, context),
  };
  return {
    definition: definitionOf(id, body, callName),
    tool: tool as Tool,
    origin: 'made-here',
    label: labelOf(body),
  };
}

const labelOf = ({ name, description }: UserTool) => ({ name, description });

function definitionOf(id: string, body: UserTool, callName: string): ToolDefinition {
  return {
    schemaVersion: 1,
    id,
    implementationKey: id,
    visibleIn: { chat: true, assistants: true, allowedComponents: [], deniedComponents: [] },
    settingsSchema: { type: 'object', properties: {}, required: [] },
    systemPromptInstructions: '',
    function: {
      name: callName,
      descriptionForLLM: body.description.trim() || body.name,
      strict: true,
      parameters: toolParameters(body.fields),
    },
  };
}

/** Why a tool cannot run at all: what its action links is gone. */
export function unusable(action: UserToolAction, parts: ActionParts): Phrase | undefined {
  if (action.type === 'dice' && !parts.dicePiece(action.diceId)) return phrase('pieces.gate.diceGone');
  if (action.type === 'formula' && !parts.formula(action.formulaId)) return phrase('pieces.gate.formulaGone');
  return undefined;
}

/** Refuses dice that cannot be rolled while the model can still mend its call. */
function readDice(field: string, values: FieldValues): void {
  const dice = String(values[field] ?? '');
  try {
    parseDice(dice);
  } catch (error) {
    throw error instanceof DiceError ? refusedDice(field, dice, error) : error;
  }
}

function refusedDice(field: string, dice: string, { message, code, facts }: DiceError): ToolArgumentError {
  const quoted = JSON.stringify(dice.length > 80 ? `${dice.slice(0, 80).toWellFormed()}…` : dice);
  return new ToolArgumentError(`The argument "${field}" cannot be ${quoted}. ${message}`, {
    reason: diceWords(code, facts),
  });
}

function summaryOf({ action }: UserTool, values: FieldValues, parts: ActionParts): string {
  switch (action.type) {
    case 'roll':
      return String(values[action.field] ?? '');
    case 'dice':
      return parts.dicePiece(action.diceId)?.name ?? '';
    default:
      return Object.values(values).map(String).join(', ');
  }
}

async function run(
  { fields, action }: UserTool,
  values: FieldValues,
  parts: ActionParts,
  context: ToolContext,
): Promise<ToolResult> {
  switch (action.type) {
    case 'record':
      return { content: 'Recorded.' };
    case 'roll':
      return rolled(() => {
        const roll = rollDice(String(values[action.field] ?? ''), context.randomness);
        return { text: describeRoll(roll), roll };
      });
    case 'dice':
      return rolled(() => {
        const piece = parts.dicePiece(action.diceId);
        if (!piece) throw gone('the dice piece', phrase('pieces.gate.diceGone'));
        return rollPiece(piece, context.randomness);
      });
    case 'formula': {
      const formula = parts.formula(action.formulaId);
      if (!formula) throw gone('the formula', phrase('pieces.gate.formulaGone'));
      const args = fields.map(({ name }) => [name, values[name] ?? null] as const);
      const given = formulaContext(Object.fromEntries(args), context);
      return { content: textOf(await parts.formulas.render(formula.template, given, context.signal)) };
    }
  }
}

function rolled(roll: () => Pick<ToolResult, 'roll'> & { text: string }): ToolResult {
  try {
    const { text, roll: trace } = roll();
    return { content: text, ...(trace && { roll: trace }) };
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    // Only while they roll do exploding dice turn out to be too many.
    throw new ToolFailedError(error.message, { reason: diceWords(error.code, error.facts), cause: error });
  }
}

function formulaContext(
  args: FormulaContext['args'],
  { now, timeZone, chat }: Pick<ToolContext, 'now' | 'timeZone' | 'chat'>,
): FormulaContext {
  const time = DateTime.fromJSDate(now(), { zone: timeZone });
  return {
    args,
    vars: chat.variables,
    today: time.toFormat('yyyy-MM-dd'),
    now: time.toFormat('HH:mm'),
    time_zone: timeZone,
  };
}

function textOf(outcome: FormulaOutcome): string {
  if (outcome.ok) return outcome.text;
  const { problem, detail } = outcome;
  switch (problem) {
    case 'changes':
      throw new ToolFailedError(
        `the formula would change something (${detail}), and formulas only read. Tell the user.`,
        {
          reason: phrase('pieces.call.formulaChanges'),
        },
      );
    case 'blank':
      throw new ToolFailedError('the formula answered with nothing. Tell the user.', {
        reason: phrase('pieces.call.formulaBlank'),
      });
    case 'too-slow':
      throw new ToolFailedError('the formula took too long and was stopped. Tell the user.', {
        reason: phrase('pieces.call.formulaTooSlow'),
      });
    case 'too-large':
      throw new ToolFailedError('the formula needs too much memory and was stopped. Tell the user.', {
        reason: phrase('pieces.call.formulaTooLarge'),
      });
    case 'failed':
      throw new ToolFailedError(`the formula has an error: ${detail}. Check your arguments, or tell the user.`, {
        reason: phrase('pieces.call.formulaFailed', { detail }),
      });
  }
}

function gone(what: string, reason: Phrase): ToolFailedError {
  return new ToolFailedError(`${what} behind this tool is gone. Go on without it, and tell the user.`, { reason });
}
