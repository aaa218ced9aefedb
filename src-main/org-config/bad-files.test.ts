import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { createEvaluator } from './lua/create-evaluator.ts';
import { HEADER, headerWith } from './testing/plugin-text.ts';
import { testOrganization } from './testing/test-organization.ts';

/** A second plugin stands beside every bad one: whatever happens, it applies. */
const NEIGHBOUR = `${headerWith({ ID: '"11111111-1111-1111-1111-111111111111"', NAME: '"Neighbour"' })}
CONFIG["SETTINGS"]["DataConfidence.ConfidenceScheme"] = "TRUST_EUROPE"
`;

const patient = createEvaluator({ timeLimitMs: 15_000 });
const impatient = createEvaluator({ timeLimitMs: 300 });
afterAll(() => Promise.all([patient.close(), impatient.close()]));

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bad-files-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const bytes = (...parts: Array<string | number[]>) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

/** The problems of the bad plugin, which lies in `office`, after a look at it and its neighbour. */
async function problemsOf(
  content: string | Buffer,
  options: { evaluator?: typeof patient; files?: Record<string, string> } = {},
) {
  const office = path.join(root, 'plugins', 'office');
  fs.mkdirSync(office, { recursive: true });
  fs.mkdirSync(path.join(root, 'plugins', 'neighbour'));
  fs.writeFileSync(path.join(office, 'plugin.lua'), content);
  for (const [name, text] of Object.entries(options.files ?? {})) fs.writeFileSync(path.join(office, name), text);
  fs.writeFileSync(path.join(root, 'plugins', 'neighbour', 'plugin.lua'), NEIGHBOUR);
  const organization = testOrganization(root, { evaluator: options.evaluator ?? patient });
  await organization.look();
  const view = organization.view(() => false);
  expect(organization.overlay.locked.confidenceScheme).toBe('TRUST_EUROPE');
  expect(view.plugins.find(({ name }) => name === 'Neighbour')).toMatchObject({ state: 'applied', problems: [] });
  const bad = view.plugins.find(({ name }) => name !== 'Neighbour');
  return { problems: bad?.problems ?? [], settings: organization.overlay.locked, state: bad?.state };
}

const SET = 'CONFIG["SETTINGS"]["DataTools.ParallelToolCalls"] = true\n';
const NEVER_ENDING_PATTERN = 'string.find(("a"):rep(3e4), (".-"):rep(30) .. "b")';

