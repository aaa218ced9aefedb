// Runs in the browser: the contender named in the address, and what the benchmark asks of it.
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import type { Contender } from './contender.ts';
import { plainList } from './plain-list.tsx';
import { answerOf, chunksOf, oldMessages } from './workload.ts';

export interface BenchPage {
  /** Resolves to the milliseconds until the messages were on the screen. */
  open(messages: number): Promise<number>;
  /** Resolves when all of the chat is here, those of its messages too that nobody sees yet. */
  whole(): Promise<void>;
  /** Streams these chunks of the answer, each as a message of its own, as many a second as a display has frames. */
  stream(from: number, to: number): Promise<void>;
  /** Tasks of the page over 50 ms since the last call, as the browser counts them: by the clock. */
  takeLongTasks(): number[];
  /** Milliseconds from each key press to the end of the work it made, since the last call. */
  takeKeyTimes(): number[];
}

export const ANSWER_CHARACTERS = 50_000;
export const CHUNKS = 1_000;
const CHUNK_MS = 16;

const plugins = [remarkGfm];

async function contenderNamed(name: string): Promise<Contender> {
  if (name === 'ours') return (await import('./ours.tsx')).ours();
  if (name === 'streamdown') {
    const { Streamdown } = await import('streamdown');
    return plainList(({ text, isStreaming }) => (
      <Streamdown mode={isStreaming ? 'streaming' : 'static'}>{text}</Streamdown>
    ));
  }
  return plainList(({ text }) => <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>);
}

/** Until what was asked for is drawn: a frame, and what the browser does behind it. */
const nextFrame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
  );

const contender = await contenderNamed(new URLSearchParams(location.search).get('contender') ?? 'ours');
const chunks = chunksOf(answerOf(ANSWER_CHARACTERS), CHUNKS);
const root = document.getElementById('root');
if (root) contender.start(root);

const longTasks: number[] = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
  type: 'longtask',
});
const keyTimes: number[] = [];
addEventListener('input', ({ timeStamp }) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    keyTimes.push(performance.now() - timeStamp);
  };
  port2.postMessage(null);
});

const page: BenchPage = {
  async open(count) {
    const messages = oldMessages(count);
    const last = messages.findLast(({ role }) => role === 'user')?.text ?? '';
    contender.prepare(messages);
    await nextFrame();
    const begin = performance.now();
    contender.open();
    // The last question stands near the empty answer.
    do await nextFrame();
    while (count > 0 && !document.body.textContent?.includes(last));
    return performance.now() - begin;
  },
  async whole() {
    do await nextFrame();
    while (!contender.isWhole());
  },
  async stream(from, to) {
    for (let index = from; index < to; index += 1) {
      contender.append(chunks[index] ?? '');
      await new Promise((resolve) => setTimeout(resolve, CHUNK_MS));
    }
  },
  takeLongTasks: () => longTasks.splice(0),
  takeKeyTimes: () => keyTimes.splice(0),
};
(window as unknown as { bench: BenchPage }).bench = page;
