import { isHidden } from './hidden-text.ts';

/** An element of MathML or around it, in linkedom's DOM or in our own tree. */
export interface FormulaElement {
  readonly localName: string;
  readonly childNodes: Iterable<unknown>;
  getAttribute(name: string): string | null;
}

const MAX_DEPTH = 40;

/**
 * TeX of a `math` element: the annotation that LaTeX-based sites put in, else its presentation markup in TeX, as far as
 * fractions, roots, scripts and tables go (MathML Core, sections 3.3 to 3.5).
 */
export function texOf(math: FormulaElement): string {
  const annotation = findAnnotation(math, 0);
  const tex = annotation === undefined || isProse(annotation) ? convert(math, 0) : annotation;
  // MediaWiki wraps everything in a style that says what is the default.
  return tex
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\{\\(?:displaystyle|textstyle) (.*)\}$/, '$1')
    .trim();
}

/**
 * Whether what claims to be TeX is a sentence. Annotations and TeX in scripts are not what a reader sees, so they must not
 * be a way to say something to a model alone.
 */
export function isProse(tex: string): boolean {
  return /(?:(?<![\\\p{L}])\p{L}{2,}[\s.,;:!?]+){4}/u.test(tex);
}

function elementsOf(element: FormulaElement): FormulaElement[] {
  return [...element.childNodes].filter(isFormulaElement).filter((child) => !isHidden(child));
}

function isFormulaElement(node: unknown): node is FormulaElement {
  return typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 1;
}

function isTextNode(node: unknown): node is { data: string } {
  return typeof node === 'object' && node !== null && 'nodeType' in node && node.nodeType === 3;
}

function textIn(element: FormulaElement, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  let text = '';
  for (const child of element.childNodes) {
    if (isTextNode(child)) text += child.data;
    else if (isFormulaElement(child) && !isHidden(child)) text += textIn(child, depth + 1);
  }
  return text;
}

function findAnnotation(element: FormulaElement, depth: number): string | undefined {
  if (element.localName === 'annotation' && /tex/i.test(element.getAttribute('encoding') ?? '')) return textIn(element);
  if (depth > 3) return undefined;
  for (const child of elementsOf(element)) {
    const found = findAnnotation(child, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln exp lim max min sup inf det gcd'.split(' '),
);

function convert(element: FormulaElement, depth: number): string {
  if (depth > MAX_DEPTH) return '';
  const children = elementsOf(element);
  const part = (index: number) => {
    const child = children[index];
    return child ? convert(child, depth + 1) : '';
  };
  const all = () => children.map((child) => convert(child, depth + 1)).join(' ');
  switch (element.localName) {
    case 'mi': {
      const text = textIn(element).trim();
      return FUNCTIONS.has(text) ? `\\${text}` : [...text].length > 1 ? `\\mathrm{${text}}` : text;
    }
    case 'mn':
    case 'mo':
      return textIn(element).trim();
    case 'mtext':
    case 'ms':
      return `\\text{${textIn(element).trim()}}`;
    case 'mfrac':
      return `\\frac{${part(0)}}{${part(1)}}`;
    case 'msqrt':
      return `\\sqrt{${all()}}`;
    case 'mroot':
      return `\\sqrt[${part(1)}]{${part(0)}}`;
    case 'msup':
    case 'mover':
      return `${part(0)}^{${part(1)}}`;
    case 'msub':
    case 'munder':
      return `${part(0)}_{${part(1)}}`;
    case 'msubsup':
    case 'munderover':
      return `${part(0)}_{${part(1)}}^{${part(2)}}`;
    case 'mtable':
      return `\\begin{matrix}${children.map((row) => convert(row, depth + 1)).join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return children.map((cell) => convert(cell, depth + 1)).join(' & ');
    case 'annotation':
    case 'annotation-xml':
    case 'mphantom':
    case 'mspace':
      return '';
    default:
      return all();
  }
}
