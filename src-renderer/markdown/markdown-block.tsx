import { createContext, isValidElement, memo, type ReactNode, useContext } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block.tsx';
import { DiagramBlock } from './diagram-block.tsx';
import { isParsable } from './limits.ts';
import { AnswerImage, AnswerLink } from './link.tsx';
import styles from './markdown.module.css';
import { Formula } from './math/formula.tsx';
import { mayHoldFormulas, remarkFormulas } from './math/remark-formulas.ts';
import { PlainOnError } from './plain-on-error.tsx';
import { linkTarget, withVisibleControls } from './safe-link.ts';

/** Whether the block is still being written; code in it is not coloured yet. */
const OpenContext = createContext(false);

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}

function Code({ children }: { children?: ReactNode }) {
  const isOpen = useContext(OpenContext);
  const code = isValidElement<{ className?: string; children?: ReactNode }>(children) ? children.props : null;
  const language = /language-(\S+)/.exec(code?.className ?? '')?.[1] ?? '';
  const text = textOf(code?.children).replace(/\n$/, '');
  if (language === 'mermaid') return <DiagramBlock source={text} isOpen={isOpen} />;
  return <CodeBlock code={text} language={language} isOpen={isOpen} />;
}

function AnswerFormula({ display, children }: { display?: string; children?: ReactNode }) {
  const isOpen = useContext(OpenContext);
  return <Formula source={textOf(children)} isBlock={display === 'block'} isOpen={isOpen} />;
}

/** Headings of an answer stand below the window's own in the outline. */
const components: Components = {
  a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
  img: ({ src, alt }) => <AnswerImage src={typeof src === 'string' ? src : undefined} alt={alt} />,
  // MathML, which the types of react-markdown do not list.
  ...({ math: AnswerFormula } as Components),
  pre: ({ children }) => <Code>{children}</Code>,
  h1: ({ children }) => <h3 data-level={1}>{children}</h3>,
  h2: ({ children }) => <h4 data-level={2}>{children}</h4>,
  h3: ({ children }) => <h5 data-level={3}>{children}</h5>,
  h4: ({ children }) => <h6 data-level={4}>{children}</h6>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

const PLUGINS = [remarkGfm];
const WITH_FORMULAS = [remarkGfm, remarkFormulas];

/** Second fence behind `AnswerLink`: nothing but web and mail addresses ever becomes an attribute. */
const onlySafeUrls = (url: string) => (linkTarget(url, '').kind === 'inert' ? '' : url);

interface MarkdownBlockProps {
  text: string;
  isOpen: boolean;
}

/** Rendered once and never again while its text stays the same. Raw HTML comes out as text. */
export const MarkdownBlock = memo(function MarkdownBlock({ text, isOpen }: MarkdownBlockProps) {
  const safe = withVisibleControls(text);
  const plain = (
    <p className={styles.plain} dir="auto">
      {safe}
    </p>
  );
  if (!isParsable(safe)) return plain;
  return (
    <PlainOnError text={safe} plain={plain}>
      <OpenContext value={isOpen}>
        <ReactMarkdown
          remarkPlugins={mayHoldFormulas(safe) ? WITH_FORMULAS : PLUGINS}
          components={components}
          urlTransform={onlySafeUrls}
        >
          {safe}
        </ReactMarkdown>
      </OpenContext>
    </PlainOnError>
  );
});
