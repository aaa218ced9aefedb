import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { runToolLoop } from '../loop.ts';
import { refusalOf } from '../testing/refusal.ts';
import { call, done, ScriptedAdapter, text } from '../testing/scripted-adapter.ts';
import { toolBench, toolOf } from '../testing/tool-bench.ts';
import { requestToolActivationTool } from './tool.ts';

const search = toolOf('search', () => ({ content: 'found' }), { outboundData: 'THIRD_PARTY_QUERIES' });
const request = requestToolActivationTool as typeof search;

function bench(options: Parameters<typeof toolBench>[1] = {}) {
  return toolBench([search, request], { policy: { defaultSelection: [] }, ...options });
}

describe('request_tool_activation', () => {
  it('offers itself with exactly the collections that could be turned on', async () => {
    const { offers, query } = bench();
    const [offered] = await offers.offered(query());
    expect(offered?.function.name).toBe('request_tool_activation');
    expect(offered?.function.parameters.properties?.collection?.enum).toEqual(['search']);
    expect(offered?.function.descriptionForLLM).toContain('search');
  });

  it.each([
    ['every tool is on', { policy: { defaultSelection: ['search'] } }],
    ['the person turned all tools off in this chat', { query: { selection: [] } }],
    ['what is off may not be used', { policy: { defaultSelection: [], disabledIds: new Set(['search']) } }],
    [
      'what is off is forbidden in this chat',
      { query: { requirements: { ...NO_REQUIREMENTS, outbound: 'ONLY_LINKS_FROM_CHAT' as const } } },
    ],
  ])('is left out when %s', async (_, options) => {
    const { offers, query } = bench(options);
    expect((await offers.offered(query())).map((tool) => tool.function.name)).not.toContain('request_tool_activation');
  });

  it('turns nothing on without the person', async () => {
    const it = bench({ approve: async () => false });
    const adapter = new ScriptedAdapter([
      call('request_tool_activation', { collection: 'search', reason: 'News.' }),
      done(),
    ]);
    await runToolLoop(it.loopInput(adapter));
    expect(it.activated).toEqual([]);
    expect(it.states()).toMatchObject([{ state: 'blocked' }]);
  });

  it('turns on what the person agreed to, after showing exactly that', async () => {
    const it = bench({
      approve: async (_registered, _callId, wait) => {
        wait();
        return true;
      },
    });
    const adapter = new ScriptedAdapter(
      [call('request_tool_activation', { collection: 'search', reason: 'I need today’s news.' }), done()],
      [text('ok'), done()],
    );
    await runToolLoop(it.loopInput(adapter));
    expect(it.updates.find(({ state }) => state === 'waiting')?.approval?.activates).toEqual({
      collectionId: 'search',
      reason: 'I need today’s news.',
    });
    expect(it.activated).toEqual(['search']);
    expect(adapter.results[0]?.[0]?.content).toContain('search');
  });

  it('refuses a collection that cannot be turned on before the person is asked', async () => {
    let asked = false;
    const it = bench({
      approve: async () => {
        asked = true;
        return true;
      },
    });
    const adapter = new ScriptedAdapter([
      call('request_tool_activation', { collection: 'nuclear', reason: 'x' }),
      done(),
    ]);
    await runToolLoop(it.loopInput(adapter));
    expect(asked).toBe(false);
    expect(adapter.results[0]?.[0]?.content).toContain('"collection"');
    expect(adapter.results[0]?.[0]?.content).toContain('"search"');
  });

  it.each([
    ['no collection', { reason: 'x' }, 'The argument "collection" is missing'],
    ['no reason', { collection: 'search' }, 'The argument "reason" is missing'],
    ['a number as reason', { collection: 'search', reason: 5 }, '"reason"'],
    ['an unknown argument', { collection: 'search', reason: 'x', force: true }, '"force"'],
    ['an empty reason', { collection: 'search', reason: ' ' }, '"reason"'],
  ])('refuses %s in words the model can correct itself from', (_, args, words) => {
    expect(refusalOf(requestToolActivationTool, args)).toContain(words);
  });
});
