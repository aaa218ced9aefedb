import { LANGUAGE_ATTRIBUTE, TEX_ATTRIBUTE } from '../markdown/markup.ts';
import { codeLanguage } from './code-language.ts';
import { isHidden } from './hidden-text.ts';
import { isProse, texOf } from './tex.ts';

const MAX_DATA_ADDRESS_CHARACTERS = 1_024;

/**
 * Mends a parsed page before Readability looks at it: drops what nobody sees, and writes down in attributes what
 * Readability would lose (the language of code, formulas, the first of several image sizes).
 */
export function prepareDocument(document: Document): void {
  // Elements that are already out of the document are visited as well; that costs little.
  for (const element of document.querySelectorAll('*')) prepareElement(element, document);
}

function prepareElement(element: Element, document: Document): void {
  const { localName } = element;
  if (localName === 'html' || localName === 'head' || localName === 'body') return;
  if (isHidden(element) && !isFormulaImage(element)) element.remove();
  else PREPARATIONS.get(localName)?.(element, document);
}

const PREPARATIONS: ReadonlyMap<string, (element: Element, document: Document) => void> = new Map([
  ['script', prepareScript],
  ['template', prepareTemplate],
  ['style', (element) => element.remove()],
  ['noscript', (element) => element.remove()],
  ['math', prepareMath],
  ['img', prepareImage],
  ['input', prepareCheckbox],
  ['pre', prepareCode],
]);

/** MathJax keeps TeX in scripts; linked data tell Readability author and date. Everything else is of no use. */
function prepareScript(script: Element, document: Document): void {
  const type = script.getAttribute('type')?.toLowerCase() ?? '';
  const tex = type.startsWith('math/tex') ? (script.textContent ?? '') : '';
  if (tex !== '' && !isProse(tex)) replaceByTex(script, tex, type.includes('mode=display'), document);
  else if (type !== 'application/ld+json') script.remove();
}

/** The content of a declarative shadow root is what a browser shows (HTML Standard, `shadowrootmode`). */
function prepareTemplate(template: Element): void {
  if (template.hasAttribute('shadowrootmode')) template.replaceWith(...template.childNodes);
  else template.remove();
}

function prepareMath(math: Element, document: Document): void {
  replaceByTex(math, texOf(math), math.getAttribute('display') === 'block', document);
}

/** What MathJax, KaTeX and MediaWiki put around a formula; by its classes Readability takes it for a menu. */
const FORMULA_CONTAINERS = 'mjx-container, .katex-display, .katex, .MathJax_Display, .MathJax_CHTML, .mwe-math-element';

function replaceByTex(element: Element, tex: string, isDisplay: boolean, document: Document): void {
  const formula = document.createElement('span');
  formula.setAttribute(TEX_ATTRIBUTE, isDisplay ? 'display' : 'inline');
  formula.textContent = tex;
  (element.closest(FORMULA_CONTAINERS) ?? element).replaceWith(formula);
}

/** MediaWiki shows formulas as images, which it hides from screen readers, and hides their MathML from everyone else. */
function isFormulaImage(element: Element): boolean {
  return element.localName === 'img' && /\bmwe-math-fallback-image/.test(element.getAttribute('class') ?? '');
}

function prepareImage(image: Element, document: Document): void {
  if (isFormulaImage(image)) {
    const isDisplay = image.getAttribute('class')?.includes('display') ?? false;
    const tex = (image.getAttribute('alt') ?? '').replace(/^\{\\(?:displaystyle|textstyle) (.*)\}$/s, '$1');
    replaceByTex(image, tex, isDisplay, document);
    return;
  }
  const source = image.getAttribute('src') ?? '';
  const isData = source.startsWith('data:');
  if (isData && source.length > MAX_DATA_ADDRESS_CHARACTERS) image.removeAttribute('src');
  const first = /^\s*([^\s,]+)/.exec(image.getAttribute('srcset') ?? '')?.[1];
  if (first !== undefined && (source === '' || isData)) image.setAttribute('src', first);
}

/** Readability drops form fields, but a ticked box of a task list says something. */
function prepareCheckbox(input: Element, document: Document): void {
  const isTask =
    input.getAttribute('type') === 'checkbox' && input.closest('li') !== null && input.closest('form') === null;
  if (isTask) input.replaceWith(document.createTextNode(input.hasAttribute('checked') ? '[x] ' : '[ ] '));
}

/** Line breaks in code are text; Readability would take two of them for a new paragraph. */
function prepareCode(pre: Element, document: Document): void {
  for (const lineBreak of pre.querySelectorAll('br')) lineBreak.replaceWith(document.createTextNode('\n'));
  const language = codeLanguage(pre);
  if (language !== undefined) pre.setAttribute(LANGUAGE_ATTRIBUTE, language);
}
