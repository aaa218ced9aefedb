/**
 * A provider for tests: a real HTTP server on loopback that speaks Chat Completions, OpenAI Responses and Anthropic Messages
 * (`/v1/chat/completions`, `/v1/responses`, `/v1/messages`) and lists models (`/v1/models`).
 *
 *   const provider = await startScriptedProvider({ key: 'sk-test' });
 *   provider.url                       // "http://127.0.0.1:PORT/v1", the base address for a provider instance
 *   provider.enqueue({ text: 'Hello' })            // a reply, encoded for the API the request comes by
 *   provider.enqueue({ steps: ['data: …\n\n', { waitFor: 'more' }, { drop: true }] })   // bytes, exactly
 *   provider.enqueue(refuses(429, { error: { message: 'slow down' } }, { 'retry-after': '2' }))
 *   provider.release('more')           // lets a waiting scenario go on
 *   await provider.waitForRequest(2)   // the second request, as soon as it is there
 *   provider.requests[0].body.messages // what was sent
 *   await provider.close()
 *
 * Requests take the queued scenarios in order. Without one, the rules answer (`DEFAULT_RULES`: a question with "search" in it
 * → `web_search` → `read_web_page` with the first address found → a text that quotes the page; else it says the question
 * back). A request that a strict server would refuse (a call without its result, a result without its call) gets a 400 that
 * says so, before any scenario is taken; `isStrict: false` switches that off.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_RULES, type Exchange, type Rule } from './conversation.ts';
import { isReply, type Reply, refuses, type Scenario, type Step } from './scenario.ts';
import { anthropicExchange, anthropicProblem, anthropicScenario } from './wire-anthropic.ts';
import { chatCompletionsExchange, chatCompletionsProblem, chatCompletionsScenario } from './wire-chat-completions.ts';
import { responsesExchange, responsesProblem, responsesScenario } from './wire-responses.ts';

export { callRule, type Exchange, echo, excerpt, type Rule, searchAndRead } from './conversation.ts';
export { namedSse, type Reply, refuses, type Scenario, type Step, sse } from './scenario.ts';
export { chatChunk } from './wire-chat-completions.ts';

export interface ScriptedProviderOptions {
  /** Refuses every other key with 401. Absent: takes any, or none. */
  key?: string;
  models?: readonly string[];
  /** Asked in order; the first reply counts. */
  rules?: readonly Rule[];
  isStrict?: boolean;
  port?: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** {} when there was none or it was not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of three APIs
  body: any;
}

export interface ScriptedProvider {
  /** Base address with `/v1`. */
  url: string;
  requests: readonly RecordedRequest[];
  enqueue(...scenarios: (Scenario | Reply)[]): void;
  /**
   * Answers the next request for the title of a chat, which the app makes in the background: such requests take no scenario
   * and are not recorded. Without one the first words stay the title.
   */
  enqueueTitle(title: string): void;
  /** Scenarios not yet taken. */
  pending(): number;
  release(name: string): void;
  /** Resolves with the request of this number, counted from 1, model lists included. */
  waitForRequest(number: number): Promise<RecordedRequest>;
  close(): Promise<void>;
}

interface WireApi {
  path: string;
  problem(body: Record<string, unknown>): string | undefined;
  exchange(body: Record<string, unknown>): Exchange;
  scenario(reply: Reply): Scenario;
}

const WIRE_APIS: readonly WireApi[] = [
  {
    path: '/v1/chat/completions',
    problem: chatCompletionsProblem,
    exchange: chatCompletionsExchange,
    scenario: chatCompletionsScenario,
  },
  { path: '/v1/responses', problem: responsesProblem, exchange: responsesExchange, scenario: responsesScenario },
  { path: '/v1/messages', problem: anthropicProblem, exchange: anthropicExchange, scenario: anthropicScenario },
];

/** Words of the app's instruction for titles. */
const isTitleRequest = (body: unknown) => JSON.stringify(body ?? '').includes('You give conversations short titles');
/** Holds no word, so it is no title. */
const NO_TITLE = '…';

const MAX_BODY_BYTES = 64 * 1024 * 1024;

