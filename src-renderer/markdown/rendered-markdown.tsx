import { createContext, isValidElement, memo, type ReactNode, useContext } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { LongLine, LongText } from '../ui/long-text.tsx';
import { isLongLine, linePieces } from '../ui/text-parts.ts';
import { CodeBlock } from './code-block.tsx';
import { DiagramBlock } from './diagram-block.tsx';
import { isParsable } from './limits.ts';
import { AnswerImage, AnswerLink } from './link.tsx';
import styles from './markdown.module.css';
import { Formula } from './math/formula.tsx';
import { mayHoldFormulas, remarkFormulas } from './math/remark-formulas.ts';
import { PlainOnError } from './plain-on-error.tsx';
import { remarkLongText } from './remark-long-text.ts';
import { remarkNotes } from './remark-notes.ts';
import { linkTarget, withVisibleControls } from './safe-link.ts';

/** Whether the block is still being written; code in it is not coloured yet. */
const OpenContext = createContext(false);

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}

interface FencedProps {
  code: string;
  language: string;
  isOpen: boolean;
}

/** What stands between fences: code, or what is drawn from it. */
export function Fenced({ code, language, isOpen }: FencedProps) {
  return language === 'mermaid' ? (
    <DiagramBlock source={code} isOpen={isOpen} />
  ) : (
    <CodeBlock code={code} language={language} isOpen={isOpen} />
  );
}

function Code({ children }: { children?: ReactNode }) {
  const isOpen = useContext(OpenContext);
  const code = isValidElement<{ className?: string; children?: ReactNode }>(children) ? children.props : null;
  const language = /language-(\S+)/.exec(code?.className ?? '')?.[1] ?? '';
  return <Fenced code={textOf(code?.children).replace(/\n$/, '')} language={language} isOpen={isOpen} />;
}

function AnswerFormula({ display, children }: { display?: string; children?: ReactNode }) {
  const isOpen = useContext(OpenContext);
  return <Formula source={textOf(children)} isBlock={display === 'block'} isOpen={isOpen} />;
}

export function TableFrame({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function Division({ children, ...attributes }: { children?: ReactNode; 'data-note'?: string }) {
  const note = attributes['data-note'];
  if (note === undefined) return <div>{children}</div>;
  return (
    <div className={styles.note} data-note={note}>
      <sup>{note}</sup>
      <div>{children}</div>
    </div>
  );
}

function Stretch({ children, ...attributes }: { children?: ReactNode; 'data-long'?: string }) {
  if (attributes['data-long'] === undefined) return <span>{children}</span>;
  return <LongLine pieces={linePieces(textOf(children))} />;
}

/** Headings of an answer stand below the window's own in the outline. */
export const components: Components = {
  a: ({ href, children }) => <AnswerLink href={href}>{children}</AnswerLink>,
  img: ({ src, alt }) => <AnswerImage src={typeof src === 'string' ? src : undefined} alt={alt} />,
  // MathML, which the types of react-markdown do not list.
  ...({ math: AnswerFormula } as Components),
  pre: ({ children }) => <Code>{children}</Code>,
  h1: ({ children }) => <h3 data-level={1}>{children}</h3>,
  h2: ({ children }) => <h4 data-level={2}>{children}</h4>,
  h3: ({ children }) => <h5 data-level={3}>{children}</h5>,
  h4: ({ children }) => <h6 data-level={4}>{children}</h6>,
  table: ({ children }) => <TableFrame>{children}</TableFrame>,
  div: Division as Components['div'],
  span: Stretch as Components['span'],
};

/** Of text without formulas. */
export const PLUGINS = [remarkGfm, remarkNotes];
const WITH_FORMULAS = [remarkGfm, remarkFormulas, remarkNotes];

function pluginsFor(text: string) {
  const plugins = mayHoldFormulas(text) ? WITH_FORMULAS : PLUGINS;
  return isLongLine(text) ? [...plugins, remarkLongText] : plugins;
}

/** Second fence behind `AnswerLink`: nothing but web and mail addresses ever becomes an attribute. */
const onlySafeUrls = (url: string) => (linkTarget(url, '').kind === 'inert' ? '' : url);

interface RenderedMarkdownProps {
  text: string;
  /** What the text refers to and does not show. */
  definitions: string;
  isOpen: boolean;
  /** Other elements than those of a whole block. */
  parts?: Components;
}

/** Rendered once and never again while its text stays the same. Raw HTML comes out as text. */
export const RenderedMarkdown = memo(function RenderedMarkdown(props: RenderedMarkdownProps) {
  const { definitions, isOpen, parts = components } = props;
  const text = withVisibleControls(props.text);
  const plain = (
    <p className={styles.plain} dir="auto">
      <LongText text={text} />
    </p>
  );
  if (!isParsable(text)) return plain;
  return (
    <PlainOnError text={text} plain={plain}>
      <OpenContext value={isOpen}>
        <ReactMarkdown remarkPlugins={pluginsFor(text)} components={parts} urlTransform={onlySafeUrls}>
          {definitions === '' ? text : `${text.trimEnd()}\n\n${withVisibleControls(definitions)}\n`}
        </ReactMarkdown>
      </OpenContext>
    </PlainOnError>
  );
});
