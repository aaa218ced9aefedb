import { createElement, type ReactNode, useEffect, useState } from 'react';
import styles from './formula.module.css';
import type { FormulaTree } from './formula-tree.ts';

/** Drawn formulas by their source, the oldest forgotten first: a block that comes back on the screen has them at once. */
const drawn = new Map<string, FormulaTree | null>();
const MAX_KEPT = 500;
const MAX_DELAY_MS = 1_000;

const DELIMITERS = /^(\$\$|\$|\\\[|\\\()([\s\S]*?)(\$\$|\$|\\\]|\\\))$/;

async function draw(source: string): Promise<void> {
  if (drawn.has(source)) return;
  const { formulaTree } = await import('./formula-tree.ts');
  const [, opening = '', tex = ''] = DELIMITERS.exec(source) ?? [];
  drawn.set(source, tex === '' ? null : formulaTree(tex, opening === '$$' || opening === '\\['));
  for (const old of [...drawn.keys()].slice(0, Math.max(0, drawn.size - MAX_KEPT))) drawn.delete(old);
}

const camel = (name: string) => name.replace(/-[a-z]/g, (match) => match.charAt(1).toUpperCase());

function elements(tree: FormulaTree, key: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const style = Object.fromEntries(Object.entries(tree.style).map(([name, value]) => [camel(name), value]));
  return createElement(tree.name, { key, ...tree.attributes, style }, ...tree.children.map(elements));
}

interface FormulaProps {
  /** With its delimiters, as the model wrote it. */
  source: string;
  isBlock: boolean;
  /** Text around it may still change: shown as it was written. */
  isOpen: boolean;
}

/** A formula as MathML; its source until it is drawn, and when it cannot be. */
export function Formula({ source, isBlock, isOpen }: FormulaProps) {
  const [tree, setTree] = useState(() => (isOpen ? undefined : drawn.get(source)));
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const idle = requestIdleCallback(
      () => {
        draw(source).then(
          () => isCurrent && setTree(drawn.get(source)),
          () => undefined,
        );
      },
      { timeout: MAX_DELAY_MS },
    );
    return () => {
      isCurrent = false;
      cancelIdleCallback(idle);
    };
  }, [source, isOpen]);
  if (isOpen || !tree) return <code className={styles.source}>{source}</code>;
  if (!isBlock)
    return (
      <span className={styles.inline} data-formula={source}>
        {elements(tree, 0)}
      </span>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a formula that scrolls must be reachable by keyboard
    <span className={styles.block} data-formula={source} tabIndex={0}>
      {elements(tree, 0)}
    </span>
  );
}
