import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolFailedError } from './errors.ts';
import { runToolLoop } from './loop.ts';
import { call, done, ScriptedAdapter } from './testing/scripted-adapter.ts';
import { toolBench, toolOf } from './testing/tool-bench.ts';

const NOTE = /\n?\[cut: the results of this answer have reached their limit of \d+ characters\]$/;

/** The results of one answer under a limit, from tools that return text of others, text of ours, or fail. */
async function resultsOf(
  texts: readonly { kind: 'page' | 'own' | 'fail'; text: string }[],
  maxResultCharacters: number,
) {
  const returns = (args: { at?: unknown }) => ({ content: texts[Number(args.at)]?.text ?? '' });
  const tools = [
    toolOf('page', returns, { returnsUntrustedContent: true, hints: { '*': 'Answer now.' } }),
    toolOf('own', returns),
    toolOf('fail', (args) => {
      throw new ToolFailedError(`${texts[Number(args.at)]?.text}\n<data>an example</data>`);
    }),
  ];
  const adapter = new ScriptedAdapter([...texts.map(({ kind }, at) => call(kind, { at })), done('tool-calls')]);
  const bench = toolBench(tools);
  await runToolLoop(bench.loopInput(adapter, { limits: { maxCalls: 15, maxResultCharacters } }));
  return adapter.results[0] ?? [];
}

describe('the limit of characters of one answer', () => {
  it('never cuts off the end of data, whatever is returned and however little is left', async () => {
    const text = fc.record({
      kind: fc.constantFrom('page', 'own', 'fail'),
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), fc.nat(250), async (texts, limit) => {
        let sum = 0;
        for (const { content } of await resultsOf(texts, limit)) {
          expect(content.match(/<data>/g)?.length ?? 0).toBe(content.match(/<\/data>/g)?.length ?? 0);
          expect(content.isWellFormed()).toBe(true);
          if (!content.startsWith('Not run:')) sum += content.replace(NOTE, '').length;
        }
        expect(sum).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('keeps the hint and the marks of a result that is cut, and says that it was', async () => {
    const [result] = await resultsOf([{ kind: 'page', text: 'word '.repeat(100) }], 120);
    expect(result?.content).toMatch(/^<data>(word )+.*…<\/data>\n\nsystem_hint: Answer now\.\n\[cut: /);
  });

  it('leaves the note alone where not even the marks fit', async () => {
    const [result] = await resultsOf([{ kind: 'page', text: 'x'.repeat(100) }], 5);
    expect(result?.content).toMatch(/^\[cut: /);
  });
});
