import de from '#assets/locales/de/settings.json' with { type: 'json' };
import en from '#assets/locales/en/settings.json' with { type: 'json' };
import type { JsonObject } from '#shared/tool/json-schema.ts';

/** The end of a conversation as the demo sees it. */
export interface DemoExchange {
  question: string;
  /** Results since the question, in order. */
  results: readonly { tool: string; content: string }[];
  tools: readonly DemoTool[];
}

export interface DemoTool {
  name: string;
  requiredArguments: readonly string[];
}

export type DemoReply = { text: string } | { call: { name: string; arguments: JsonObject } };

interface DemoRule {
  pattern: RegExp;
  /** The tool, by its name or by what the name looks like. */
  tool: string | RegExp;
  argumentsOf(question: string): JsonObject;
}

const ADDRESS = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,;:!?]/i;
const DICE = /\b\d{0,3}[dw]\d{1,4}(?:\s*[+-]\s*\d{1,4})?\b/i;
const SEARCH = /\b(?:search(?:\s+(?:for|the web for))?|look up|suche?n?(?:\s+nach)?)\b/i;

/** In order: the first rule whose pattern is in the question counts. */
const RULES: readonly DemoRule[] = [
  { pattern: ADDRESS, tool: 'read_web_page', argumentsOf: (question) => ({ url: ADDRESS.exec(question)?.[0] ?? '' }) },
  {
    pattern: SEARCH,
    tool: 'web_search',
    argumentsOf: (question) => ({ query: question.replace(SEARCH, '').trim().slice(0, 400) || question.slice(0, 400) }),
  },
  {
    pattern: /\b(?:roll|dice|würfle?|würfeln)\b/i,
    // The ready-made example of the Workbench, in either language, or a tool like it.
    tool: /roll|dice|wuerfel/i,
    argumentsOf: (question) => ({ dice: DICE.exec(question)?.[0] ?? '2d6' }),
  },
  {
    pattern: /\b(?:time|clock|date|today|uhr|uhrzeit|spät|datum|heute)\b/i,
    tool: 'current_time',
    argumentsOf: () => ({}),
  },
];

/** What the demo answers. It understands nothing: plain rules look for words, and tools do the rest. */
export function demoReply({ question, results, tools }: DemoExchange): DemoReply {
  const say = textsFor(question);
  const result = results.at(-1);
  if (result) return { text: say('result', { tool: result.tool, result: quoted(result.content) }) };
  const rule = RULES.find(({ pattern }) => pattern.test(question));
  if (!rule) return { text: say('explanation') };
  const args = rule.argumentsOf(question);
  const tool = tools.find(
    ({ name, requiredArguments }) =>
      (typeof rule.tool === 'string' ? name === rule.tool : rule.tool.test(name)) &&
      requiredArguments.every((argument) => Object.hasOwn(args, argument)),
  );
  if (tool) return { call: { name: tool.name, arguments: typeof rule.tool === 'string' ? args : needed(args, tool) } };
  return { text: typeof rule.tool === 'string' ? say('missingTool', { tool: rule.tool }) : say('missingDice') };
}

/** Of a tool that a person made only the name of what it needs is known. */
function needed(args: JsonObject, { requiredArguments }: DemoTool): JsonObject {
  return Object.fromEntries(Object.entries(args).filter(([name]) => requiredArguments.includes(name)));
}

type DemoText = 'explanation' | 'missingTool' | 'missingDice' | 'result';

/** The answers in the language of the question, as far as a few words tell it. */
function textsFor(question: string): (text: DemoText, params?: Record<string, string>) => string {
  const isGerman = /[äöüß]|\b(?:wie|was|ist|wer|der|die|das|und|bitte|suche|uhr|lies|ich|heute|hallo)\b/i.test(
    question,
  );
  const texts = isGerman ? de : en;
  return (text, params = {}) =>
    Object.entries(params).reduce<string>(
      (words, [name, value]) => words.replace(`{{${name}}}`, () => value),
      texts[`settings.kind.DEMO.answer.${text}`],
    );
}

const MAX_QUOTED_CHARACTERS = 600;

/** The beginning of a result as a quotation: of a page its text, without the lines that mark it as data. */
function quoted(content: string): string {
  const inside = content.replace(/^<\/?data [^>]*>$/gm, '').trim();
  const text = textOf(inside).slice(0, MAX_QUOTED_CHARACTERS);
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function textOf(result: string): string {
  try {
    const value = JSON.parse(result) as unknown;
    const isPage =
      typeof value === 'object' && value !== null && 'content' in value && typeof value.content === 'string';
    return isPage ? String(value.content) : JSON.stringify(value, undefined, 1);
  } catch {
    return result;
  }
}
