/** Stands for a comment of any form, so that what is around it does not join. */
const COMMENT = '<!-- -->';

/** Elements whose content is text, whatever it looks like (HTML Standard, 13.2.6.4); scripts have rules of their own. */
const TEXT_ELEMENTS: ReadonlyMap<string, RegExp> = new Map(
  ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, endTagOf(name)]),
);
/** Those that our parsers take for markup. People see nothing of them. */
const UNKNOWN_TEXT_ELEMENTS: ReadonlySet<string> = new Set(['iframe', 'noembed', 'noframes']);
const FOREIGN_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'math']);

/**
 * Rewrites what our parsers would read in another way than browsers do, and nothing else: where comments and scripts end,
 * end tags with attributes, `/>` after a script. Otherwise a page could show one text to people and another to the model.
 * Follows the tokenization of the HTML Standard (13.2.5) in one linear pass; inside SVG and MathML by their tags alone.
 */
export function normalizeMarkup(html: string): string {
  const parts: string[] = [];
  let copied = 0;
  const replace = (from: number, to: number, by: string) => {
    parts.push(html.slice(copied, from), by);
    copied = to;
  };
  let foreign = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const kind = html.charCodeAt(at + 1);
    let next = at + 1;
    if (html.startsWith('!--', at + 1)) {
      next = endOfComment(html, at);
      replace(at, next, COMMENT);
    } else if (foreign > 0 && html.startsWith('![CDATA[', at + 1)) {
      next = behind(html, ']]>', at);
    } else if (/^!doctype/i.test(html.slice(at + 1, at + 9))) {
      next = behind(html, '>', at);
    } else if (kind === EXCLAMATION || kind === QUESTION || isBogusEnd(html, at)) {
      next = behind(html, '>', at);
      replace(at, next, COMMENT);
    } else if (kind === SLASH && isLetter(html.charCodeAt(at + 2))) {
      const { name, nameEnd, end } = tagAt(html, at + 2);
      if (FOREIGN_ELEMENTS.has(name)) foreign = Math.max(0, foreign - 1);
      // Our parsers end such a tag at its first ">", and take "/" for a part of its name.
      if (html.charCodeAt(nameEnd) === SLASH || html.indexOf('>', nameEnd) + 1 < end) replace(at, end, `</${name}>`);
      next = end;
    } else if (isLetter(kind)) {
      const { name, end, slash } = tagAt(html, at + 1);
      next = end;
      if (FOREIGN_ELEMENTS.has(name) && slash === -1) foreign += 1;
      const isText = foreign === 0 && (name === 'script' || TEXT_ELEMENTS.has(name));
      if (isText) {
        if (slash !== -1) replace(slash, slash + 1, ' ');
        const content = contentFrom(html, name, end);
        if (content.isMisread) replace(end, content.end, '');
        // Behind its name our parsers know nothing but ">" and white space.
        if (content.after > content.end + name.length + 3) replace(content.end, content.after, `</${name}>`);
        next = content.after;
      }
    }
    at = html.indexOf('<', next);
  }
  if (copied === 0) return html;
  parts.push(html.slice(copied));
  return parts.join('');
}

const EXCLAMATION = 0x21;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;

const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0c || code === 0x0d;

/** `</ p>` is a comment, `</>` nothing at all. */
function isBogusEnd(html: string, at: number): boolean {
  if (html.charCodeAt(at + 1) !== SLASH || at + 2 >= html.length) return false;
  const code = html.charCodeAt(at + 2);
  return code !== GREATER && !isLetter(code);
}

/** The place behind a text, or the end. */
function behind(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

/** `-->` and `--!>` end a comment; `<!-->` and `<!--->` are whole ones, `<!--!>` is not. */
function endOfComment(html: string, at: number): number {
  const end = /--!?>/g;
  end.lastIndex = at + 2;
  for (let found = end.exec(html); found; found = end.exec(html)) {
    if (found[0] === '-->' || found.index >= at + 4) return end.lastIndex;
    end.lastIndex = found.index + 1;
  }
  return html.length;
}

interface Tag {
  name: string;
  nameEnd: number;
  /** Behind the ">"; the end of the page when there is none. */
  end: number;
  /** Where the "/" of "/>" stands; -1: nowhere. */
  slash: number;
}

/** A tag from its name on, with its attributes and their quotes. */
function tagAt(html: string, from: number): Tag {
  let at = from;
  const skip = (goesOn: (code: number) => boolean) => {
    while (at < html.length && goesOn(html.charCodeAt(at))) at += 1;
  };
  skip((code) => !isSpace(code) && code !== SLASH && code !== GREATER);
  const nameEnd = at;
  const name = html.slice(from, nameEnd).toLowerCase();
  while (at < html.length) {
    skip((code) => isSpace(code) || code === SLASH);
    if (html.charCodeAt(at) === GREATER) {
      const slash = html.charCodeAt(at - 1) === SLASH ? at - 1 : -1;
      return { name, nameEnd, end: at + 1, slash };
    }
    // A name may begin with "=".
    at += 1;
    skip((code) => !isSpace(code) && code !== SLASH && code !== GREATER && code !== EQUALS);
    skip(isSpace);
    if (html.charCodeAt(at) !== EQUALS) continue;
    at += 1;
    skip(isSpace);
    const quote = html.charAt(at);
    if (quote === '"' || quote === "'") at = behind(html, quote, at + 1);
    else skip((code) => !isSpace(code) && code !== GREATER);
  }
  return { name, nameEnd, end: html.length, slash: -1 };
}

interface Content {
  /** Of the text; `after` is behind the end tag, the same where there is none. */
  end: number;
  after: number;
  /** Our parsers would end it elsewhere, or look for markup in it. */
  isMisread: boolean;
}

function contentFrom(html: string, name: string, from: number): Content {
  const { end, isMisread } = name === 'script' ? endOfScript(html, from) : endOfText(html, name, from);
  return { end, after: end === html.length ? end : tagAt(html, end + 2).end, isMisread };
}

function endOfText(html: string, name: string, from: number): Omit<Content, 'after'> {
  const endTag = TEXT_ELEMENTS.get(name);
  const found = endTag && firstFrom(endTag, html, from);
  return { end: found?.index ?? html.length, isMisread: UNKNOWN_TEXT_ELEMENTS.has(name) };
}

/** A "<script" behind a "<!--" makes the next "</script>" a part of the script (13.2.5.20 to 13.2.5.31). */
function endOfScript(html: string, from: number): Omit<Content, 'after'> {
  const step = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  step.lastIndex = from;
  let state: 'script' | 'escaped' | 'double-escaped' = 'script';
  let isMisread = false;
  for (let found = step.exec(html); found; found = step.exec(html)) {
    const [text] = found;
    if (text === '-->') state = 'script';
    else if (text === '<!--') {
      if (state === 'script') state = 'escaped';
      // "<!-->" escapes nothing.
      step.lastIndex = found.index + 2;
    } else if (!text.startsWith('</')) {
      if (state === 'escaped') state = 'double-escaped';
    } else if (state === 'double-escaped') {
      state = 'escaped';
      isMisread = true;
    } else return { end: found.index, isMisread };
  }
  return { end: html.length, isMisread };
}

function endTagOf(name: string): RegExp {
  return new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
}

function firstFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
