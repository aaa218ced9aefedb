// `npm run bench -- chat [--lengths 0,1000,10000] [--contenders ours,react-markdown,streamdown] [--quick]`: what an answer that
// streams costs the window's main thread, how long a chat takes to open, and how typing feels meanwhile: our window beside a plain
// list with `react-markdown` and one with `streamdown`, in one run, in a real browser. Processor time of the page's main thread
// where not said otherwise; says what misses its goal, and never fails for it. `--quick` streams the first quarter of the answer
// only: good for before and after while something is changed, not for the figures that count.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { CHECKOUT } from '../checkout.mjs';
import type { BenchPage } from './chat/page.tsx';

const NAMES = ['ours', 'react-markdown', 'streamdown'] as const;
type Name = (typeof NAMES)[number];

const PARTS = 10;
const KEYS = 60;
/** Twice as fast as people who type for a living: keys that wait for each other would measure a queue. */
const KEY_EVERY_MS = 50;
const ORIGIN = 'http://bench.invalid';

const { values } = parseArgs({
  options: { lengths: { type: 'string' }, contenders: { type: 'string' }, quick: { type: 'boolean' } },
});
const CHUNKS = values.quick ? 250 : 1_000;
const lengths = (values.lengths ?? '0,1000,10000').split(',').map(Number);
const names = NAMES.filter((name) => (values.contenders ?? NAMES.join(',')).split(',').includes(name));

interface Figures {
  openMs: number;
  openCpuMs: number;
  /** For each tenth of the answer, a chunk. */
  cpuMsByPart: number[];
  /** Of the same, a chunk: what scripts take, and style and layout. The rest is drawing, and the browser's own. */
  scriptMs: number;
  layoutMs: number;
  longTasks: number;
  worstTaskMs: number;
  keyMs: { median: number; p95: number };
  heapMb: number;
  elements: number;
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
const quantile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: path.join(CHECKOUT, 'vite.config.ts'),
    root: path.join(import.meta.dirname, 'chat'),
    logLevel: 'error',
    environments: {
      client: { build: { outDir, emptyOutDir: true, target: 'chrome140', chunkSizeWarningLimit: 8_000 } },
    },
  });
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Milliseconds of the page's main thread so far. */
async function threadMs(session: CDPSession): Promise<{ all: number; script: number; layout: number }> {
  const metric = await metricsOf(session);
  return {
    all: metric('TaskDuration') * 1_000,
    script: metric('ScriptDuration') * 1_000,
    layout: (metric('LayoutDuration') + metric('RecalcStyleDuration')) * 1_000,
  };
}

const inPage = <Value>(page: Page, act: (bench: BenchPage) => Value | Promise<Value>): Promise<Value> =>
  page.evaluate(`(${act.toString()})(window.bench)`) as Promise<Value>;

async function measure(browser: Browser, outDir: string, name: Name, length: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    context.setDefaultTimeout(600_000);
    await context.route(`${ORIGIN}/**`, (route) =>
      route.fulfill({ path: path.join(outDir, new URL(route.request().url()).pathname) }),
    );
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    await page.goto(`${ORIGIN}/index.html?contender=${name}`);
    await page.waitForFunction('window.bench !== undefined');
    await page.locator('textarea').first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });

    let before = await threadMs(session);
    const openMs = (await page.evaluate(`window.bench.open(${length})`)) as number;
    await inPage(page, (bench) => bench.whole());
    const openCpuMs = (await threadMs(session)).all - before.all;
    await inPage(page, (bench) => bench.takeLongTasks());

    const cpuMsByPart: number[] = [];
    const begin = await threadMs(session);
    for (let part = 0; part < PARTS; part += 1) {
      before = await threadMs(session);
      const [from, to] = [(CHUNKS / PARTS) * part, (CHUNKS / PARTS) * (part + 1)];
      await page.evaluate(`window.bench.stream(${from}, ${to})`);
      cpuMsByPart.push(((await threadMs(session)).all - before.all) / (to - from));
    }
    const end = await threadMs(session);
    const tasks = await inPage(page, (bench) => bench.takeLongTasks());

    // A second answer behind the first one, while somebody types.
    await page.locator('textarea').first().focus();
    await inPage(page, (bench) => bench.takeKeyTimes());
    let isTyping = true;
    const streaming = (async () => {
      for (let from = 0; isTyping; from = (from + 10) % CHUNKS) {
        await page.evaluate(`window.bench.stream(${from}, ${from + 10})`);
      }
    })();
    for (let key = 0; key < KEYS; key += 1) {
      const pause = setTimeout(KEY_EVERY_MS);
      await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
      await pause;
    }
    isTyping = false;
    await streaming;
    const keys = await inPage(page, (bench) => bench.takeKeyTimes());

    await session.send('HeapProfiler.collectGarbage');
    const metric = await metricsOf(session);
    return {
      openMs,
      openCpuMs,
      cpuMsByPart,
      scriptMs: (end.script - begin.script) / CHUNKS,
      layoutMs: (end.layout - begin.layout) / CHUNKS,
      longTasks: tasks.length,
      worstTaskMs: Math.max(0, ...tasks),
      keyMs: { median: quantile(keys, 0.5), p95: quantile(keys, 0.95) },
      heapMb: metric('JSHeapUsedSize') / 1e6,
      elements: metric('Nodes'),
    };
  } finally {
    await context.close();
  }
}

