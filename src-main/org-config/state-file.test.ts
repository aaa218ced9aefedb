import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStateFile } from './state-file.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'state-'));
  reported = [];
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = () => openStateFile(folder, (error) => reported.push(error));
let reported: unknown[] = [];
const ACCEPTED = { version: '3', digest: 'd', at: 7 };
const FILE = 'state.json';
const COPY = 'state.copy.json';
const at = (name: string) => path.join(folder, name);
const text = (name: string) => fs.readFileSync(at(name), 'utf8');
const remove = (name: string) => fs.rmSync(at(name));
const write = (name: string, content: string) => fs.writeFileSync(at(name), content);

/** One start after which something is remembered. */
function remember() {
  const file = open();
  file.state.accepted['p/i'] = { ...ACCEPTED };
  file.state.places['organization:/plugins/a'] = {
    state: 'applied',
    since: 5,
    version: '1.0.0',
    content: { a: 'MEDIUM' },
  };
  file.save();
}

function restart() {
  const file = open();
  file.setDamagedAside();
  return file;
}

describe('what is remembered of an organization’s configurations', () => {
  it('begins with nothing, and nothing is wrong with that', () => {
    const file = restart();
    expect([file.state.accepted, file.state.places, file.damage]).toEqual([{}, {}, undefined]);
  });

  it('is there again, twice on disk, readable by nobody else', () => {
    remember();
    expect(restart()).toMatchObject({ state: { accepted: { 'p/i': ACCEPTED } }, damage: undefined });
    expect(text(COPY)).toBe(text(FILE));
    expect(fs.statSync(at(COPY)).mode & 0o077).toBe(0);
  });

  it.each<[string, () => void, { outcome: string; keptAs?: string }]>([
    ['the file is deleted', () => remove(FILE), { outcome: 'restored' }],
    ['the file is no JSON', () => write(FILE, '{"pla'), { outcome: 'restored', keptAs: 'state.damaged-1.json' }],
    ['the file is empty', () => write(FILE, ''), { outcome: 'restored', keptAs: 'state.damaged-1.json' }],
    ['the file is no object', () => write(FILE, '[]'), { outcome: 'restored', keptAs: 'state.damaged-1.json' }],
    [
      'a single letter of it is another one',
      () => write(FILE, text(FILE).replace('MEDIUM', 'MEDIUN')),
      { outcome: 'restored', keptAs: 'state.damaged-1.json' },
    ],
    [
      'its digest is gone',
      () =>
        write(
          FILE,
          text(FILE)
            .replace(/,"digest":"[0-9a-f]{64}"}$/, '}')
            .replace('MEDIUM', 'NONE'),
        ),
      { outcome: 'restored' },
    ],
    ['the copy is damaged', () => write(COPY, 'x'), { outcome: 'restored', keptAs: 'state.copy.damaged-1.json' }],
  ])('is whole when %s', (_, harm, damage) => {
    remember();
    harm();
    const file = restart();
    expect(file.state.accepted['p/i']).toEqual(ACCEPTED);
    expect(file.state.places['organization:/plugins/a']?.content).toEqual({ a: 'MEDIUM' });
    const { keptAs, outcome } = file.damage ?? {};
    expect({ outcome, ...(keptAs && { keptAs: path.basename(keptAs) }) }).toEqual(damage);
    file.save();
    expect(text(COPY)).toBe(text(FILE));
    expect(restart().damage).toBeUndefined();
  });

  it('is whole when only the copy is not there yet: it was written before there was one', () => {
    remember();
    remove(COPY);
    write(FILE, text(FILE).replace(/,"digest":"[0-9a-f]{64}"}$/, '}'));
    expect(restart()).toMatchObject({ state: { accepted: { 'p/i': ACCEPTED } }, damage: undefined });
  });

  it('is what can still be read when both files are damaged, and says so', () => {
    remember();
    for (const name of [FILE, COPY]) write(name, text(name).replace('"applied"', '"bpplied"'));
    const { state, damage } = restart();
    expect(damage?.outcome).toBe('lost');
    expect(state.accepted['p/i']).toEqual(ACCEPTED);
  });

  it('keeps every damaged file, numbered', () => {
    remember();
    for (const content of ['first', 'second']) {
      write(FILE, content);
      restart().save();
    }
    expect([text('state.damaged-1.json'), text('state.damaged-2.json')]).toEqual(['first', 'second']);
  });

  it('stays as it is when the disk refuses, which is reported, and is written with the next change', () => {
    remember();
    const file = open();
    fs.mkdirSync(at(`${FILE}.${process.pid}.new`));
    file.state.accepted['p/j'] = { ...ACCEPTED };
    file.save();
    expect(reported).toMatchObject([{ code: 'EISDIR' }]);
    expect(JSON.parse(text(FILE)).accepted).toEqual({ 'p/i': ACCEPTED });
    // The other file does not depend on this one.
    expect(JSON.parse(text(COPY)).accepted).toEqual({ 'p/i': ACCEPTED, 'p/j': ACCEPTED });
    fs.rmdirSync(at(`${FILE}.${process.pid}.new`));
    file.save();
    expect(text(FILE)).toBe(text(COPY));
  });

  it('is not touched by a process that only reads', () => {
    remember();
    write(FILE, 'x');
    open();
    expect(fs.readdirSync(folder).toSorted()).toEqual([COPY, FILE]);
    expect(text(FILE)).toBe('x');
  });
});
