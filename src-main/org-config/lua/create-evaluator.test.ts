import { afterAll, describe, expect, it } from 'vitest';
import { createEvaluator } from './create-evaluator.ts';
import type { Evaluation } from './evaluation.ts';

// Far longer than any of these takes on a busy computer, but for those that never end.
const patient = createEvaluator({ timeLimitMs: 15_000 });
const impatient = createEvaluator({ timeLimitMs: 300 });
afterAll(() => Promise.all([patient.close(), impatient.close()]));

const bytes = (source: string) => new TextEncoder().encode(source);
const run = (source: string, others: Record<string, string> = {}, evaluator = patient): Promise<Evaluation> =>
  evaluator.evaluate({
    files: {
      'plugin.lua': bytes(source),
      ...Object.fromEntries(Object.entries(others).map(([file, text]) => [file, bytes(text)])),
    },
    globals: ['RESULT'],
  });
const resultOf = async (source: string, others?: Record<string, string>) => {
  const evaluation = await run(source, others);
  if (!evaluation.ok) throw new Error(`${evaluation.failure}: ${evaluation.message}`);
  return evaluation.globals.RESULT;
};

describe('Lua in a plugin', () => {
  it.each([
    ['RESULT = utf8.char(228) .. utf8.len("äö")', 'ä2'],
    ['RESULT = { 1, 2.5, "three", true }', [1, 2.5, 'three', true]],
    ['RESULT = { a = { b = { "c" } } }', { a: { b: ['c'] } }],
    ['RESULT = { [1] = "x", [3] = "y" }', { 1: 'x', 3: 'y' }],
    ['RESULT = { [2] = "b", [1] = "a" }', ['a', 'b']],
    ['RESULT = {}', []],
    ['RESULT = "a\\0b"', 'a\0b'],
    ['RESULT = { ["__proto__"] = "own" }', JSON.parse('{"__proto__":"own"}')],
    ['RESULT = math.maxinteger // 1 > 0 and string.format("%d", 2^53)', '9007199254740992'],
    ['local t = {}; t[#t + 1] = "x"; t[#t + 1] = "y"; RESULT = table.concat(t, ",")', 'x,y'],
    ['RESULT = select("#", coroutine.resume(coroutine.create(function() return 1, 2 end)))', 3],
    ['RESULT = ({ pcall(error, "x") })[1]', false],
  ])('%s', async (source, expected) => {
    expect(await resultOf(source)).toEqual(expected);
  });

  it('reads files beside it by require, each once, with what they return and what they set', async () => {
    const others = {
      'icon.lua': 'SVG = "<svg/>"; COUNT = (COUNT or 0) + 1',
      'lib/words.lua': 'return { hello = "Hallo" }',
    };
    const source = 'require("icon"); require("icon"); RESULT = { SVG, COUNT, require("lib.words").hello }';
    expect(await resultOf(source, others)).toEqual(['<svg/>', 1, 'Hallo']);
  });

  it('leaves functions out and says where they stood', async () => {
    const evaluation = await run('RESULT = { a = 1, f = function() end }');
    expect(evaluation).toMatchObject({ ok: true, globals: { RESULT: { a: 1 } }, dropped: ['RESULT.f'] });
  });

  it('sees no metatable when it is copied out', async () => {
    expect(await resultOf('RESULT = setmetatable({ a = 1 }, { __index = error, __pairs = error })')).toEqual({ a: 1 });
    expect(await resultOf('setmetatable(_G, { __index = function() return "made up" end })')).toBeUndefined();
  });

  it('says on which lines strings and names stand, outside of comments', async () => {
    const source = '-- "Key"\n--[[ "Key"\n]]\nRESULT = {\r\n  ["Key"] = 1,\n  Name = [[long\n]] }\nRESULT["Key"] = 2';
    expect(await patient.tokenLines(bytes(source))).toMatchObject({ Key: [5, 8], Name: [6], RESULT: [4, 8] });
  });
});

describe('a plugin cannot reach', () => {
  it.each([
    'io',
    'os',
    'debug',
    'package',
    'load',
    'loadfile',
    'dofile',
    'loadstring',
    'collectgarbage',
    'string.dump',
  ])('%s', async (name) => {
    expect(await resultOf(`RESULT = tostring(${name})`)).toBe('nil');
  });

  it('anything beyond the names of Lua itself', async () => {
    const names = await resultOf(
      'RESULT = {} for name in pairs(_G) do RESULT[#RESULT + 1] = name end table.sort(RESULT)',
    );
    expect(names).toEqual(
      (
        '_G _VERSION assert coroutine error getmetatable ipairs math next pairs pcall print rawequal rawget rawlen ' +
        'rawset require select setmetatable string table tonumber tostring type utf8 warn xpcall RESULT'
      )
        .split(' ')
        .toSorted(),
    );
  });

  it('another plugin through what both share', async () => {
    await run('getmetatable("").__index = function() return "changed" end; string.format = nil; _G.LEFT = 1');
    expect(await resultOf('RESULT = { ("x"):upper(), string.format("%d", 1), tostring(LEFT) }')).toEqual([
      'X',
      '1',
      'nil',
    ]);
  });

  it.each(['../icon', '..icon', '/etc/passwd', 'icon.lua', 'C:\\icon', 'io', ''])('require(%j)', async (name) => {
    const evaluation = await run(`require(${JSON.stringify(name)})`, { 'icon.lua': '' });
    expect(evaluation).toMatchObject({ ok: false, failure: 'error', line: 1 });
    expect(!evaluation.ok && evaluation.message).toContain('no such file');
  });

  it('bytecode', async () => {
    expect(await run('\u001bLua')).toMatchObject({ ok: false, failure: 'syntax' });
  });
});