describe('a file that does not load costs itself alone', () => {
  it.each<[string, string | Buffer, string]>([
    ['a syntax error', `${HEADER}CONFIG["SETTINGS"] = {`, 'organization.problem.syntax'],
    ['an unfinished string', `${HEADER}X = "abc`, 'organization.problem.syntax'],
    ['an error of its own', `${HEADER}error("no")`, 'organization.problem.luaError'],
    ['an index into nothing', `${HEADER}CONFIG["NOPE"]["x"] = 1`, 'organization.problem.luaError'],
    ['an endless loop', `${HEADER}while true do end`, 'organization.problem.neverEnds'],
    [
      'an endless loop that swallows errors',
      `${HEADER}while true do pcall(error) end`,
      'organization.problem.neverEnds',
    ],
    ['endless recursion', `${HEADER}local function f() return 1 + f() end f()`, 'organization.problem.luaError'],
    ['a memory bomb of texts', `${HEADER}local s = "x" while true do s = s .. s end`, 'organization.problem.memory'],
    [
      'a memory bomb of tables',
      `${HEADER}local t = {} while true do t[#t + 1] = {} end`,
      'organization.problem.memory',
    ],
    ['a giant text', `${HEADER}string.rep("x", 1e10)`, 'organization.problem.luaError'],
    ['a table without end', `${HEADER}CONFIG.SELF = CONFIG`, 'organization.problem.tooMuch'],
    ['a file outside of its folder', `require("../x")\n${HEADER}`, 'organization.problem.luaError'],
    ['a system library', `${HEADER}os.execute("true")`, 'organization.problem.luaError'],
    ['a file it reads', `${HEADER}io.open("/etc/passwd")`, 'organization.problem.luaError'],
    ['code it makes', `${HEADER}load("x = 1")()`, 'organization.problem.luaError'],
    [
      'UTF-16 with a mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(HEADER, 'utf16le')]),
      'organization.problem.utf16',
    ],
    ['UTF-16 without a mark', Buffer.from(HEADER, 'utf16le'), 'organization.problem.utf16'],
    ['bytecode', bytes([0x1b], 'Lua', [0x54, 0, 0x19, 0x93]), 'organization.problem.syntax'],
    ['a ZIP archive', bytes('PK', [3, 4], 'stuff'), 'organization.problem.syntax'],
    ['HTML of a sign-in page', '<!doctype html><title>Sign in</title>', 'organization.problem.syntax'],
    ['nothing', '', 'organization.problem.headerNeeded'],
    ['comments alone', '-- to be done\n', 'organization.problem.headerNeeded'],
    ['no ID', HEADER.replace(/ID = .*/, ''), 'organization.problem.headerNeeded'],
    ['an ID that is no GUID', headerWith({ ID: '"legal"' }), 'organization.problem.headerNeeded'],
    ['a NAME that is a number', headerWith({ NAME: '7' }), 'organization.problem.headerNeeded'],
    ['a TYPE nobody knows', headerWith({ TYPE: '"CONFIG"' }), 'organization.problem.headerNeeded'],
    ['another TYPE', headerWith({ TYPE: '"LANGUAGE"' }), 'organization.problem.otherType'],
    ['5 MB', `${HEADER}${'-- filling\n'.repeat(500_000)}`, 'organization.problem.fileTooLarge'],
  ])('%s', async (_, content, key) => {
    const { problems, state } = await problemsOf(content);
    expect(problems.map(({ text }) => text.key)).toContain(key);
    expect(state).toBe('failed');
  });

  it('a pattern that never ends', async () => {
    const { problems } = await problemsOf(`${HEADER}${NEVER_ENDING_PATTERN}`, { evaluator: impatient });
    expect(problems.map(({ text }) => text.key)).toEqual(['organization.problem.neverEnds']);
  });

  it('a link out of its folder', async () => {
    fs.writeFileSync(path.join(root, 'secret.lua'), 'SECRET = true');
    const office = path.join(root, 'plugins', 'office');
    fs.mkdirSync(office, { recursive: true });
    fs.symlinkSync(path.join(root, 'secret.lua'), path.join(office, 'icon.lua'));
    const { problems } = await problemsOf(`${HEADER}require("icon")`);
    expect(problems.map(({ text }) => text.key)).toEqual([
      'organization.problem.linkOutside',
      'organization.problem.luaError',
    ]);
  });
});

