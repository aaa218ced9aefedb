import temml from 'temml';

/** An element of MathML with nothing but what is on the lists below, or a text. */
export type FormulaTree =
  | string
  | {
      name: string;
      attributes: Readonly<Record<string, string>>;
      style: Readonly<Record<string, string>>;
      children: FormulaTree[];
    };

const ELEMENTS = new Set(
  (
    'math mrow mi mn mo ms mspace mtext mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover ' +
    'munderover mmultiscripts mprescripts mtable mtr mtd'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'display displaystyle scriptlevel mathvariant stretchy fence separator lspace rspace minsize maxsize accent ' +
    'accentunder movablelimits symmetric largeop form linethickness width height depth voffset columnspan rowspan'
  ).split(' '),
);
/** Small spaces, and colours without functions. */
const STYLES: Readonly<Record<string, RegExp>> = {
  'padding-left': /^[\d.]{1,8}(?:em|pt)$/,
  'padding-right': /^[\d.]{1,8}(?:em|pt)$/,
  'margin-left': /^-?[01](?:\.\d{1,6})?em$/,
  color: /^#[\da-f]{3,8}$/i,
  'math-depth': /^\d$/,
};
const ALIGNMENTS: Readonly<Record<string, string>> = { 'tml-left': 'left', 'tml-right': 'right' };

const MAX_BRACES = 60;
const MAX_NODES = 2_000;
const MAX_DEPTH = 120;
/** In em. */
const MAX_SIZE: [number, number] = [8, 24];
const MAX_EXPANSIONS = 200;
/** A formula may not define anything: none of these is needed in an answer, and each could be made to grow. */
const DEFINITIONS =
  /\\(?:[gex]?def|let|futurelet|(?:re|provide)?newcommand|renewcommand|DeclareMathOperator|newenvironment)(?![a-zA-Z])/;

interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  classes?: readonly string[];
  style?: Record<string, unknown>;
  children?: readonly TemmlNode[];
}

function nestsTooDeep(tex: string): boolean {
  let depth = 0;
  for (const character of tex) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth > MAX_BRACES) return true;
  }
  return false;
}

/** The formula as MathML elements, or null when it has a mistake or goes beyond a limit: then its source is shown. */
export function formulaTree(tex: string, isBlock: boolean): FormulaTree | null {
  if (nestsTooDeep(tex) || DEFINITIONS.test(tex)) return null;
  try {
    const root = temml.__renderToMathMLTree(tex, {
      displayMode: isBlock,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: MAX_SIZE,
      macros: {},
    });
    return allowed(root, 0, { nodes: 0 });
  } catch {
    return null;
  }
}

function allowed(node: TemmlNode, depth: number, count: { nodes: number }): FormulaTree {
  count.nodes += 1;
  if (depth > MAX_DEPTH || count.nodes > MAX_NODES) throw new Error('This formula is too large.');
  if (typeof node.text === 'string') return node.text;
  const children = (node.children ?? []).map((child) => allowed(child, depth + 1, count));
  // What is not on the list is a box around its content: "menclose" of a crossed-out letter, say.
  const name = node.type !== undefined && ELEMENTS.has(node.type) ? node.type : 'mrow';
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(node.attributes ?? {})) {
    if (ATTRIBUTES.has(key)) attributes[key] = String(value).slice(0, 40);
  }
  const style: Record<string, string> = {};
  for (const [key, value] of Object.entries(node.style ?? {})) {
    if (STYLES[key]?.test(String(value))) style[key] = String(value);
  }
  for (const name of node.classes ?? []) if (ALIGNMENTS[name]) style['text-align'] = ALIGNMENTS[name];
  return { name, attributes, style, children };
}
