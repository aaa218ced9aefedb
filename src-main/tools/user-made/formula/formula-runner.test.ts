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

  it('is ended when it takes too long, and the next formula gets a new one', async () => {
    runner = createFormulaRunner({ timeLimitMs: 1 });
    const endless = '{% for i in (1..100000) %}{% for j in (1..100000) %}x{% endfor %}{% endfor %}';
    expect(await runner.render(endless, CONTEXT)).toMatchObject({ ok: false, problem: 'too-slow' });
    await runner.close();
    runner = createFormulaRunner();
    expect(await runner.render('{{ args.text | size }}', CONTEXT)).toEqual({ ok: true, text: '100' });
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