describe('a file that loads applies as far as it can be understood', () => {
  it.each<[string, string | Buffer, string | undefined, Partial<OrganizationProblem>?]>([
    ['with a byte order mark', bytes([0xef, 0xbb, 0xbf], HEADER + SET), undefined],
    ['with line ends of Windows', (HEADER + SET).replaceAll('\n', '\r\n'), undefined],
    ['with old line ends of the Mac', (HEADER + SET).replaceAll('\n', '\r'), undefined],
    ['in an old encoding', bytes(HEADER, SET, 'X = "b', [0xfc], 'ro"'), 'organization.problem.notUtf8', { line: 17 }],
    [
      'with an unknown key',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.Nope"] = 1`,
      'organization.problem.unknownSetting',
      { line: 17, seen: '1' },
    ],
    [
      'that switches off a tool by a name that is none',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.DisabledToolIds"] = {\n  "web_search",\n  "web_serach" }`,
      'organization.problem.unknownTool',
      { line: 19, seen: '"web_serach"', severity: 'info', key: 'DataTools.DisabledToolIds' },
    ],
    [
      'that wants a level for a tool that is none',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.MinimumProviderConfidenceByToolId"] = { web_page = "HIGH" }`,
      'organization.problem.unknownTool',
    ],
    [
      'that wants approval for a tool that is none',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.ApprovalByToolId"] = { web_search = "ask", web_page = "ask" }`,
      'organization.problem.unknownTool',
      { seen: '"web_page"' },
    ],
    [
      'with a template that begins with a tool that is none',
      `${HEADER}${SET}CONFIG["CHAT_TEMPLATES"] = { { ["Id"] = "t", ["Name"] = "n", ["ToolIds"] = { "web_search", "web_serach" } } }`,
      'organization.problem.unknownTool',
      { line: 17, seen: '"web_serach"', key: 'CHAT_TEMPLATES.ToolIds' },
    ],
    [
      'that names only tools that there are',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.ApprovalByToolId"] = { web_search = "ask", time_range = "auto" }`,
      undefined,
    ],
    ['with an unknown part', `${HEADER}${SET}CONFIG["NOPE"] = {}`, 'organization.problem.unknownPart'],
    [
      'with a typing error in a choice',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataConfidence.GlobalMinimumConfidence"] = "MEDUIM"`,
      'organization.problem.valueIgnored',
      { line: 17, seen: '"MEDUIM"', key: 'DataConfidence.GlobalMinimumConfidence' },
    ],
    [
      'with a text for a switch',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.EnableTools"] = "false"`,
      'organization.problem.valueIgnored',
      { valid: { key: 'organization.valid.boolean' } },
    ],
    [
      'with a number out of range',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.HttpClientTimeoutSeconds"] = 5`,
      'organization.problem.valueIgnored',
      { valid: { key: 'organization.valid.atLeast', params: { minimum: 120 } } },
    ],
    [
      'with half a number',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.HttpClientTimeoutSeconds"] = 200.5`,
      'organization.problem.valueIgnored',
    ],
    [
      'with a number without end',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.HttpClientTimeoutSeconds"] = math.huge`,
      'organization.problem.valueIgnored',
    ],
    [
      'with a table for a text',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.StartPage"] = {}`,
      'organization.problem.valueIgnored',
    ],
    [
      'with a text for a list',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.DisabledToolIds"] = "web_search"`,
      'organization.problem.valueIgnored',
    ],
    [
      'with one wrong entry in a map',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.MinimumProviderConfidenceByToolId"] = { web_search = "HIGH", x = 1 }`,
      'organization.problem.entryIgnored',
    ],
    [
      'with an override that is no switch',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataTools.ParallelToolCalls.AllowUserOverride"] = "yes"`,
      'organization.problem.overrideIgnored',
    ],
    [
      'with a function for a value',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.StartPage"] = function() end`,
      'organization.problem.notData',
    ],
    ['with settings that are a text', `${HEADER}CONFIG["SETTINGS"] = "none"`, 'organization.problem.partIgnored'],
    ['without CONFIG', `${HEADER}CONFIG = nil`, 'organization.problem.noConfig'],
    [
      'with a version that is none',
      headerWith({ VERSION: '"new"' }) + SET,
      'organization.problem.headerIgnored',
      { key: 'VERSION' },
    ],
    [
      'with a provider of an unknown kind',
      `${HEADER}${SET}CONFIG["LLM_PROVIDERS"] = { { ["Id"] = "p", ["InstanceName"] = "n", ["UsedLLMProvider"] = "OPENAI", ["Model"] = { ["Id"] = "m" } } }`,
      'organization.problem.objectLeftOut',
      { key: 'LLM_PROVIDERS[1].UsedLLMProvider' },
    ],
    [
      'with a provider that is a text',
      `${HEADER}${SET}CONFIG["LLM_PROVIDERS"] = { "p" }`,
      'organization.problem.objectLeftOut',
    ],
    [
      'with a key in plain text',
      `${HEADER}${SET}CONFIG["LLM_PROVIDERS"] = { { ["Id"] = "p", ["InstanceName"] = "n", ["UsedLLMProvider"] = "OPEN_AI", ["Model"] = { ["Id"] = "m" }, ["APIKey"] = "sk-plain" } }`,
      'organization.problem.keyRefused',
    ],
    [
      'with the same id twice',
      `${HEADER}${SET}local p = { ["Id"] = "p", ["Name"] = "n" }\nCONFIG["PROFILES"] = { p, p }`,
      'organization.problem.duplicateObject',
    ],
    [
      'with a list that is a map',
      `${HEADER}${SET}CONFIG["PROFILES"] = { first = {} }`,
      'organization.problem.partIgnored',
    ],
    [
      'with a key for later',
      `${HEADER}${SET}CONFIG["SETTINGS"]["DataApp.ShowVision"] = true`,
      'organization.problem.notUsedYet',
    ],
  ])('%s', async (_, content, key, facts = {}) => {
    const { problems, settings, state } = await problemsOf(content);
    expect(state).toBe('applied');
    const isSet = content.includes('ParallelToolCalls');
    expect(settings.parallelToolCalls).toBe(isSet ? true : undefined);
    if (key === undefined) expect(problems).toEqual([]);
    else expect(problems).toContainEqual(expect.objectContaining({ text: expect.objectContaining({ key }), ...facts }));
    // No secret is repeated to whoever looks at the problems.
    expect(JSON.stringify(problems)).not.toContain('sk-plain');
  });
});

