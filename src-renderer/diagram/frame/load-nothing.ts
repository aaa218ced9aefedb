/**
 * The policy of this document forbids every request; here none is even tried. mermaid sets the address of a picture that a
 * text names, and measures labels by writing them as HTML.
 */
export function loadNothing(): void {
  const isHarmless = (value: unknown) => /^(?:#|data:image\/)/.test(String(value).trim());
  const ADDRESS = /^(?:src|srcset|href|xlink:href|poster|data)$/i;
  const { setAttribute, setAttributeNS } = Element.prototype;
  const loads = (element: Element, name: string, value: string) =>
    ADDRESS.test(name) && element.localName !== 'a' && !isHarmless(value);
  Element.prototype.setAttribute = function (name, value) {
    if (!loads(this, name, value)) setAttribute.call(this, name, value);
  };
  Element.prototype.setAttributeNS = function (namespace, name, value) {
    if (!loads(this, name, value)) setAttributeNS.call(this, namespace, name, value);
  };
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(value: unknown) {
      source?.set?.call(this, isHarmless(value) ? value : NO_PICTURE);
    },
  });
  const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...written,
    set(value: unknown) {
      written?.set?.call(this, inert(String(value)));
    },
  });
}

/** One transparent pixel. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Elements that load something, and handlers, under names that mean nothing. */
const inert = (html: string) =>
  html
    .replace(
      /<(?=(?:img|image|picture|source|video|audio|track|iframe|frame|object|embed|link|base|meta|input|script)\b)/gi,
      '<no-',
    )
    .replace(/([\s"'/])on(?=\w+\s*=)/gi, '$1no-');

/** Handlers in the tags of a label: a space that nobody sees makes words of them before mermaid makes elements. */
export const withoutHandlers = (source: string): string =>
  source.replace(/<[a-z/!][^>]{0,2000}/gi, (tag) => tag.replace(/\bon(?=\w+\s*=)/gi, 'on\u200B'));
