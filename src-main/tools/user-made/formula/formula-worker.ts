import { parentPort } from 'node:worker_threads';
import { checkFormula, type FormulaContext, type FormulaResult, renderFormula } from './render-formula.ts';

export interface FormulaJob {
  template: string;
  /** Null: only whether the formula can be read. */
  context: FormulaContext | null;
}

export interface FormulaJobAnswer {
  /** Undefined: a formula that was only to be checked can be read. */
  result: FormulaResult | undefined;
}

parentPort?.on('message', ({ template, context }: FormulaJob) => {
  const result = context ? renderFormula(template, context) : checkFormula(template);
  parentPort?.postMessage({ result } satisfies FormulaJobAnswer);
});