describe('what a file holds more than anybody reads', () => {
  it.each([
    ['a key of millions of characters', 'CONFIG["SETTINGS"][("k"):rep(4e6)] = 1'],
    [
      'functions below keys of millions of characters',
      'local t = {} for i = 1, 500 do t["f" .. i] = print end CONFIG[("k"):rep(4e6)] = t',
    ],
    ['keys of other kinds', 'CONFIG[{}] = 1 CONFIG[true] = 2 for i = 1, 500 do CONFIG[function() end] = i end'],
    ['very many unknown keys', 'for i = 1, 20000 do CONFIG["SETTINGS"]["Unknown.Key" .. i] = i end'],
    [
      'very many unknown fields',
      'local p = { ["Id"] = "p", ["Name"] = "n" } for i = 1, 20000 do p["Field" .. i] = i end CONFIG["PROFILES"] = { p }',
    ],
    [
      'very many bad objects',
      'local t = {} for i = 1, 900 do t[i] = { ["Id"] = i, ["Name"] = i } end CONFIG["PROFILES"] = t',
    ],
    ['a value of millions of characters', 'CONFIG["SETTINGS"]["DataApp.StartPage"] = ("v"):rep(4e6)'],
    ['a name of millions of characters', 'CONFIG["PROFILES"] = { { ["Id"] = "p", ["Name"] = ("n"):rep(4e6) } }'],
  ])('is told in short: %s', async (_, lua) => {
    const { problems, settings, state } = await problemsOf(`${HEADER}${SET}${lua}`);
    expect(state).toBe('applied');
    expect(settings.parallelToolCalls).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(problems).length).toBeLessThan(1_000_000);
  });

  it('does not hide what is wrong behind what is merely unknown', async () => {
    const { problems } = await problemsOf(
      `${HEADER}${SET}for i = 1, 2000 do CONFIG["SETTINGS"]["Unknown.Key" .. i] = i end CONFIG["SETTINGS"]["DataTools.EnableTools"] = 1`,
    );
    expect(problems.map(({ text }) => text.key)).toContain('organization.problem.valueIgnored');
  });
});

it.skipIf(process.platform === 'win32')('a pipe in the place of a file is not waited for', async () => {
  const office = path.join(root, 'plugins', 'office');
  fs.mkdirSync(office, { recursive: true });
  execFileSync('mkfifo', [path.join(office, 'icon.lua')]);
  const { problems, settings } = await problemsOf(HEADER + SET);
  expect(settings.parallelToolCalls).toBe(true);
  expect(problems.map(({ text }) => text.key)).toEqual(['organization.problem.unreadable']);
  fs.rmSync(path.join(office, 'plugin.lua'));
  execFileSync('mkfifo', [path.join(office, 'plugin.lua')]);
  const organization = testOrganization(root, { evaluator: patient });
  await organization.look();
  expect(organization.overlay.locked).toMatchObject({ parallelToolCalls: true, confidenceScheme: 'TRUST_EUROPE' });
});
