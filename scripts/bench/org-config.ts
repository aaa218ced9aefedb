// npm run bench -- org-config [RUNS]: what an organization's configurations add to a start, and what one that never ends adds.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { CHECKOUT, nodeForApp } from '../checkout.mjs';
import { startProcess, untilReady } from '../services/child-process.ts';

const READY = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/;
const PLUGINS = 20;
const LINES = 1_000;
/** The time limit of one plugin is 2 s; a thread has to be started for it, too. */
const GOALS = { plugins: 300, hanging: 2_500 };

const header = (number: number) => `ID = "${String(number).padStart(8, '0')}-0000-0000-0000-000000000000"
NAME = "Office ${number}"
DESCRIPTION = "One of many"
VERSION = "1.0.0"
TYPE = "CONFIGURATION"
AUTHORS = { "City" }
CONFIG = { ["SETTINGS"] = {}, ["CHAT_TEMPLATES"] = {}, ["LLM_PROVIDERS"] = {} }
`;

/** As administrators write them: comments, settings, templates of some lines each. */
function plugin(number: number): string {
  const lines = [header(number)];
  for (let count = 0; lines.join('').split('\n').length < LINES; count += 1) {
    lines.push(`-- Template ${count}
CONFIG["SETTINGS"]["DataTools.MinimumProviderConfidenceByToolId"] = { ["tool_${count}"] = "LOW" }
CONFIG["CHAT_TEMPLATES"][#CONFIG["CHAT_TEMPLATES"]+1] = {
    ["Id"] = "${number}-${count}",
    ["Name"] = "Template ${count}",
    ["SystemPrompt"] = [[You help office ${number}.
Name the rule behind each statement.
Say when you are not sure.]],
    ["PredefinedUserPrompt"] = "Please look through this draft: ",
    ["AllowProfileUsage"] = true,
    ["ToolIds"] = { "web_search" },
}
`);
  }
  return lines.join('');
}

interface Start {
  /** Milliseconds from the start of the process until it serves the window. */
  wall: number;
  /**
   * Processor time of all its threads until then, milliseconds. On a computer that has nothing else to do, what is added here is
   * the most that can be added to the wait; on a busy one the wait says more about the neighbours.
   */
  processor: number;
}

async function startOnce(dataDir: string, orgConfig: string | undefined): Promise<Start> {
  const begin = performance.now();
  const main = startProcess(nodeForApp(), [path.join(CHECKOUT, 'dist/main/web.js')], {
    env: { ...process.env, CONFIDANT_DATA_DIR: dataDir, CONFIDANT_ORG_CONFIG: orgConfig ?? '' },
  });
  try {
    // A look every few milliseconds: `untilReady` is too coarse for a clock.
    const ready = new Promise<void>((resolve) =>
      main.child.stdout?.on('data', () => READY.test(main.output()) && resolve()),
    );
    await Promise.race([ready, untilReady('The web shell', main, async () => READY.test(main.output()))]);
    return { wall: performance.now() - begin, processor: await processorMs(main.child.pid ?? 0) };
  } finally {
    await main.stop();
  }
}

/** Linux only. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  const MS_PER_TICK = 10;
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const runs = Number(process.argv[2] ?? 9);
await ensureBuilt();
const root = await mkdtemp(path.join(tmpdir(), 'bench-org-config-'));
try {
  const many = path.join(root, 'many');
  for (let number = 1; number <= PLUGINS; number += 1) {
    await mkdir(path.join(many, String(number)), { recursive: true });
    await writeFile(path.join(many, String(number), 'plugin.lua'), plugin(number));
  }
  const hanging = path.join(root, 'hanging');
  await mkdir(hanging);
  await writeFile(path.join(hanging, 'plugin.lua'), `${header(1)}string.find(("a"):rep(3e4), (".-"):rep(30) .. "b")\n`);

  const starts: Record<'none' | 'plugins' | 'hanging' | 'again', Start[]> = {
    none: [],
    plugins: [],
    hanging: [],
    again: [],
  };
  // In turn, so that whatever else the computer does falls on all alike; the first round warms the disk up.
  for (let run = -1; run < runs; run += 1) {
    const folder = (name: string) => path.join(root, name);
    const round = {
      none: await startOnce(folder('plain'), undefined),
      plugins: await startOnce(folder('managed'), many),
      hanging: await startOnce(folder(`stuck-${run}`), hanging),
      again: await startOnce(folder(`stuck-${run}`), hanging),
    };
    if (run < 0) continue;
    for (const name of Object.keys(round) as Array<keyof typeof round>) starts[name].push(round[name]);
  }
  const middle = (name: keyof typeof starts, part: keyof Start) => median(starts[name].map((start) => start[part]));
  const added = (name: keyof typeof starts, part: keyof Start) => Math.round(middle(name, part) - middle('none', part));
  const base = `${Math.round(middle('none', 'wall'))} ms, ${middle('none', 'processor')} ms of processor time`;
  console.log(`a start without a configuration: ${base} (medians of ${runs})`);
  console.log(
    `${PLUGINS} plugins of ${LINES} lines add ${added('plugins', 'processor')} ms of processor time ` +
      `(goal: below ${GOALS.plugins}) and ${added('plugins', 'wall')} ms of waiting`,
  );
  console.log(
    `a plugin that never ends adds ${added('hanging', 'wall')} ms of waiting once (goal: below ${GOALS.hanging})`,
  );
  console.log(`and ${added('again', 'wall')} ms on the next starts`);
  if (added('plugins', 'processor') >= GOALS.plugins || added('hanging', 'wall') >= GOALS.hanging) process.exitCode = 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
