import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import { formulaSyntax } from './syntax.ts';

interface FormulaNode {
  type: 'formula';
  value: string;
  data: {
    hName: 'math';
    hProperties: { display: 'inline' | 'block' };
    hChildren: { type: 'text'; value: string }[];
  };
}

declare module 'mdast' {
  interface PhrasingContentMap {
    formula: FormulaNode;
  }
  interface RootContentMap {
    formula: FormulaNode;
  }
}

/** More than this many signs that may begin a formula, and a block has none: looking for all their ends would take long. */
const MAX_OPENERS = 400;

export const mayHoldFormulas = (text: string) =>
  (text.includes('$') || text.includes('\\')) && (text.match(/\$|\\[([]/g)?.length ?? 0) <= MAX_OPENERS;

const fromMarkdown: FromMarkdownExtension = {
  enter: {
    formula(token) {
      const data: FormulaNode['data'] = { hName: 'math', hProperties: { display: 'inline' }, hChildren: [] };
      this.enter({ type: 'formula', value: '', data }, token);
    },
  },
  exit: {
    formulaText(token) {
      const node = this.stack.at(-1);
      if (node?.type !== 'formula') return;
      node.value += `${node.value === '' ? '' : '\n'}${this.sliceSerialize(token)}`;
    },
    formula(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'formula') {
        const value = node.value.trim();
        node.data.hProperties.display = value.startsWith('$$') || value.startsWith('\\[') ? 'block' : 'inline';
        node.data.hChildren = [{ type: 'text', value }];
      }
      this.exit(token);
    },
  },
};

/** A remark plugin: formulas become `<math display>` elements that hold their source, delimiters and all. */
export function remarkFormulas(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), formulaSyntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown];
}
