import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import type { WireApi } from '#shared/provider/kinds.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';

/** What a part of a request is, in the order in which a model reads them. "settings" is read by the server alone. */
export type LayerKind =
  | 'tools'
  | 'system'
  | 'example'
  | 'history'
  | 'question'
  | 'reasoning'
  | 'text'
  | 'call'
  | 'result'
  | 'refusal'
  | 'settings';

export interface Layer {
  id: string;
  kind: LayerKind;
  /** Of the tools that are called, or whose results these are. */
  names: readonly string[];
  items: readonly JsonValue[];
  /** An estimate, by the length of the JSON. */
  tokens: number;
}

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsOf = (value: JsonValue | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

export const tokensOfItem = (item: JsonValue): number => tokensOfText(JSON.stringify(item));

/**
 * A body as it was sent, in layers. Bodies of the three wire APIs differ in names, not in what they hold; what is not
 * known is shown all the same, as text or settings.
 * @param refusals what the model got where a rule blocked a call
 * @param exampleMessages how many messages after the system prompt are the example of a template
 */
export function readLayers(
  body: JsonObject,
  wireApi: WireApi,
  refusals: readonly string[],
  exampleMessages = 0,
): Layer[] {
  const messagesField = wireApi === 'RESPONSES' ? 'input' : 'messages';
  const messages = objectsOf(body[messagesField]);
  const isSystem = (message: JsonObject | undefined) => message?.role === 'system' || message?.role === 'developer';
  const leading = isSystem(messages[0]) ? messages.slice(0, 1) : [];
  const system = [body.instructions, body.system].filter((value) => value !== undefined);
  const example = messages.slice(leading.length, leading.length + exampleMessages);
  const rest = messages.slice(leading.length + exampleMessages);
  const questionIndex = rest.findLastIndex(isQuestion);
  const { [messagesField]: _, instructions: __, system: ___, tools: ____, ...settings } = body;
  const reader = new LayerReader(refusals);
  return [
    ...reader.layer('tools', objectsOf(body.tools)),
    ...reader.layer('system', [...system, ...leading]),
    ...reader.layer('example', example),
    ...reader.layer('history', rest.slice(0, Math.max(0, questionIndex))),
    ...reader.layer('question', questionIndex < 0 ? [] : rest.slice(questionIndex, questionIndex + 1)),
    ...rest.slice(questionIndex + 1).flatMap((message) => reader.message(message)),
    ...reader.layer('settings', Object.keys(settings).length > 0 ? [settings] : []),
  ];
}

/** What the person asked. Anthropic sends results of tools in the name of the user. */
function isQuestion({ role, content }: JsonObject): boolean {
  return role === 'user' && !objectsOf(content).some(({ type }) => type === 'tool_result');
}

class LayerReader {
  readonly #refusals: readonly string[];
  /** Id of a call → name of its tool. */
  readonly #names = new Map<string, string>();
  #count = 0;

  constructor(refusals: readonly string[]) {
    this.#refusals = refusals.filter((text) => text !== '');
  }

  layer(kind: LayerKind, items: readonly JsonValue[], names: readonly string[] = []): Layer[] {
    if (items.length === 0) return [];
    this.#count += 1;
    const tokens = items.reduce<number>((sum, item) => sum + tokensOfItem(item), 0);
    return [{ id: `${this.#count} ${kind}`, kind, names, items, tokens }];
  }

  message(message: JsonObject): Layer[] {
    const calls = callsOf(message);
    for (const { id, name } of calls) this.#names.set(id, name);
    if (calls.length > 0) {
      return this.layer(
        'call',
        [message],
        calls.map(({ name }) => name),
      );
    }
    const results = resultsOf(message);
    if (results.length > 0) {
      const isRefusal = results.some(({ text }) => this.#refusals.some((refusal) => text.includes(refusal)));
      const names = results.map(({ id }) => this.#names.get(id) ?? '').filter(Boolean);
      return this.layer(isRefusal ? 'refusal' : 'result', [message], names);
    }
    return this.layer(message.type === 'reasoning' ? 'reasoning' : 'text', [message]);
  }
}

function callsOf(message: JsonObject): Array<{ id: string; name: string }> {
  if (message.type === 'function_call') return [{ id: textOf(message.call_id), name: textOf(message.name) }];
  const chat = objectsOf(message.tool_calls).map((call) => ({
    id: textOf(call.id),
    name: isObject(call.function) ? textOf(call.function.name) : '',
  }));
  const anthropic = objectsOf(message.content)
    .filter(({ type }) => type === 'tool_use')
    .map((block) => ({ id: textOf(block.id), name: textOf(block.name) }));
  return [...chat, ...anthropic];
}

function resultsOf(message: JsonObject): Array<{ id: string; text: string }> {
  if (message.type === 'function_call_output') {
    return [{ id: textOf(message.call_id), text: plainTextOf(message.output) }];
  }
  if (message.role === 'tool') return [{ id: textOf(message.tool_call_id), text: plainTextOf(message.content) }];
  return objectsOf(message.content)
    .filter(({ type }) => type === 'tool_result')
    .map((block) => ({ id: textOf(block.tool_use_id), text: plainTextOf(block.content) }));
}

function plainTextOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return objectsOf(value)
    .map(({ text }) => textOf(text))
    .join('\n');
}
