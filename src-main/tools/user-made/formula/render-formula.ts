import { AssignTag, CaptureTag, Liquid } from 'liquidjs';
import type { ChatVariables } from '#shared/chat/variables.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import { addDays, addWorkdays, daysUntil, weekday } from './calendar.ts';

/** What a formula can read: nothing else, and all of it a copy. */
export interface FormulaContext {
  /** By the names of the tool's fields; null for what the model left out. */
  args: Readonly<Record<string, string | number | boolean | null>>;
  /** The chat's variables. */
  vars: ChatVariables;
  /** YYYY-MM-DD and HH:mm in the person's zone. */
  today: string;
  now: string;
  /** IANA name. */
  time_zone: string;
}

export type FormulaResult =
  | { ok: true; text: string }
  | { ok: false; problem: 'changes' | 'blank' | 'failed'; detail: string };

/** Milliseconds, and units of the engine's own count of what it allocates. */
const RENDER_LIMIT_MS = 500;
const MEMORY_LIMIT = 2_000_000;
const MAX_FORMULA_RESULT_CHARACTERS = 20_000;
const MAX_DETAIL_CHARACTERS = 300;

const CONTEXT_NAMES = new Set<string>(['args', 'vars', 'today', 'now', 'time_zone']);

/** Tags that read files or compose templates from others. */
const LEFT_OUT = ['include', 'render', 'layout', 'block'];

/** A formula that would change what it may only read. */
class FormulaChange extends Error {}

/** Renders a formula. Never throws: what goes wrong is a result, in the engine's words. */
export function renderFormula(template: string, context: FormulaContext): FormulaResult {
  try {
    const text = String(engineFor(context.time_zone).parseAndRenderSync(template, context)).trim();
    if (text === '') return { ok: false, problem: 'blank', detail: '' };
    if (text.length <= MAX_FORMULA_RESULT_CHARACTERS) return { ok: true, text };
    const detail = `the result has ${text.length} characters, more than ${MAX_FORMULA_RESULT_CHARACTERS}`;
    return { ok: false, problem: 'failed', detail };
  } catch (error) {
    return failureOf(error);
  }
}

/** Whether a formula can be read at all; undefined when it can. */
export function checkFormula(template: string): Extract<FormulaResult, { ok: false }> | undefined {
  try {
    engineFor('UTC').parse(template);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Extract<FormulaResult, { ok: false }> {
  const message = error instanceof Error ? error.message : String(error);
  const detail = message.slice(0, MAX_DETAIL_CHARACTERS).toWellFormed();
  return { ok: false, problem: isChange(error) ? 'changes' : 'failed', detail };
}

/** The engine wraps what its tags throw. */
function isChange(error: unknown): boolean {
  if (error instanceof FormulaChange) return true;
  return error instanceof Error && 'originalError' in error && isChange(error.originalError);
}

function engineFor(timeZone: string): Liquid {
  const engine = new Liquid({
    ownPropertyOnly: true,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    // No template but the formula itself, whatever a tag asks for.
    templates: {},
    timezoneOffset: timeZone,
    locale: 'en',
    parseLimit: USER_TOOL_LIMITS.templateCharacters,
    renderLimit: RENDER_LIMIT_MS,
    memoryLimit: MEMORY_LIMIT,
  });
  for (const name of LEFT_OUT) delete engine.tags[name];
  engine.registerTag('assign', OwnAssignTag);
  engine.registerTag('capture', OwnCaptureTag);
  for (const name of ['increment', 'decrement']) {
    engine.registerTag(name, {
      parse() {
        throw new FormulaChange(`"${name}" changes a variable`);
      },
      render: () => '',
    });
  }
  // It draws from chance that no seed decides.
  delete engine.filters.sample;
  engine.registerFilter('divided_by', (value: unknown, by: unknown) => {
    const divisor = numberOf(by);
    if (divisor === 0) throw new Error('division by zero');
    return numberOf(value) / divisor;
  });
  engine.registerFilter('modulo', (value: unknown, by: unknown) => {
    const divisor = numberOf(by);
    if (divisor === 0) throw new Error('division by zero');
    return numberOf(value) % divisor;
  });
  engine.registerFilter('add_days', (value: unknown, days: unknown) => addDays(String(value), numberOf(days)));
  engine.registerFilter('add_workdays', (value: unknown, days: unknown) => addWorkdays(String(value), numberOf(days)));
  engine.registerFilter('weekday', (value: unknown) => weekday(String(value)));
  engine.registerFilter('days_until', (value: unknown, end: unknown) => daysUntil(String(value), String(end)));
  return engine;
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Error(`${JSON.stringify(String(value).slice(0, 40))} is no number`);
}

/** The tags that write, for names of the formula's own: what it was given it may not replace. */
class OwnAssignTag extends AssignTag {
  constructor(...given: ConstructorParameters<typeof AssignTag>) {
    super(...given);
    assertOwnNames(this.localScope());
  }
}

class OwnCaptureTag extends CaptureTag {
  constructor(...given: ConstructorParameters<typeof CaptureTag>) {
    super(...given);
    assertOwnNames(this.localScope());
  }
}

/** `written`: the names that a tag says it writes, however it is spelled. */
function assertOwnNames(written: Iterable<string | { content: string }>): void {
  for (const token of written) {
    const name = typeof token === 'string' ? token : token.content;
    if (CONTEXT_NAMES.has(name)) throw new FormulaChange(`"${name}" may only be read`);
  }
}
