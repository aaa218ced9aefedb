import { Tokenizer } from 'htmlparser2';
import type { MarkupElement, MarkupNode } from '../markdown/markup.ts';

export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  'area base basefont br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
);

/** Enough for every real page; text further down belongs to the element at this depth. */
const MAX_DEPTH = 200;
const MAX_ATTRIBUTES = 60;
const MAX_ATTRIBUTE_CHARACTERS = 4_000;
/** How far up an end tag looks for its element: what is open further up was opened by mistake. */
const MAX_LOOK_UP = 60;

export class LightElement implements MarkupElement {
  readonly nodeType = 1;
  readonly localName: string;
  readonly childNodes: MarkupNode[] = [];
  readonly parentElement: LightElement | null;
  readonly attributes: Map<string, string>;

  constructor(localName: string, attributes: Map<string, string>, parentElement: LightElement | null) {
    this.localName = localName;
    this.attributes = attributes;
    this.parentElement = parentElement;
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
}

/** Elements whose end an opening tag implies, and where the search for them stops (HTML Standard, 13.1.2.4). */
const IMPLIED_ENDS: ReadonlyMap<string, { ends: ReadonlySet<string>; within: ReadonlySet<string> }> = new Map(
  [
    { opens: 'li', ends: 'li', within: 'ul ol menu' },
    { opens: 'dt dd', ends: 'dt dd', within: 'dl' },
    { opens: 'tr', ends: 'tr td th', within: 'table' },
    { opens: 'td th', ends: 'td th', within: 'tr table' },
    { opens: 'thead tbody tfoot', ends: 'thead tbody tfoot tr td th', within: 'table' },
    { opens: 'option', ends: 'option', within: 'select' },
  ].flatMap(({ opens, ends, within }) => {
    const rule = { ends: new Set(ends.split(' ')), within: new Set(within.split(' ')) };
    return opens.split(' ').map((name) => [name, rule] as const);
  }),
);

const ENDS_PARAGRAPH: ReadonlySet<string> = new Set(
  `address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main
  menu nav ol p pre section table ul`.split(/\s+/),
);

export interface LightTreeOptions {
  /** Whether an element and everything in it stays out of the tree. */
  isLeftOut(element: LightElement): boolean;
  /** Sees every element, also those left out, before its children. */
  onElement?(element: LightElement): void;
}

/**
 * A tree of a page in time and memory linear in its length, whatever it contains: bounded depth, bounded attributes, no
 * recursion. It follows the HTML Standard where pages rely on it (implied end tags) and not where only browsers can.
 */
export function parseLightTree(html: string, { isLeftOut, onElement }: LightTreeOptions): LightElement {
  const root = new LightElement('#root', new Map(), null);
  const open: LightElement[] = [root];
  /** Elements below the depth limit, which are not in the tree. */
  let tooDeep = 0;
  /** Open elements from the one left out on; 0 when none is. */
  let leftOutFrom = 0;

  let name = '';
  let attributes = new Map<string, string>();
  let attributeName = '';
  let attributeValue = '';

  const top = () => open.at(-1) ?? root;
  const closeTo = (length: number) => {
    open.length = Math.max(1, length);
    if (leftOutFrom >= open.length) leftOutFrom = 0;
  };
  const closeImplied = () => {
    const rule = IMPLIED_ENDS.get(name);
    if (rule) {
      const lowest = Math.max(1, open.length - MAX_LOOK_UP);
      for (let at = open.length - 1; at >= lowest; at -= 1) {
        const candidate = open[at]?.localName ?? '';
        if (rule.within.has(candidate)) break;
        if (rule.ends.has(candidate)) closeTo(at);
      }
    }
    if (ENDS_PARAGRAPH.has(name) && top().localName === 'p') closeTo(open.length - 1);
  };
  const addText = (text: string) => {
    if (leftOutFrom > 0 || text === '') return;
    const siblings = top().childNodes;
    const last = siblings.at(-1);
    // Entities come one by one; a text of a million of them is still one node.
    if (last instanceof LightText) last.append(text);
    else siblings.push(new LightText(text));
  };
  const openElement = () => {
    closeImplied();
    const isVoid = VOID_ELEMENTS.has(name);
    if (open.length > MAX_DEPTH && !isVoid) {
      tooDeep += 1;
      addText(' ');
      return;
    }
    const element = new LightElement(name, attributes, top());
    onElement?.(element);
    const staysOut = leftOutFrom > 0 || isLeftOut(element);
    if (!staysOut) top().childNodes.push(element);
    if (isVoid) return;
    if (staysOut && leftOutFrom === 0) leftOutFrom = open.length;
    open.push(element);
  };
  const closeElement = (closing: string) => {
    if (VOID_ELEMENTS.has(closing)) return;
    if (tooDeep > 0) {
      tooDeep -= 1;
      addText(' ');
      return;
    }
    const lowest = Math.max(1, open.length - MAX_LOOK_UP);
    for (let at = open.length - 1; at >= lowest; at -= 1) {
      if (open[at]?.localName === closing) {
        closeTo(at);
        return;
      }
    }
  };
  const endAttribute = () => {
    if (attributes.size < MAX_ATTRIBUTES && !attributes.has(attributeName))
      attributes.set(attributeName, attributeValue);
    attributeValue = '';
  };
  const addToValue = (text: string) => {
    if (attributeValue.length < MAX_ATTRIBUTE_CHARACTERS) attributeValue += text.slice(0, MAX_ATTRIBUTE_CHARACTERS);
  };
  const ignore = () => {};

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attributeName = html.slice(start, end).toLowerCase();
      },
      onattribdata: (start, end) => addToValue(html.slice(start, Math.min(end, start + MAX_ATTRIBUTE_CHARACTERS))),
      onattribentity: (codePoint) => addToValue(String.fromCodePoint(codePoint)),
      onattribend: endAttribute,
      onopentagend: openElement,
      onselfclosingtag() {
        openElement();
        if (isForeign(top())) closeElement(name);
      },
      onclosetag: (start, end) => closeElement(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => addText(html.slice(start, end)),
      ontextentity: (codePoint) => addText(String.fromCodePoint(codePoint)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return root;
}

class LightText {
  readonly nodeType = 3;
  data: string;

  constructor(data: string) {
    this.data = data;
  }

  append(text: string): void {
    this.data += text;
  }
}

/** Only in SVG and MathML does "/>" end an element. */
function isForeign(element: LightElement): boolean {
  for (let at: LightElement | null = element, steps = 0; at && steps < 20; at = at.parentElement, steps += 1) {
    if (at.localName === 'svg' || at.localName === 'math') return true;
  }
  return false;
}
