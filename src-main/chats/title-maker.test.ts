import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { AdapterOptions } from '../providers/adapter-options.ts';
import { ProviderError } from '../providers/provider-adapter.ts';
import { done, ScriptedAdapter, text } from '../tools/testing/scripted-adapter.ts';
import { chatBench } from './testing/chat-bench.ts';
import { TitleMaker, titleFrom } from './title-maker.ts';

let bench: ReturnType<typeof chatBench>;
let isOn: boolean;
/** Play what the provider does with a request for a title. */
let respond: () => ScriptedAdapter;
let titles: TitleMaker;
let requests: number;
let asked: AdapterOptions | undefined;

beforeEach(() => {
  bench = chatBench();
  isOn = true;
  requests = 0;
  respond = () => new ScriptedAdapter([text('“Berths in '), text('harbours”.'), done()]);
  titles = new TitleMaker({
    chats: bench.chats,
    providers: bench.providers,
    createAdapter: (options) => {
      options.beforeRequest();
      requests += 1;
      asked = options;
      return respond();
    },
    requests: bench.requests,
    isOn: () => isOn,
    log: bench.log,
  });
});
afterEach(() => bench.close());

/** Considers the answer that ended last, and waits until all is done. */
async function consider(instance: Partial<ProviderInstance> = {}) {
  const last = bench.ended.at(-1);
  if (!last) throw new Error('no answer');
  titles.consider(last.answer, { ...last.instance, ...instance });
  await titles.settled();
}
const titleOf = (id: string) => bench.store.getChat(id)?.title;

describe('a title by the provider', () => {
  it('takes the place of the first words, once', async () => {
    const { id } = await bench.chatWith('what do harbours have?');
    await consider();
    expect(titleOf(id)).toBe('Berths in harbours');
    await (await bench.turns.send(id, 'and ships?')).done;
    await consider();
    expect([titleOf(id), requests]).toEqual(['Berths in harbours', 1]);
  });

  it('is asked for with the question and the answer, and without tools', async () => {
    await bench.chatWith('what do harbours have?');
    const adapter = respond();
    respond = () => adapter;
    await consider();
    expect(asked?.history).toEqual([
      { role: 'user', text: expect.stringMatching(/what do harbours have\?[\s\S]*the end/) },
    ]);
    expect(adapter.requests).toMatchObject([{ tools: [], toolChoice: 'none' }]);
  });

  it('never takes the place of a person’s, not even of one given while it was made', async () => {
    const { id } = await bench.chatWith('what do harbours have?');
    respond = () => {
      bench.chats.rename(id, 'Mine');
      return new ScriptedAdapter([text('Theirs'), done()]);
    };
    await consider();
    expect([titleOf(id), requests]).toEqual(['Mine', 1]);
    const other = await bench.chatWith('again');
    bench.chats.rename(other.id, 'Also mine');
    await consider();
    expect([titleOf(other.id), requests]).toEqual(['Also mine', 1]);
  });

  it.each([
    [
      'the setting is off',
      () => {
        isOn = false;
      },
      {},
    ],
    ['it is the demo', () => {}, { kind: 'DEMO' }],
    ['another provider answered than the chat’s', () => {}, { id: 'b' }],
  ] as const)('is not asked for when %s', async (_, prepare, instance) => {
    await bench.chatWith('what do harbours have?');
    prepare();
    await consider(instance);
    expect(requests).toBe(0);
  });

  it('is not asked for after an answer that failed, or in a chat that is gone', async () => {
    bench.adapters.next = () => new ScriptedAdapter([done()]);
    const { id } = await bench.chatWith('what do harbours have?');
    await consider();
    bench.adapters.next = () => new ScriptedAdapter();
    const gone = await bench.chatWith('other');
    bench.chats.delete(gone.id);
    await consider();
    expect([requests, bench.logged]).toEqual([0, []]);
    expect(titleOf(id)).toBe('what do harbours have?');
  });

  it('is not asked for from a provider that may not see the chat any more, and a failure is only logged', async () => {
    const { id } = await bench.chatWith('what do harbours have?');
    bench.providers.assertMaySee = (_instance, { confidence }) => {
      if (confidence === 'HIGH') throw new ProviderError('refused-by-policy', phrase('turn.noProvider'));
    };
    bench.chats.tighten(id, { confidence: 'HIGH' }, { at: 1 });
    await consider();
    expect([requests, titleOf(id), bench.logged]).toEqual([0, 'what do harbours have?', ['title-failed']]);
  });

  it('breaks off without a word when the app ends', async () => {
    const { id } = await bench.chatWith('what do harbours have?');
    respond = () =>
      new ScriptedAdapter(async function* ({ signal }) {
        yield text('Half a ');
        signal.throwIfAborted();
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
    const last = bench.ended.at(-1);
    if (last) titles.consider(last.answer, last.instance);
    await titles.close();
    expect([titleOf(id), bench.logged]).toEqual(['what do harbours have?', []]);
  });
});

describe('titleFrom', () => {
  it.each([
    ['Berths in harbours', 'Berths in harbours'],
    ['\n**Title: “Häfen & Kräne”**\n\nThis title…', 'Häfen & Kräne'],
    ['# Titel: Kräne.', 'Kräne'],
    ['"C++ pointers"', 'C++ pointers'],
    ['Invoice \u202efdp.exe\u200b', 'Invoice fdp.exe'],
    ['…', ''],
    ['', ''],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
  ])('reads %j as %j', (answer, title) => {
    expect(titleFrom(answer)).toBe(title);
  });
});
