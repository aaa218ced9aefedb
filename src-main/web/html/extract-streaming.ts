import type { ExtractedPage } from '../extracted-page.ts';
import {
  isElement,
  isText,
  LANGUAGE_ATTRIBUTE,
  type MarkupElement,
  type MarkupNode,
  TEX_ATTRIBUTE,
} from '../markdown/markup.ts';
import { renderMarkdown } from '../markdown/render-blocks.ts';
import { stripInvisible } from '../markdown/strip-invisible.ts';
import { codeLanguage } from './code-language.ts';
import { isHidden } from './hidden-text.ts';
import { LightElement, parseLightTree } from './light-tree.ts';
import { metaKey, type PageHead, pageMetadata } from './page-head.ts';
import { texOf } from './tex.ts';

/** Around the content of a page, not part of it. */
const FRAME_ELEMENTS: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'dialog']);
const FRAME_ROLES: ReadonlySet<string> = new Set(
  'navigation banner contentinfo search dialog alertdialog complementary menu menubar toolbar'.split(' '),
);
const FRAME_NAME = /(?:^|[\s_-])(?:cookie|consent|gdpr)(?:$|[\s_-])/i;
const UNSEEN_ELEMENTS: ReadonlySet<string> = new Set(
  `script style noscript noframes noembed template iframe object embed canvas svg audio video select datalist textarea button
  input rp`.split(/\s+/),
);

/** A `main` or `article` that holds less than this share of the text is not what the page is about. */
const MIN_MAIN_SHARE = 0.3;

/**
 * The whole content of a page as Markdown, without its frame (navigation, footer, banners), in linear time: for pages that
 * Readability cannot read, such as lists, forums and documentation, and for pages that cost too much to build a DOM of.
 */
export function extractStreaming(html: string, url: string): ExtractedPage {
  const meta = new Map<string, string>();
  let title: LightElement | undefined;
  let language = '';
  let time = '';
  let baseHref = '';
  const root = parseLightTree(html, {
    isLeftOut,
    onElement(element) {
      const { localName } = element;
      const get = (name: string) => element.getAttribute(name);
      if (localName === 'title') title ??= element;
      else if (localName === 'html') language ||= get('lang') ?? '';
      else if (localName === 'base') baseHref ||= get('href') ?? '';
      else if (localName === 'time') time ||= get('datetime') ?? '';
      else if (localName === 'meta') {
        const key = metaKey(get);
        if (key !== undefined && !meta.has(key)) meta.set(key, get('content') ?? '');
      }
    },
  });
  const head: PageHead = { title: title ? textIn(title) : '', language, meta, time };
  const base = URL.canParse(baseHref, url) ? new URL(baseHref, url).href : url;
  const content = renderMarkdown(prepare(mainPart(root)), { base });
  return { ...pageMetadata(head), contentKind: 'html', content: stripInvisible(content) };
}

function isLeftOut(element: LightElement): boolean {
  const { localName } = element;
  if (localName === 'html' || localName === 'body') return false;
  if (UNSEEN_ELEMENTS.has(localName)) {
    return !(localName === 'template' && element.getAttribute('shadowrootmode') !== null);
  }
  if (FRAME_ELEMENTS.has(localName) || FRAME_ROLES.has(element.getAttribute('role') ?? '')) return true;
  if (localName === 'header' && !isInside(element, 'article', 'main', 'section')) return true;
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  return FRAME_NAME.test(names) || isHidden(element);
}

function isInside(element: LightElement, ...names: readonly string[]): boolean {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (names.includes(at.localName)) return true;
  }
  return false;
}

/** `main`, or the only `article`, where it holds most of the text; else everything. */
function mainPart(root: LightElement): LightElement {
  const candidates: LightElement[] = [];
  const stack: LightElement[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const isMain = element.localName === 'main' || element.getAttribute('role') === 'main';
    if (isMain || element.localName === 'article') candidates.push(element);
    if (isMain) continue;
    for (const child of element.childNodes) if (child instanceof LightElement) stack.push(child);
  }
  const mains = candidates.filter((element) => element.localName !== 'article');
  const [main] = mains.length > 0 ? mains : candidates;
  const isOnly = main !== undefined && (mains.length === 1 || candidates.length === 1);
  return isOnly && textLength(main) > textLength(root) * MIN_MAIN_SHARE ? main : root;
}

function textLength(root: MarkupElement): number {
  let length = 0;
  const stack: MarkupNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) length += node.data.trim().length;
    else if (isElement(node)) for (const child of node.childNodes) stack.push(child);
  }
  return length;
}

function textIn(element: LightElement): string {
  let text = '';
  for (const child of element.childNodes) if (isText(child)) text += child.data;
  return text;
}

/** The same mending as for a DOM: formulas become TeX, code gets its language. */
function prepare(root: LightElement): LightElement {
  const stack: LightElement[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (element.localName === 'pre') {
      const language = codeLanguage(element);
      if (language !== undefined) element.attributes.set(LANGUAGE_ATTRIBUTE, language);
    }
    for (const [index, child] of element.childNodes.entries()) {
      if (!(child instanceof LightElement)) continue;
      if (child.localName === 'math') element.childNodes[index] = texElement(child);
      else stack.push(child);
    }
  }
  return root;
}

function texElement(math: LightElement): LightElement {
  const isDisplay = math.getAttribute('display') === 'block';
  const element = new LightElement('span', new Map([[TEX_ATTRIBUTE, isDisplay ? 'display' : 'inline']]), null);
  element.childNodes.push({ nodeType: 3, data: texOf(math) });
  return element;
}
