import { parseHTML } from 'linkedom';

const HTML_TAG = /<html[\s>]/i;
const HEAD_OF_PAGE_CHARACTERS = 4_096;

/** Elements that belong into the head wherever a careless page puts them before its text. */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(['TITLE', 'META', 'LINK', 'BASE', 'STYLE', 'SCRIPT']);

/**
 * Parses a page with linkedom, and mends what Readability needs from a DOM and linkedom lacks: the html, head and body
 * elements whose tags a page may leave out, and addresses resolved against `<base href>` or the page's own address.
 */
export function parseDocument(html: string, url: string): Document {
  const isWhole = HTML_TAG.test(html.slice(0, HEAD_OF_PAGE_CHARACTERS));
  const { document } = parseHTML(isWhole ? html : `<!doctype html><html>${html}</html>`);
  supplyHeadAndBody(document);
  lowerCaseAttributes(document);
  const base = baseAddress(document, url);
  Object.defineProperty(document, 'baseURI', { value: base });
  Object.defineProperty(document, 'documentURI', { value: url });
  // In HTML documents names are lower case (DOM Standard, createElement); Readability asks for "DIV" and "P".
  const create = document.createElement.bind(document);
  Object.defineProperty(document, 'createElement', { value: (name: string) => create(name.toLowerCase()) });
  return document;
}

function supplyHeadAndBody(document: Document): void {
  const root = document.documentElement;
  // linkedom makes these where they are missing, but leaves what should be inside of them where it was.
  const { head, body } = document;
  let isBeforeText = true;
  const early: Node[] = [];
  for (const node of [...root.childNodes]) {
    if (node === head) continue;
    if (node === body) {
      isBeforeText = false;
      body.prepend(...early.splice(0));
    } else if (node.nodeName === 'BODY') {
      body.append(...node.childNodes);
      node.remove();
    } else if (HEAD_ELEMENTS.has(node.nodeName)) {
      head.append(node);
    } else if (isBeforeText) {
      early.push(node);
    } else {
      body.append(node);
    }
  }
  body.prepend(...early);
}

/**
 * Names of attributes have no case (HTML Standard, 13.1.2.3), but linkedom keeps the one in which they are written: `STYLE`
 * would hide text from people alone, and `HREF` would lead nowhere. Of two that differ by case, the first counts.
 */
function lowerCaseAttributes(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    const names = element.getAttributeNames();
    if (names.every((name) => name === name.toLowerCase())) continue;
    const first = new Map<string, string>();
    for (const name of names) {
      const lower = name.toLowerCase();
      if (!first.has(lower)) first.set(lower, element.getAttribute(name) ?? '');
    }
    for (const [name, value] of first) element.setAttribute(name, value);
  }
}

function baseAddress(document: Document, url: string): string {
  const href = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const base = URL.canParse(href, url) ? new URL(href, url) : undefined;
  return base?.protocol === 'http:' || base?.protocol === 'https:' ? base.href : url;
}