const figures = new Map<string, Figures>();
const of = (name: Name, length: number) => figures.get(`${name} ${length}`);

function print(label: string, value: (figure: Figures) => string): void {
  for (const length of lengths) {
    const cells = names.map((name) => {
      const figure = of(name, length);
      return (figure ? value(figure) : '–').padStart(16);
    });
    console.log(`${label.padEnd(44)}${length.toLocaleString('en').padStart(8)}${cells.join('')}`);
  }
}

/** Whether a figure of ours meets its goal, said beside it. */
function printGoal(label: string, value: number, goal: number): void {
  if (Number.isFinite(value)) {
    console.log(`${label.padEnd(72)}${value.toFixed(2).padStart(8)}   goal ${goal}${value <= goal ? '' : '   MISSED'}`);
  }
}

function report(): void {
  console.log(`\n${'figure'.padEnd(44)}${'messages'.padStart(8)}${names.map((name) => name.padStart(16)).join('')}`);
  print('CPU ms a chunk', ({ cpuMsByPart }) => mean(cpuMsByPart).toFixed(2));
  print('CPU ms a chunk, first and last tenth', ({ cpuMsByPart }) =>
    [cpuMsByPart[0], cpuMsByPart.at(-1)].map((ms) => ms?.toFixed(2)).join(' … '),
  );
  print(
    'of it scripts; style and layout',
    ({ scriptMs, layoutMs }) => `${scriptMs.toFixed(2)}; ${layoutMs.toFixed(2)}`,
  );
  print('tasks over 50 ms (the longest), by the clock', ({ longTasks, worstTaskMs }) =>
    longTasks === 0 ? '0' : `${longTasks} (${worstTaskMs.toFixed(0)})`,
  );
  print(
    'opening: ms by the clock (CPU ms)',
    ({ openMs, openCpuMs }) => `${openMs.toFixed(0)} (${openCpuMs.toFixed(0)})`,
  );
  print(
    'key press: ms by the clock, median (95 %)',
    ({ keyMs }) => `${keyMs.median.toFixed(1)} (${keyMs.p95.toFixed(1)})`,
  );
  print(
    'memory, MB of scripts (thousands of nodes)',
    ({ heapMb, elements }) => `${heapMb.toFixed(0)} (${(elements / 1_000).toFixed(1)})`,
  );
  console.log('');
  const cost = (name: Name, length: number) => mean(of(name, length)?.cpuMsByPart ?? []);
  const shortest = Math.min(...lengths);
  const longest = Math.max(...lengths);
  printGoal(
    'a chunk in the longest chat, as a share of one in the shortest',
    cost('ours', longest) / cost('ours', shortest),
    1.2,
  );
  for (const length of lengths) {
    const parts = of('ours', length)?.cpuMsByPart ?? [];
    printGoal(
      `last tenth of an answer over the first, ${length} messages`,
      (parts.at(-1) ?? Number.NaN) / (parts[0] ?? 1),
      1.5,
    );
    printGoal(
      `a chunk, as a share of react-markdown's, ${length} messages`,
      cost('ours', length) / cost('react-markdown', length),
      0.1,
    );
    printGoal(
      `a chunk, as a share of streamdown's, ${length} messages`,
      cost('ours', length) / cost('streamdown', length),
      1,
    );
    printGoal(`tasks over 50 ms while streaming, ${length} messages`, of('ours', length)?.longTasks ?? Number.NaN, 0);
    printGoal(
      `key press while streaming, median ms, ${length} messages`,
      of('ours', length)?.keyMs.median ?? Number.NaN,
      16,
    );
  }
  printGoal('opening the longest chat, ms by the clock', of('ours', longest)?.openMs ?? Number.NaN, 150);
}

const outDir = await mkdtemp(path.join(tmpdir(), 'bench-chat-'));
let browser: Browser | undefined;
try {
  await buildPage(outDir);
  browser = await chromium.launch(CHROMIUM);
  // In turns, so that what else the machine does falls on all of them.
  for (const length of lengths) {
    for (const name of names) {
      const figure = await measure(browser, outDir, name, length);
      figures.set(`${name} ${length}`, figure);
      console.error(`${name}, ${length} messages: ${mean(figure.cpuMsByPart).toFixed(2)} CPU ms a chunk`);
    }
  }
  report();
} finally {
  await browser?.close();
  await rm(outDir, { recursive: true, force: true });
}
