import { fromMarkdown } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { mayHoldFormulas, remarkFormulas } from './remark-formulas.ts';

interface Node {
  type: string;
  value?: string;
  data?: { hProperties?: { display?: string } };
  children?: Node[];
}
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFormulas);

function formulasIn(markdown: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (node.type === 'formula') found.push(`${node.data?.hProperties?.display} ${node.value?.trim()}`);
    node.children?.forEach(visit);
  };
  visit(parser.parse(markdown) as Node);
  return found;
}

describe('formulas in Markdown', () => {
  it.each([
    ['a $x^2$ b', ['inline $x^2$']],
    ['$a_1 * b_2 * c_3$', ['inline $a_1 * b_2 * c_3$']],
    ['\\(a\\_b\\) and \\(c\\)', ['inline \\(a\\_b\\)', 'inline \\(c\\)']],
    ['$$\nx\n= y\n- z\n$$', ['block $$\nx\n= y\n- z\n$$']],
    ['Text:\n$$ x $$\nmore', ['block $$ x $$']],
    ['So $$x$$ it is', ['block $$x$$']],
    ['\\[\n\\sum_{k}\n\\]', ['block \\[\n\\sum_{k}\n\\]']],
    ['- item\n  $$\n  x\n  $$', ['block $$\nx\n$$']],
    ['> \\[ x \\]', ['block \\[ x \\]']],
    ['| $a$ | b |\n| - | - |\n| $c$ | d |', ['inline $a$', 'inline $c$']],
    ['**bold $x$**', ['inline $x$']],
    ['$\\text{5\\$}$', ['inline $\\text{5\\$}$']],
  ])('%j', (markdown, expected) => {
    expect(formulasIn(markdown)).toEqual(expected);
  });

  it.each([
    'costs $5 and $6',
    'costs $5, $6 or $7.50',
    'between $5-$10',
    'US$5 and US$6',
    'a $ sign and another $ sign',
    '`$x$` and ``\\(y\\)``',
    '```\n$x$\n```',
    'an escaped \\$x$ y',
    '$x',
    '$$\nx',
    '\\(x',
    '$ x$',
    '$x $',
    '$x\n\ny$',
    'f\\[0\\)',
  ])('%j holds none', (markdown) => {
    expect(formulasIn(markdown)).toEqual([]);
  });

  it('are not looked for where there are signs without end', () => {
    expect(mayHoldFormulas('$a '.repeat(1_000))).toBe(false);
    expect(mayHoldFormulas('$a$ and \\(b\\)')).toBe(true);
    expect(mayHoldFormulas('plain')).toBe(false);
  });

  it('change nothing for what Markdown is without them', () => {
    const markdown = '# A\n\n1 \\* 2 \\\\ 3 \\[a\\](b) and *c*\n';
    const types = (node: Node): string[] => [node.type, ...(node.children ?? []).flatMap(types)];
    expect(types(parser.parse(markdown.replace('\\[', '[').replace('\\]', ']')) as Node)).toEqual(
      types(fromMarkdown(markdown.replace('\\[', '[').replace('\\]', ']')) as Node),
    );
  });
});
