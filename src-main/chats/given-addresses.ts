import { requestKey } from '#shared/source/request-key.ts';
import type { JsonValue } from '#shared/tool/json-schema.ts';
import { addressesInText, addressesWithoutScheme } from './addresses-in-text.ts';

/** Beyond this, the addresses known longest are forgotten: a chat then knows fewer, never more. */
const MAX_ADDRESSES = 50_000;

/**
 * The addresses that one chat's model was given, as opposed to those it made up: they stand word for word in the system
 * prompt, in what the person wrote or attached, or in what a tool brought back. What the model wrote itself must never be
 * added. Tool results are not stored with a chat, so after a restart fewer addresses are known.
 */
export class GivenAddresses {
  readonly #keys = new Set<string>();

  /** The system prompt, an attached document, a retrieved passage. */
  addText(text: string): void {
    for (const address of addressesInText(text)) this.#add(requestKey(address));
  }

  /** What the person wrote, who may leave out the scheme: "look at example.org/news". */
  addMessage(text: string): void {
    this.addText(text);
    for (const address of addressesWithoutScheme(text)) this.#add(requestKey(address));
  }

  /**
   * What a tool brought back. An address that stands in the arguments of the call, even as a part of one, is left out: a
   * tool that repeats its query would otherwise turn any address that the model makes up into a given one.
   */
  addToolResult(result: string, callArguments: JsonValue): void {
    const echo = new Echo(callArguments);
    for (const address of addressesInText(result)) {
      const key = requestKey(address);
      if (key !== undefined && !echo.holds(address, key)) this.#add(key);
    }
  }

  isGiven(address: string): boolean {
    const key = requestKey(address);
    return key !== undefined && this.#keys.has(key);
  }

  #add(key: string | undefined): void {
    if (key === undefined || this.#keys.has(key)) return;
    this.#keys.add(key);
    if (this.#keys.size <= MAX_ADDRESSES) return;
    const [oldest] = this.#keys;
    if (oldest !== undefined) this.#keys.delete(oldest);
  }
}

/** Everything a model passed to a call, in each spelling a tool might give it back. */
class Echo {
  readonly #keys = new Set<string>();
  readonly #texts: string[];

  constructor(callArguments: JsonValue) {
    const texts = textsOf(callArguments);
    for (const text of texts) {
      for (const address of [...addressesInText(text), ...addressesWithoutScheme(text)]) {
        const key = requestKey(address);
        if (key !== undefined) this.#keys.add(key);
      }
    }
    this.#texts = texts.flatMap((text) => [text, percentDecoded(text)]).map((text) => text.toLowerCase());
  }

  holds(address: string, key: string): boolean {
    if (this.#keys.has(key)) return true;
    const spellings = [address, key, percentDecoded(key)].map(withoutScheme);
    return this.#texts.some((text) => spellings.some((spelling) => text.includes(spelling)));
  }
}

/** Strings and names anywhere in a value, without recursion: a model chooses how deep it is nested. */
function textsOf(value: JsonValue): string[] {
  const texts: string[] = [];
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) {
      for (const [name, entry] of Object.entries(next)) open.push(name, entry);
    }
  }
  return texts;
}

function withoutScheme(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
