import { Tokenizer } from 'htmlparser2';
import { VOID_ELEMENTS } from './light-tree.ts';

/** Beyond these a DOM and Readability take seconds or overflow the stack; no page that people read comes near them. */
const MAX_DEPTH = 400;
const MAX_ELEMENTS = 60_000;
const MAX_ATTRIBUTES_PER_ELEMENT = 500;
const MAX_TEXT_PIECES = 300_000;

const FOREIGN_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'math']);
/** Their end tags are often left out, so that counting them would only look like depth. */
const SELF_ENDING_ELEMENTS: ReadonlySet<string> = new Set(
  'p li dt dd tr td th option optgroup thead tbody tfoot'.split(' '),
);

class TooCostly extends Error {}

/**
 * Whether a page would cost too much to build a DOM of, in one linear pass over its tags. A saving, not a proof: what
 * passes here and still takes too long is ended by the time limit of its thread.
 */
export function isTooCostly(html: string): boolean {
  let depth = 0;
  let elements = 0;
  let endTags = 0;
  let attributes = 0;
  let pieces = 0;
  let foreignDepth = 0;
  const opened = (start: number, end: number) => {
    elements += 1;
    attributes = 0;
    const name = html.slice(start, end).toLowerCase();
    if (FOREIGN_ELEMENTS.has(name)) foreignDepth += 1;
    if (!VOID_ELEMENTS.has(name) && !SELF_ENDING_ELEMENTS.has(name)) depth += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) throw new TooCostly();
  };
  const closed = (start: number, end: number) => {
    endTags += 1;
    // "</p>" without a "<p>" is an element of its own.
    if (endTags > MAX_ELEMENTS) throw new TooCostly();
    const name = html.slice(start, end).toLowerCase();
    if (FOREIGN_ELEMENTS.has(name) && foreignDepth > 0) foreignDepth -= 1;
    if (!VOID_ELEMENTS.has(name) && !SELF_ENDING_ELEMENTS.has(name) && depth > 0) depth -= 1;
  };
  const selfClosed = () => {
    // Only in SVG and MathML does "/>" end an element (HTML Standard, 13.1.2.1).
    if (foreignDepth > 0 && depth > 0) depth -= 1;
  };
  const attribute = () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES_PER_ELEMENT) throw new TooCostly();
  };
  const piece = () => {
    pieces += 1;
    if (pieces > MAX_TEXT_PIECES) throw new TooCostly();
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: opened,
      onclosetag: closed,
      onselfclosingtag: selfClosed,
      onattribname: attribute,
      ontext: piece,
      ontextentity: piece,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onprocessinginstruction: ignore,
    },
  );
  try {
    tokenizer.write(html);
    tokenizer.end();
    return false;
  } catch (error) {
    if (error instanceof TooCostly) return true;
    throw error;
  }
}
