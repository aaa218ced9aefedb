import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { isObject, stringAt } from '../json-access.ts';
import { MAX_TOOL_ARGUMENTS_CHARACTERS, MAX_TOOL_CALLS_PER_RESPONSE } from '../limits.ts';
import { ToolCallsTooLargeError } from './answer-errors.ts';
import { ObjectScanner } from './object-scanner.ts';

/** A tool call as far as it has arrived. */
export interface AssembledCall {
  id: string | undefined;
  index: number | undefined;
  name: string;
  argumentsText: string;
  /** What else the server sent with the call (Google's `extra_content`), and inside its `function`. */
  extras: JsonObject;
  functionExtras: JsonObject;
}

/**
 * Assembles the calls of one Chat Completions answer from their fragments. A fragment should name its call by `index`, and
 * the first one its `id`; real servers leave out either or both, repeat them, or use one index for several calls.
 */
export class ToolCallAssembly {
  readonly calls: AssembledCall[] = [];
  readonly #scanners = new WeakMap<AssembledCall, ObjectScanner>();

  /** `tool_calls` of one delta; several entries of one list are several calls unless they say otherwise. */
  take(toolCalls: JsonValue | undefined): void {
    const fragments = Array.isArray(toolCalls) ? toolCalls.filter(isObject) : isObject(toolCalls) ? [toolCalls] : [];
    const touched = new Set<AssembledCall>();
    for (const raw of fragments) {
      const fragment = readFragment(raw);
      const call = this.#callOf(fragment, touched) ?? this.#open();
      touched.add(call);
      this.#add(fragment, call);
    }
  }

  #callOf(fragment: Fragment, touched: ReadonlySet<AssembledCall>): AssembledCall | undefined {
    const { id, index } = fragment;
    if (id !== undefined) {
      const known = this.calls.findLast((call) => call.id === id);
      if (known) return known;
    }
    const candidate = index === undefined ? this.calls.at(-1) : this.calls.findLast((call) => call.index === index);
    if (!candidate) return undefined;
    // A new id on an index in use begins another call; an id that comes late belongs to the call that has none yet.
    if (id !== undefined && (candidate.id !== undefined || (index === undefined && fragment.name !== '')))
      return undefined;
    if (touched.has(candidate) && (index === undefined || fragment.name !== '')) return undefined;
    return this.#beginsAnotherCall(fragment, candidate) ? undefined : candidate;
  }

  #open(): AssembledCall {
    if (this.calls.length >= MAX_TOOL_CALLS_PER_RESPONSE) throw new ToolCallsTooLargeError();
    const call = { id: undefined, index: undefined, name: '', argumentsText: '', extras: {}, functionExtras: {} };
    this.calls.push(call);
    return call;
  }

  /** Without an id to go by, a name after finished arguments, or another name after none, is the start of the next call. */
  #beginsAnotherCall(fragment: Fragment, call: AssembledCall): boolean {
    if (fragment.id !== undefined || fragment.name === '' || call.name === '') return false;
    if (fragment.name === call.name) return this.#isFinished(call) && fragment.argumentsText.trim() !== '';
    return this.#isFinished(call) || (call.argumentsText === '' && fragment.index === undefined);
  }

  #add(fragment: Fragment, call: AssembledCall): void {
    call.id ??= fragment.id;
    call.index ??= fragment.index;
    // Repeated with every fragment by some servers, cut into pieces by others.
    if (fragment.name !== call.name) call.name += fragment.name;
    if (fragment.areArgumentsWhole && this.#isFinished(call)) {
      call.argumentsText = '';
      this.#scanners.delete(call);
    }
    call.argumentsText += fragment.argumentsText;
    if (call.argumentsText.length > MAX_TOOL_ARGUMENTS_CHARACTERS) throw new ToolCallsTooLargeError();
    const scanner = this.#scanners.get(call) ?? new ObjectScanner();
    this.#scanners.set(call, scanner);
    scanner.take(fragment.argumentsText);
    call.extras = mergeExtras(call.extras, fragment.extras);
    call.functionExtras = mergeExtras(call.functionExtras, fragment.functionExtras);
  }

  #isFinished(call: AssembledCall): boolean {
    return this.#scanners.get(call)?.isFinished ?? false;
  }
}

interface Fragment {
  id: string | undefined;
  index: number | undefined;
  name: string;
  argumentsText: string;
  areArgumentsWhole: boolean;
  extras: JsonObject;
  functionExtras: JsonObject;
}

function readFragment(raw: JsonObject): Fragment {
  const { id: _id, index: _index, type: _type, function: nested, ...extras } = raw;
  // Some servers put name and arguments beside `function`, or leave it out.
  const source = isObject(nested) ? nested : raw;
  const { name: _name, arguments: sent, ...functionExtras } = isObject(nested) ? nested : {};
  const args = sent ?? raw.arguments;
  if (!isObject(nested)) {
    delete extras.name;
    delete extras.arguments;
  }
  return {
    id: stringAt(raw, 'id') || undefined,
    index: indexOf(raw.index ?? source.index),
    name: stringAt(source, 'name') ?? '',
    argumentsText: typeof args === 'string' ? args : isObject(args) ? JSON.stringify(args) : '',
    areArgumentsWhole: isObject(args),
    extras,
    functionExtras,
  };
}

function indexOf(value: JsonValue | undefined): number | undefined {
  const index = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) ? index : undefined;
}

/** Later values win, objects are merged, `null` says nothing. */
export function mergeExtras(known: JsonObject, sent: JsonObject): JsonObject {
  const entries = Object.entries(sent).filter(([, value]) => value !== null);
  if (entries.length === 0) return known;
  const merged = Object.fromEntries(
    entries.map(([key, value]) => {
      const before = Object.hasOwn(known, key) ? known[key] : undefined;
      return [key, isObject(before) && isObject(value) ? mergeExtras(before, value) : value];
    }),
  );
  return { ...known, ...merged };
}
