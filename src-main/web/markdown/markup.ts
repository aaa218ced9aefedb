/**
 * The little of a DOM that is rendered as Markdown: linkedom's nodes have it, and so do those of our own streaming parser.
 * Element names are lower case.
 */
export interface MarkupText {
  readonly nodeType: 3;
  readonly data: string;
}

export interface MarkupElement {
  readonly nodeType: 1;
  readonly localName: string;
  readonly childNodes: Iterable<MarkupNode>;
  getAttribute(name: string): string | null;
}

export type MarkupNode = MarkupText | MarkupElement;

/** Marks what a pass before the rendering has read as a formula: "inline" or "display"; the element's text is TeX. */
export const TEX_ATTRIBUTE = 'data-tex';
/** On `pre`: the language that the class of some element around it names. */
export const LANGUAGE_ATTRIBUTE = 'data-language';

export function isElement(node: MarkupNode): node is MarkupElement {
  return node.nodeType === 1;
}

/** Comments, declarations and whatever else a DOM holds are nodes as well; they are not text. */
export function isText(node: MarkupNode): node is MarkupText {
  return node.nodeType === 3;
}

export function textOf(node: MarkupNode): string {
  if (isText(node)) return node.data;
  let text = '';
  if (isElement(node)) for (const child of node.childNodes) text += textOf(child);
  return text;
}

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  `address article aside blockquote body center details dialog dd div dl dt fieldset figcaption figure footer form frameset
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre section summary table tbody td
  tfoot th thead tr ul caption`.split(/\s+/),
);

/** Elements whose content is not text of the page. */
const SILENT_ELEMENTS: ReadonlySet<string> = new Set(
  `head title meta link base script style template noscript noframes noembed iframe object embed canvas svg audio video map
  select datalist textarea button input math rp`.split(/\s+/),
);

export function isBlock(element: MarkupElement): boolean {
  return BLOCK_ELEMENTS.has(element.localName);
}

export function isSilent(element: MarkupElement): boolean {
  return SILENT_ELEMENTS.has(element.localName);
}
