import { parentPort } from 'node:worker_threads';
import { checkFormula, type FormulaContext, type FormulaResult, renderFormula } from './render-formula.ts';

export interface FormulaJob {
  id: number;
  template: string;
  /** Null: only whether the formula can be read. */
  context: FormulaContext | null;
}

export interface FormulaJobAnswer {
  id: number;
  /** Undefined: a formula that was only to be checked can be read. */
  result: FormulaResult | undefined;
}

parentPort?.on('message', ({ id, template, context }: FormulaJob) => {
  const result = context ? renderFormula(template, context) : checkFormula(template);
  parentPort?.postMessage({ id, result } satisfies FormulaJobAnswer);
});