describe('a plugin is stopped', () => {
  it.each([
    ['instruction-limit', 'while true do end'],
    ['instruction-limit', 'while true do pcall(function() while true do end end) end'],
    ['time-limit', 'local function f() return pcall(f) or f() end f()'],
    ['instruction-limit', 'coroutine.wrap(function() while true do pcall(function() while true do end end) end end)()'],
    ['instruction-limit', 'while true do coroutine.wrap(function() while true do end end)() end'],
    ['instruction-limit', 'local t = setmetatable({}, { __index = function() while true do end end }) RESULT = t.x'],
    ['time-limit', 'xpcall(function() while true do end end, function() while true do end end)'],
    ['error', 'error(setmetatable({}, { __tostring = function() while true do end end }))'],
    ['memory-limit', 'local s = "x" while true do s = s .. s end'],
    ['memory-limit', 'local t = {} for i = 1, 1e9 do t[i] = i end'],
    ['memory-limit', 'RESULT = ("x"):rep(1e9)'],
    ['memory-limit', 'local t = {} while true do t[#t + 1] = coroutine.create(function() end) end'],
    ['error', 'string.rep("x", 1e10)'],
    ['error', 'local function f() return 1 + f() end f()'],
    ['error', 'local function f() return ("x"):gsub(".", f) end f()'],
    ['time-limit', 'string.find(("a"):rep(3e4), (".-"):rep(30) .. "b")'],
    [
      'time-limit',
      'setmetatable({}, { __gc = function() while true do end end }) local s = "x" for i = 1, 24 do s = s .. s end',
    ],
    ['result-too-large', 'RESULT = {} local t = RESULT for i = 1, 20 do t.t = {} t = t.t end'],
    ['result-too-large', 'RESULT = {} RESULT.itself = RESULT'],
    ['result-too-large', 'RESULT = {} for i = 1, 2e5 do RESULT[i] = i end'],
    ['result-too-large', 'RESULT = ("x"):rep(9e6)'],
    ['error', 'error({})'],
    ['error', 'coroutine.yield()'],
    ['syntax', 'RESULT = ('],
    ['error', `RESULT = ${'('.repeat(5_000)}`],
  ])('by its %s: %j', async (failure, source) => {
    expect(await run(source, {}, failure === 'time-limit' ? impatient : patient)).toMatchObject({ ok: false, failure });
    // And the next one finds everything as ever.
    expect(await resultOf('RESULT = 1')).toBe(1);
  });

  it('with the line and the words of Lua', async () => {
    expect(await run('\n\nlocal x =\n\n= 2')).toEqual({
      ok: false,
      failure: 'syntax',
      file: 'plugin.lua',
      line: 5,
      message: expect.stringContaining("unexpected symbol near '='"),
    });
    expect(await run('require("icon")', { 'icon.lua': '\nlocal x = nil + 1' })).toMatchObject({
      file: 'icon.lua',
      line: 2,
    });
    expect(await run('require("icon")', { 'icon.lua': '\n\nx = = 1' })).toMatchObject({ file: 'icon.lua', line: 3 });
  });

  it('without holding up the others, which get a thread of their own', async () => {
    const slow = createEvaluator({ timeLimitMs: 60_000, patienceMs: 1 });
    const hanging = slow.evaluate({
      files: { 'plugin.lua': bytes('string.find(("a"):rep(3e4), (".-"):rep(30) .. "b")') },
      globals: [],
    });
    const others = ['1', '2', '3'].map((value) =>
      slow.evaluate({ files: { 'plugin.lua': bytes(`RESULT = ${value}`) }, globals: ['RESULT'] }),
    );
    expect(await Promise.all(others)).toMatchObject([1, 2, 3].map((RESULT) => ({ ok: true, globals: { RESULT } })));
    await slow.close();
    expect(await hanging).toMatchObject({ ok: false, failure: 'crash' });
  });

  it('as one that nobody looked at when it comes as the application ends, and never as one that does not end', async () => {
    const ended = createEvaluator({ timeLimitMs: 300 });
    await run('RESULT = 1', {}, ended);
    const [waiting] = [run('RESULT = 2', {}, ended), ended.close()];
    expect(await waiting).not.toMatchObject({ failure: 'time-limit' });
    expect(await run('RESULT = 3', {}, ended)).toMatchObject({ ok: false, failure: 'crash' });
    expect(await ended.tokenLines(bytes('RESULT = 4'))).toEqual({});
  });
});
