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
/** What moves or sizes a box: Temml bounds rules and spaces, but not how far a box is raised. */
const LENGTHS = new Set(['width', 'height', 'depth', 'voffset', 'lspace', 'rspace', 'minsize', 'maxsize']);
const LENGTH = /^[+-]?(\d{0,4}(?:\.\d{0,8})?)(em|ex|pt|px|mm|cm|in|pc|%)?$/;
const EM: Readonly<Record<string, number>> = { em: 1, ex: 0.5, pt: 0.08, px: 0.06, mm: 0.24, cm: 2.4, in: 6, pc: 1 };
const MAX_EXPANSIONS = 200;
/** A formula may not define anything: none of these is needed in an answer, and each could be made to grow. */
const DEFINITIONS =
  /\\(?:[gex]?def|let|futurelet|(?:re|provide)?newcommand|renewcommand|DeclareMathOperator|newenvironment)(?![a-zA-Z])/;

function isSmall(name: string, value: string): boolean {
  // Its own width to the left, of what overlaps what stands before it.
  if (/^-(?:0?\.5|1)width$/.test(value)) return true;
  const [, amount = '', unit = 'em'] = LENGTH.exec(value) ?? [];
  if (amount === '' || unit === '%') return amount !== '' && Number(amount) <= 100;
  return Number(amount) * (EM[unit] ?? 1) <= MAX_SIZE[name === 'width' ? 1 : 0];
}

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
    const text = String(value).slice(0, 40);
    if (ATTRIBUTES.has(key) && (!LENGTHS.has(key) || isSmall(key, text))) attributes[key] = text;
  }
  const style: Record<string, string> = {};
  for (const [key, value] of Object.entries(node.style ?? {})) {
    if (STYLES[key]?.test(String(value))) style[key] = String(value);
  }
  for (const name of node.classes ?? []) if (ALIGNMENTS[name]) style['text-align'] = ALIGNMENTS[name];
  return { name, attributes, style, children };
}
