// npm run bench -- start [RUNS]: how long a start takes, how much the first screen loads, and what an idle app uses.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../../e2e/chromium.ts';
import { ensureBuilt } from '../build.mjs';
import { CHECKOUT, nodeForApp } from '../checkout.mjs';
import { type StartedProcess, startProcess, untilReady } from '../services/child-process.ts';

const READY = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/;
const IDLE_SECONDS = 10;

interface StartTimes {
  mainReadyMs: number;
  /** From the start of the process until the first screen can be used, the browser being open already. */
  usableMs: number;
}

async function startOnce(
  browser: Browser,
  whenUsable?: (main: StartedProcess, page: Page) => Promise<void>,
): Promise<StartTimes> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
  const begin = performance.now();
  const main = startProcess(nodeForApp(), [path.join(CHECKOUT, 'dist/main/web.js')], {
    env: { ...process.env, CONFIDANT_DATA_DIR: dataDir },
  });
  // A look every few milliseconds: `untilReady` is too coarse for a clock.
  const ready = new Promise<void>((resolve) =>
    main.child.stdout?.on('data', () => READY.test(main.output()) && resolve()),
  );
  await Promise.race([ready, untilReady('The web shell', main, async () => READY.test(main.output()))]);
  const mainReadyMs = performance.now() - begin;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(READY.exec(main.output())?.[0] ?? '');
    await page.getByRole('main').getByRole('button').first().waitFor();
    const usableMs = performance.now() - begin;
    await whenUsable?.(main, page);
    return { mainReadyMs, usableMs };
  } finally {
    await context.close();
    await main.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Processor time of a process so far, seconds (Linux only). */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const TICKS_PER_SECOND = 100;
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Percent of one core over some seconds without anybody doing anything. */
async function idleUse(main: StartedProcess, page: Page): Promise<{ main: number; window: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const pid = main.child.pid ?? 0;
  // What the start left over is not idling.
  await page.waitForTimeout(3_000);
  const before = { main: await processorSeconds(pid), window: await taskSeconds() };
  await page.waitForTimeout(IDLE_SECONDS * 1_000);
  const after = { main: await processorSeconds(pid), window: await taskSeconds() };
  const percent = (seconds: number) => (seconds / IDLE_SECONDS) * 100;
  return { main: percent(after.main - before.main), window: percent(after.window - before.window) };
}

/** Kilobytes of HTML, scripts and styles that the first screen names, packed as a server would. */
async function firstScreenKilobytes(): Promise<{ firstScreen: number; all: number }> {
  const folder = path.join(CHECKOUT, 'dist/renderer');
  const packed = async (file: string) => gzipSync(await readFile(path.join(folder, file))).length;
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|html)$/.test(file));
  const sum = async (list: string[]) =>
    (await Promise.all(list.map(packed))).reduce((total, size) => total + size, 0) / 1_000;
  return { firstScreen: await sum(['index.html', ...named]), all: await sum(files) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

ensureBuilt({ output: 'stderr' });
const runs = Math.max(1, Number(process.argv[2] ?? '5'));
const browser = await chromium.launch(CHROMIUM);
try {
  const times: StartTimes[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await startOnce(browser));
  const sizes = await firstScreenKilobytes();
  console.log(
    `main ready             ${median(times.map(({ mainReadyMs }) => mainReadyMs)).toFixed(0)} ms (median of ${runs})`,
  );
  console.log(`first screen usable    ${median(times.map(({ usableMs }) => usableMs)).toFixed(0)} ms`);
  console.log(
    `first screen, gzip     ${sizes.firstScreen.toFixed(0)} kB (all of the window: ${sizes.all.toFixed(0)} kB)`,
  );
  if (process.platform === 'linux') {
    await startOnce(browser, async (main, page) => {
      const use = await idleUse(main, page);
      console.log(
        `idle for ${IDLE_SECONDS} s          main ${use.main.toFixed(1)} %, window ${use.window.toFixed(1)} % of a core`,
      );
    });
  }
} finally {
  await browser.close();
}
