import { afterEach, describe, expect, it } from 'vitest';
import { createFormulaRunner } from './formula-runner.ts';
import type { FormulaContext } from './render-formula.ts';

const CONTEXT: FormulaContext = {
  args: { text: 'a'.repeat(100) },
  vars: {},
  today: '2026-03-02',
  now: '09:30',
  time_zone: 'UTC',
};

/** A thread that answers, never answers, or ends, as it is told. */
const HANGING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ template }) => {
      if (template === 'end') process.exit(1);
      if (template !== 'hang') parentPort.postMessage({ result: { ok: true, text: template } });
    });
  `)}`,
);

let runner: ReturnType<typeof createFormulaRunner>;
afterEach(() => runner.close());

describe('the thread of formulas', () => {
  it('renders, checks, and answers several at once each with its own', async () => {
    runner = createFormulaRunner();
    const answers = await Promise.all([1, 2, 3].map((n) => runner.render(`{{ ${n} | plus: 1 }}`, CONTEXT)));
    expect(answers).toEqual(['2', '3', '4'].map((text) => ({ ok: true, text })));
    expect(await runner.check('{{ args.text }}')).toBeUndefined();
    expect(await runner.check('{{ args.text')).toMatchObject({ ok: false, problem: 'failed' });
  });

  it('lets one that takes too long fail alone, and goes on with a new thread', async () => {
    runner = createFormulaRunner({ timeLimitMs: 1_000, worker: HANGING });
    const answers = await Promise.all([runner.render('hang', CONTEXT), runner.render('answer', CONTEXT)]);
    expect(answers).toEqual([
      { ok: false, problem: 'too-slow', detail: '' },
      { ok: true, text: 'answer' },
    ]);
  });

  it('lets one that needs too much memory fail alone, and goes on with a new thread', async () => {
    runner = createFormulaRunner({ worker: HANGING });
    const answers = await Promise.all([runner.render('end', CONTEXT), runner.render('answer', CONTEXT)]);
    expect(answers).toEqual([
      { ok: false, problem: 'too-large', detail: '' },
      { ok: true, text: 'answer' },
    ]);
  });

  it('is not waited for when the answer is stopped', async () => {
    runner = createFormulaRunner();
    const controller = new AbortController();
    const rendering = runner.render('{{ args.text }}', CONTEXT, controller.signal);
    controller.abort(new Error('stopped'));
    await expect(rendering).rejects.toThrow('stopped');
    await expect(runner.render('x', CONTEXT, controller.signal)).rejects.toThrow('stopped');
  });
});
