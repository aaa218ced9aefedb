/** The little of an element that tells the language of code. */
export interface CodeElement {
  getAttribute(name: string): string | null;
  readonly parentElement: CodeElement | null;
  readonly childNodes: Iterable<unknown>;
}

/** Classes by which highlighters name a language: Prism and highlight.js, GitHub, SyntaxHighlighter, Pandoc, Sphinx. */
const LANGUAGE_CLASSES: readonly RegExp[] = [
  /(?:^|\s)(?:language|lang)-([\w+#.-]{1,30})(?=\s|$)/i,
  /(?:^|\s)highlight-(?:source|text)-([\w+#.-]{1,30}?)(?:-basic)?(?=\s|$)/i,
  /(?:^|\s)brush:\s*([\w+#.-]{1,30})/i,
  /(?:^|\s)sourceCode\s+([\w+#.-]{1,30})(?=\s|$)/,
  /(?:^|\s)highlight-([a-z][\w+#.-]{1,30})(?=\s|$)/,
];

const NO_LANGUAGE: ReadonlySet<string> = new Set([
  'none',
  'plain',
  'plaintext',
  'text',
  'default',
  'nohighlight',
  'auto',
]);
const ANCESTORS = 2;

/** Undefined when nothing around the `pre` names a language. */
export function codeLanguage(pre: CodeElement): string | undefined {
  const candidates: (CodeElement | null | undefined)[] = [codeIn(pre), pre];
  for (let parent = pre.parentElement; parent && candidates.length < 2 + ANCESTORS; parent = parent.parentElement) {
    candidates.push(parent);
  }
  for (const candidate of candidates) {
    const language =
      candidate?.getAttribute('data-lang') ?? candidate?.getAttribute('data-language') ?? classLanguage(candidate);
    if (language && !NO_LANGUAGE.has(language.toLowerCase())) return language.toLowerCase();
  }
  return undefined;
}

function codeIn(pre: CodeElement): CodeElement | undefined {
  for (const child of pre.childNodes) {
    const isCode = typeof child === 'object' && child !== null && 'localName' in child && child.localName === 'code';
    if (isCode) return child as unknown as CodeElement;
  }
  return undefined;
}

function classLanguage(element: CodeElement | null | undefined): string | undefined {
  const classes = element?.getAttribute('class') ?? '';
  for (const pattern of LANGUAGE_CLASSES) {
    const language = pattern.exec(classes)?.[1];
    if (language !== undefined) return language;
  }
  return undefined;
}
