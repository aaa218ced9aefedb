import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '#shared/user-tool/draft.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import { KEPT_DELETED_MS } from './piece-library.ts';
import { workbenchBench } from './testing.ts';

const ROLL: UserTool = {
  name: 'Draw lots',
  description: 'Decides by chance.',
  fields: [
    { type: 'text', name: 'dice', description: 'Such as 2d6.', required: true },
    { type: 'choice', name: 'mood', description: '', required: false, choices: ['calm', 'bold'] },
  ],
  action: { type: 'roll', field: 'dice' },
};

let bench: Awaited<ReturnType<typeof workbenchBench>>;
beforeEach(async () => {
  bench = await workbenchBench();
});
afterEach(() => bench.close());

const list = () => bench.client.call('user-tools.list', {});

function deletedAMonthAgo(): void {
  const database = new DatabaseSync(path.join(bench.dataDir, 'chats.db'));
  database.prepare('UPDATE pieces SET deleted_at = deleted_at - ?').run(KEPT_DELETED_MS + 1_000);
  database.close();
}

describe('the Workbench', () => {
  it('keeps what people make, also over a restart', async () => {
    const id = await bench.create('tool', ROLL);
    const dice = await bench.create('dice', { type: 'roll', name: 'Two dice', dice: '2d6' });
    await bench.restart();
    const pieces = await list();
    expect(pieces.tools).toMatchObject([{ id, body: ROLL, callName: 'draw_lots', icon: 'dice', linkedChats: 0 }]);
    expect(pieces.tools[0]!.tokens).toBeGreaterThan(20);
    expect(pieces.dice).toMatchObject([{ id: dice, usedBy: [] }]);
  });

  it('saves only the parts that changed, and says what is wrong where', async () => {
    const id = await bench.create('tool', ROLL);
    const saved = await bench.client.call('user-tools.save', { kind: 'tool', id, changes: { name: 'Lots' } });
    expect(saved).toEqual({ saved: true, id });
    const refused = await bench.client.call('user-tools.save', { kind: 'tool', id, changes: { fields: [] } });
    expect(refused).toMatchObject({
      saved: false,
      problems: [{ path: 'action.field', text: { key: 'pieces.problem.rollWithoutField' } }],
    });
    expect((await list()).tools).toMatchObject([{ body: { ...ROLL, name: 'Lots' }, callName: 'lots' }]);
  });

  it('brings back what was deleted, after a restart and with its links', async () => {
    const id = await bench.create('tool', ROLL);
    const chat = await bench.client.call('chats.create', {});
    await bench.client.call('chats.set-tools', { id: chat.id, selection: [id, 'current_time', id] });
    await bench.client.call('user-tools.delete', { kind: 'tool', id });
    expect(await list()).toMatchObject({ tools: [], deleted: [{ kind: 'tool', id, name: 'Draw lots' }] });
    await bench.restart();
    await bench.client.call('user-tools.restore', { kind: 'tool', id });
    expect(await list()).toMatchObject({ tools: [{ id, linkedChats: 1 }], deleted: [] });
    expect(await bench.client.call('user-tools.linked-chats', { toolId: id })).toMatchObject({
      chats: [{ id: chat.id }],
    });
    const { toolSelection } = await bench.client.call('chats.get', { id: chat.id });
    expect(toolSelection).toEqual([id, 'current_time']);
  });

  it('keeps what is edited and not saved over a restart, until it is saved or its piece is gone for good', async () => {
    const id = await bench.create('tool', ROLL);
    const dice = await bench.create('dice', { type: 'roll', name: 'Two dice', dice: '2d6' });
    const half = { ...draftOf(ROLL), name: '', fields: [] };
    const ofTool = { kind: 'tool' as const, id, base: ROLL, draft: half };
    const base = { type: 'roll' as const, name: 'Two dice', dice: '2d6' };
    const ofDice = { kind: 'dice' as const, id: dice, base, draft: { ...base, dice: '2d' } };
    await bench.client.call('workbench.keep-unsaved', ofTool);
    await bench.client.call('workbench.keep-unsaved', ofDice);
    await bench.restart();
    const { unsaved } = await bench.client.call('workbench.unsaved', {});
    expect(unsaved).toHaveLength(2);
    expect(unsaved).toEqual(expect.arrayContaining([ofTool, ofDice]));
    expect((await list()).tools).toMatchObject([{ body: ROLL }]);
    await bench.client.call('workbench.drop-unsaved', { id: dice });
    await bench.client.call('user-tools.delete', { kind: 'tool', id });
    expect(await bench.client.call('workbench.unsaved', {})).toEqual({ unsaved: [ofTool] });
    await bench.restart(() => deletedAMonthAgo());
    expect(await bench.client.call('workbench.unsaved', {})).toEqual({ unsaved: [] });
  });

  it('keeps no edited piece that is larger than any person writes', async () => {
    const id = await bench.create('tool', ROLL);
    const draft = { ...draftOf(ROLL), description: 'x'.repeat(100_001) };
    await expect(
      bench.client.call('workbench.keep-unsaved', { kind: 'tool', id, base: ROLL, draft }),
    ).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('duplicates a piece under a name of its own, however long the name was', async () => {
    for (const name of ['Lots', 'x'.repeat(100), '🎲'.repeat(50)]) {
      const id = await bench.create('tool', { ...ROLL, name });
      const { id: copy } = await bench.client.call('user-tools.duplicate', { kind: 'tool', id });
      const { tools, unreadable } = await list();
      expect(unreadable).toEqual([]);
      expect(tools.find((tool) => tool.id === copy)?.body).toEqual({
        ...ROLL,
        name: expect.stringMatching(/ \(copy\)$/),
      });
    }
  });

  it('keeps what this version cannot read, and uses it for nothing', async () => {
    const id = await bench.create('tool', ROLL);
    await bench.restart(() => {
      const database = new DatabaseSync(path.join(bench.dataDir, 'chats.db'));
      database.prepare("UPDATE pieces SET content = json_set(content, '$.code', 'x') WHERE id = ?").run(id);
      database.close();
    });
    expect(await list()).toMatchObject({
      tools: [],
      unreadable: [{ kind: 'tool', id, problems: [{ text: { key: 'pieces.problem.unknownPart' } }] }],
    });
    await bench.client.call('user-tools.delete', { kind: 'tool', id });
    expect(await list()).toMatchObject({ unreadable: [], deleted: [{ id, name: id }] });
  });

  it('forgets what was deleted a month ago', async () => {
    const id = await bench.create('tool', ROLL);
    await bench.client.call('user-tools.delete', { kind: 'tool', id });
    await bench.restart(() => deletedAMonthAgo());
    expect((await list()).deleted).toEqual([]);
    await expect(bench.client.call('user-tools.restore', { kind: 'tool', id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('shows a tool as each wire API would send it', async () => {
    const seen = await bench.client.call('workbench.model-sees', { subject: { of: 'draft', draft: ROLL } });
    if (!seen.ok) throw new Error('refused');
    expect(seen.view).toMatchObject({
      callName: 'draw_lots',
      description: 'Decides by chance.',
      arguments: [
        { name: 'dice', type: 'text', required: true, description: 'Such as 2d6.' },
        { name: 'mood', type: 'choice', choices: ['calm', 'bold'], required: false },
      ],
    });
    const sent = Object.fromEntries(seen.view.requests.map(({ wireApi, json }) => [wireApi, JSON.parse(json)]));
    expect(sent.CHAT_COMPLETIONS.function).toMatchObject({ name: 'draw_lots', strict: false });
    expect(sent.RESPONSES).toMatchObject({ name: 'draw_lots', strict: true });
    expect(sent.RESPONSES.parameters.required).toEqual(['dice', 'mood']);
    expect(sent.ANTHROPIC_MESSAGES.input_schema.required).toEqual(['dice']);
    const { tokens } = seen.view;
    expect(tokens.callName + tokens.description + tokens.arguments + tokens.instructions).toBe(tokens.total);
  });

  it('shows each wire API what it is sent in compact mode, too, and what that saves', async () => {
    const look = async () => {
      const seen = await bench.client.call('workbench.model-sees', { subject: { of: 'draft', draft: ROLL } });
      if (!seen.ok) throw new Error('refused');
      return seen.view;
    };
    const full = await look();
    expect(full.tokens.compact).toBeLessThan(full.tokens.total);
    await bench.client.call('settings.update', { schemaMode: 'compact' });
    const compact = await look();
    expect(compact.tokens.total).toBe(full.tokens.compact);
    expect(full.requests.filter(({ json }) => json.includes('Such as 2d6.'))).toHaveLength(3);
    expect(compact.requests.filter(({ json }) => json.includes('Such as 2d6.'))).toEqual([]);
    for (const { json } of compact.requests) expect(json).toContain('"mood"');
  });

  it('tries a draft by the real path, a refusal included', async () => {
    const attempt = (argumentsText: string, seed?: string) =>
      bench.client.call('workbench.try', {
        subject: { of: 'draft', draft: ROLL },
        argumentsText,
        ...(seed && { seed }),
      });
    const first = await attempt('{"dice":"3d6"}');
    if (!first.ok) throw new Error('refused');
    expect(first.trial).toMatchObject({ isError: false, call: { state: 'done', toolName: 'Draw lots' } });
    expect(first.trial.content).toMatch(/^Rolled 3d6: \[\d, \d, \d\] = \d+$/);
    const again = await attempt('{"dice":"3d6"}', first.trial.seed);
    expect(again).toMatchObject({ trial: { content: first.trial.content } });
    expect(JSON.parse(first.trial.messages.find(({ wireApi }) => wireApi === 'CHAT_COMPLETIONS')!.json)).toEqual({
      role: 'tool',
      tool_call_id: 'try000001',
      content: first.trial.content,
    });
    const refused = await attempt('{"dice":"999999d999999"}');
    expect(refused).toMatchObject({
      trial: { isError: true, call: { state: 'error', reason: { key: 'pieces.dice.tooManyDice' } } },
    });
    expect(refused.ok && refused.trial.content).toContain('At most 1000 dice');
    expect(refused.ok && refused.trial.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'stopped',
      'not-reached',
      'not-reached',
      'not-reached',
    ]);
  });

  it('neither saves nor tries what the decoder refuses', async () => {
    const draft = { ...ROLL, fields: [ROLL.fields[0]!, ROLL.fields[0]!] };
    const refused = { ok: false, problems: [{ path: 'fields[1].name', text: { key: 'pieces.problem.fieldTwice' } }] };
    const subject = { of: 'draft', draft } as const;
    expect(await bench.client.call('workbench.try', { subject, argumentsText: '{}' })).toEqual(refused);
    expect(await bench.client.call('workbench.model-sees', { subject })).toEqual(refused);
    expect(await bench.client.call('user-tools.check', { kind: 'tool', body: draft })).toEqual({
      problems: refused.problems,
    });
  });

  it('adds an example once, and it works', async () => {
    for (const { id } of (await bench.client.call('user-tools.examples', {})).examples) {
      const { toolId } = await bench.client.call('user-tools.add-example', { id });
      expect(await bench.client.call('user-tools.add-example', { id })).toEqual({ toolId });
    }
    const { tools } = await list();
    expect(tools.map(({ callName }) => callName)).toEqual([
      'decision_record',
      'risk_estimate',
      'deadline',
      'random_sample',
      'roll_dice',
    ]);
    const attempt = async (callName: string, args: object) => {
      const toolId = tools.find((tool) => tool.callName === callName)!.id;
      const subject = { of: 'tool', toolId } as const;
      const tried = await bench.client.call('workbench.try', { subject, argumentsText: JSON.stringify(args) });
      return tried.ok ? tried.trial.content : '';
    };
    expect(await attempt('decision_record', { decision: 'x', reasons: 'y', standing: 'final' })).toBe('Recorded.');
    expect(await attempt('risk_estimate', { risk: 'Loss', likelihood: '4', harm: '5' })).toBe(
      'Loss: 4 x 5 = 20 of 25, high: act now.',
    );
    expect(await attempt('deadline', { start: '2026-03-06', days: 1, counted_in: 'workdays' })).toContain(
      '1 workdays from 2026-03-06 end on Monday, 2026-03-09',
    );
    expect(await attempt('random_sample', { purpose: 'audit' })).toMatch(/^Random sample \(drew 5 of 40\): File \d+; /);
    expect(await attempt('roll_dice', { dice: '1d6' })).toMatch(/^Rolled 1d6: \[\d\] = \d$/);
  });
});