export async function startScriptedProvider(options: ScriptedProviderOptions = {}): Promise<ScriptedProvider> {
  const { rules = DEFAULT_RULES, models = ['scripted', 'scripted-mini'], isStrict = true } = options;
  const queue: (Scenario | Reply)[] = [];
  const requests: RecordedRequest[] = [];
  const waiting: { number: number; resolve: (request: RecordedRequest) => void }[] = [];
  const titles: string[] = [];
  const gates = new Gates();

  function record(request: RecordedRequest): void {
    requests.push(request);
    for (const entry of waiting.filter(({ number }) => number <= requests.length)) {
      waiting.splice(waiting.indexOf(entry), 1);
      entry.resolve(requests[entry.number - 1] as RecordedRequest);
    }
  }

  function scenarioFor(request: RecordedRequest): Scenario {
    if (options.key !== undefined && keyOf(request) !== options.key) {
      return refuses(401, {
        error: { message: 'Incorrect API key provided', type: 'authentication_error', code: 'invalid_api_key' },
      });
    }
    if (request.method === 'GET' && request.path === '/v1/models') {
      const queued = queue.shift();
      return queued && !isReply(queued) ? queued : refuses(200, modelList(models, request));
    }
    const api = WIRE_APIS.find(({ path }) => path === request.path);
    if (!api || request.method !== 'POST')
      return refuses(404, { error: { message: `no ${request.method} ${request.path} here` } });
    const problem = isStrict ? api.problem(request.body) : undefined;
    if (problem) return refuses(400, { error: { message: problem, type: 'invalid_request_error' } });
    const next = queue.shift() ?? replyByRules(rules, api.exchange(request.body));
    return isReply(next) ? api.scenario(next) : next;
  }

  const server = createServer((incoming, outgoing) => {
    void readBody(incoming)
      .then((body) => {
        const titleApi = isTitleRequest(body) && WIRE_APIS.find(({ path }) => path === pathOf(incoming));
        if (titleApi) return play(titleApi.scenario({ text: titles.shift() ?? NO_TITLE }), outgoing, gates);
        const request = { method: incoming.method ?? '', path: pathOf(incoming), headers: incoming.headers, body };
        record(request);
        return play(scenarioFor(request), outgoing, gates);
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    enqueue: (...scenarios) => queue.push(...scenarios),
    enqueueTitle: (title) => titles.push(title),
    pending: () => queue.length,
    release: (name) => gates.open(name),
    waitForRequest: (number) =>
      new Promise((resolve) => {
        const there = requests[number - 1];
        if (there) resolve(there);
        else waiting.push({ number, resolve });
      }),
    close: () => {
      gates.openAll();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Named points that scenarios wait at. One that was opened before anybody came stays open for the first who does. */
class Gates {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #opened = new Set<string>();
  #isOpenForAll = false;

  wait(name: string): Promise<void> {
    if (this.#isOpenForAll || this.#opened.delete(name)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), resolve]));
  }

  open(name: string): void {
    const resolvers = this.#waiting.get(name);
    if (!resolvers) this.#opened.add(name);
    this.#waiting.delete(name);
    for (const resolve of resolvers ?? []) resolve();
  }

  openAll(): void {
    this.#isOpenForAll = true;
    for (const name of [...this.#waiting.keys()]) this.open(name);
  }
}

async function play(scenario: Scenario, outgoing: ServerResponse, gates: Gates): Promise<void> {
  if (scenario.dropsAtOnce) {
    outgoing.socket?.destroy();
    return;
  }
  outgoing.writeHead(scenario.status ?? 200, { 'content-type': 'text/event-stream', ...scenario.headers });
  outgoing.flushHeaders();
  for (const step of scenario.steps ?? []) {
    if (outgoing.destroyed) return;
    await playStep(step, outgoing, gates, scenario.bytesPerWrite);
  }
  if (!outgoing.destroyed) outgoing.end();
}

async function playStep(step: Step, outgoing: ServerResponse, gates: Gates, bytesPerWrite?: number): Promise<void> {
  if (typeof step === 'string' || step instanceof Uint8Array) {
    const bytes = typeof step === 'string' ? Buffer.from(step) : step;
    const size = bytesPerWrite ?? Math.max(bytes.length, 1);
    for (let start = 0; start < bytes.length; start += size) await write(outgoing, bytes.subarray(start, start + size));
  } else if ('waitFor' in step) {
    await gates.wait(step.waitFor);
  } else if ('pauseMs' in step) {
    await pause(step.pauseMs);
  } else if ('drop' in step) {
    outgoing.socket?.destroy();
  } else {
    for (let n = 0; n < step.times && !outgoing.destroyed; n += 1) await write(outgoing, step.repeat);
  }
}

/** Resolves when the bytes have left for the socket, so that each write is a chunk of its own and none pile up. */
function write(outgoing: ServerResponse, bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('close', done);
      resolve();
    };
    outgoing.on('close', done);
    outgoing.write(bytes, done);
  });
}

async function readBody(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('the request is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function pathOf(incoming: IncomingMessage): string {
  return new URL(incoming.url ?? '/', 'http://127.0.0.1').pathname;
}

function keyOf({ headers }: RecordedRequest): string | undefined {
  const own = headers['x-api-key'];
  return typeof own === 'string' ? own : String(headers.authorization ?? '').replace(/^Bearer /, '') || undefined;
}

function replyByRules(rules: readonly Rule[], exchange: Exchange): Reply {
  for (const rule of rules) {
    const reply = rule(exchange);
    if (reply) return reply;
  }
  return { text: 'No rule had an answer.' };
}

function modelList(models: readonly string[], { headers }: RecordedRequest): object {
  if (headers['anthropic-version']) {
    return {
      data: models.map((id) => ({ type: 'model', id, display_name: id })),
      has_more: false,
      first_id: models[0],
      last_id: models.at(-1),
    };
  }
  return { object: 'list', data: models.map((id) => ({ id, object: 'model', owned_by: 'scripted' })) };
}
