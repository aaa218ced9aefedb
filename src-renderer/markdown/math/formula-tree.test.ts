import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormulaTree, formulaTree } from './formula-tree.ts';

const namesIn = (tree: FormulaTree): string[] =>
  typeof tree === 'string' ? [] : [tree.name, ...tree.children.flatMap(namesIn)];
const textIn = (tree: FormulaTree): string => (typeof tree === 'string' ? tree : tree.children.map(textIn).join(''));

describe('a formula', () => {
  it.each([
    ['\\frac{a}{b}', ['mfrac']],
    ['\\sqrt[3]{x_1^2}', ['mroot', 'msubsup']],
    ['\\sum_{k=1}^n k', ['munderover']],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', ['mtable', 'mtr', 'mtd']],
    ['\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', ['mtable']],
  ])('%s becomes MathML', (tex, names) => {
    const tree = formulaTree(tex, true);
    expect(tree).not.toBeNull();
    expect(namesIn(tree!)).toEqual(expect.arrayContaining(['math', ...names]));
  });

  it('holds markup as text', () => {
    expect(textIn(formulaTree('\\text{<img src=x onerror=y>}', false)!)).toBe('<img\u00a0src=x\u00a0onerror=y>');
  });

  it.each([
    '\\href{javascript:x}{y}',
    '\\url{https://collect.example}',
    '\\includegraphics{https://collect.example/x.png}',
    '\\htmlId{body}{x}',
    '\\htmlStyle{position:fixed}{x}',
    '\\def\\x{\\x\\x}\\x',
    '\\newcommand{\\a}{b}\\a',
    '\\let\\a=b',
    '\\frac{1}{',
    '\\left(',
    '{'.repeat(500) + '}'.repeat(500),
    `\\begin{array}{${'c'.repeat(3_000)}}${'a&'.repeat(2_999)}a\\end{array}`,
    '\\sqrt{'.repeat(58) + '\\sqrt x'.repeat(900) + '}'.repeat(58),
  ])('%.60s stays its source', (tex) => {
    expect(formulaTree(tex, true)).toBeNull();
  });

  const lengthsIn = (tree: FormulaTree): string[] =>
    typeof tree === 'string'
      ? []
      : [
          ...['width', 'height', 'depth', 'voffset', 'lspace', 'rspace', 'minsize', 'maxsize'].flatMap(
            (name) => tree.attributes[name] ?? [],
          ),
          ...tree.children.flatMap(lengthsIn),
        ];

  it.each(['em', 'ex', 'pt', 'cm', 'in', 'mm'])('moves and sizes nothing far in %s', (unit) => {
    for (const sign of ['', '-', '+'])
      for (const box of ['\\raisebox{#}{x}', '\\rule[#]{#}{#}', '\\hspace{#}x', '\\kern#x', '\\mskip#x', '\\\\[#]x']) {
        const tree = formulaTree(box.replaceAll('#', `${sign}9999${unit}`), true);
        for (const length of tree ? lengthsIn(tree) : [])
          expect(Math.abs(Number.parseFloat(length)), box).toBeLessThan(300);
      }
    expect(lengthsIn(formulaTree('\\raisebox{0.5em}{x}', true)!)).toEqual(['0.5em']);
    expect(lengthsIn(formulaTree('\\hspace{5em}x', true)!)).toEqual(['5em']);
  });

  it('never holds anything but MathML without addresses, handlers and functions', () => {
    const piece = fc.constantFrom(
      ...[
        '\\frac',
        '{',
        '}',
        '^',
        '_',
        'a',
        '1',
        '\\color{red;x}',
        '\\colorbox{url(x)}',
        '\\rule{9em}{9em}',
        '\\kern-9em ',
      ],
      ...[
        '\\text{<b>}',
        '\\class{a}{b}',
        '\\cancel{x}',
        '\\boxed{x}',
        '\\left(',
        '\\right)',
        '\\\\',
        '&',
        '\\mathbb{R}',
        ' ',
      ],
    );
    const check = (tree: FormulaTree): void => {
      if (typeof tree === 'string') return;
      expect(tree.name).toMatch(/^m[a-z]+$/);
      for (const name of Object.keys(tree.attributes)) expect(name).not.toMatch(/^(?:on|href$|src|id$|class$|style$)/);
      for (const value of Object.values(tree.style)) expect(value).toMatch(/^[-#\w.]+$/);
      tree.children.forEach(check);
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const tree = formulaTree(pieces.join(''), true);
        if (tree) check(tree);
      }),
    );
  });
});
