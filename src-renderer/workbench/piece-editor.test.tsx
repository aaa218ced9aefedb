import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DicePiece } from '#shared/user-tool/dice-piece.ts';
import { openBench, press, save, write } from '../testing/bench.tsx';

const TABLE: DicePiece = {
  type: 'table',
  name: 'Topics',
  rows: [
    { text: 'Budget', weight: 3 },
    { text: 'Staff', weight: 1 },
  ],
};
const open = (body: DicePiece = TABLE) =>
  openBench('#/workbench/dice/d', [], { dice: [{ id: 'd', createdAt: 0, updatedAt: 0, body, usedBy: [] }] });
const rows = () => screen.getByLabelText('Rows');

describe('the editor of a dice piece', () => {
  it('sends nothing until something was edited, and then that part alone', async () => {
    const { ipc } = await open();
    expect(await screen.findByLabelText('Rows')).toHaveValue('3 × Budget\nStaff');
    expect(save()).toBeDisabled();
    await write('Rows', '3 × Budget\n2 × Staff');
    await waitFor(() => expect(save()).toBeEnabled());
    await press('Save');
    const changed = [TABLE.rows[0], { text: 'Staff', weight: 2 }];
    expect(ipc.callsOf('user-tools.save')).toEqual([{ kind: 'dice', id: 'd', changes: { rows: changed } }]);
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('undoes step by step, another type with its content included', async () => {
    await open();
    await screen.findByLabelText('Rows');
    await write('Name', 'Evening');
    await press('Pool');
    expect(screen.getByLabelText('Entries')).toHaveValue('Budget\nStaff');
    await press('Undo');
    expect(rows()).toHaveValue('3 × Budget\nStaff');
    await press('Undo');
    expect(screen.getByLabelText('Name')).toHaveValue('Topics');
    expect(save()).toBeDisabled();
  });

  it('says at its field what the decoder refuses, and does not save it', async () => {
    const { ipc } = await open({ type: 'roll', name: 'R', dice: '1d6' });
    await screen.findByLabelText('Dice');
    await write('Dice', '999999d999999');
    expect(await screen.findByText(/At most 1.?000 dice/)).toBeVisible();
    expect(save()).toBeDisabled();
    expect(ipc.callsOf('user-tools.save')).toEqual([]);
  });
});
