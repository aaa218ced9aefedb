import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type UnsavedPiece, unsavedPieceSchema } from '#shared/user-tool/unsaved.ts';
import { aTool, LOTS, openBench, openTab, pick, press, save, write } from '../testing/bench.tsx';

const rolled = () => screen.getByRole('combobox', { name: 'Field with the dice' });

describe('the editor of a tool', () => {
  it('sends nothing when nothing was edited, also after going there and back', async () => {
    const { ipc } = await openBench();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(save()).toBeDisabled();
    await write('Name', 'Draw');
    expect(save()).toBeEnabled();
    await write('Name', 'Draw lots');
    expect(save()).toBeDisabled();
    expect(ipc.callsOf('user-tools.save')).toEqual([]);
  });

  it('carries the roll along when its field is renamed, through names of other fields', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await write('Field name', 'reason', 1);
    await write('Field name', 'throw', 1);
    expect(rolled()).toHaveTextContent('throw');
    await waitFor(() => expect(save()).toBeEnabled());
    await press('Save');
    expect(ipc.callsOf('user-tools.save')).toEqual([
      {
        kind: 'tool',
        id: 'lots',
        changes: {
          fields: [LOTS.fields[0], { ...LOTS.fields[1], name: 'throw' }],
          action: { type: 'roll', field: 'throw' },
        },
      },
    ]);
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('leaves the roll without a field when that is deleted, says so, and can neither save nor try it; undo brings it back', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await press('Delete dice');
    expect(await screen.findByText('Choose the field that the dice are written into.')).toBeVisible();
    expect(save()).toBeDisabled();
    await openTab('Try');
    expect(await screen.findByRole('button', { name: 'Run' })).toBeDisabled();
    expect(screen.getByText('Choose the field that the dice are written into.')).toBeVisible();
    await openTab('Edit');
    await press('Undo');
    expect(rolled()).toHaveTextContent('dice');
    expect(ipc.callsOf('workbench.try')).toEqual([]);
  });

  it('keeps what was picked for an action while another one is looked at', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await press('Record');
    await press('Formula');
    await press('Roll');
    expect(rolled()).toHaveTextContent('dice');
    expect(save()).toBeDisabled();
    expect(ipc.callsOf('user-tools.save')).toEqual([]);
  });

  it('sends only the part that changed', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await write('Name', 'Lots ');
    await press('Save');
    expect(ipc.callsOf('user-tools.save')).toEqual([{ kind: 'tool', id: 'lots', changes: { name: 'Lots ' } }]);
    // Stored without the blank, and shown as it is stored.
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Lots');
  });

  it('undoes step by step: what was typed in one place is one step', async () => {
    await openBench();
    await screen.findByText('Saved.');
    await write('Name', 'Lots');
    await press('Add a field');
    await press('Record');
    expect(screen.getAllByLabelText('Field name')).toHaveLength(3);
    await press('Undo');
    expect(rolled()).toBeVisible();
    await press('Undo');
    expect(screen.getAllByLabelText('Field name')).toHaveLength(2);
    await press('Undo');
    expect(screen.getByLabelText('Name')).toHaveValue('Draw lots');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('keeps what is not saved while the person looks at another tool', async () => {
    await openBench(undefined, [aTool('lots'), aTool('other', { ...LOTS, name: 'Other' })]);
    await screen.findByText('Saved.');
    await write('Name', 'Half done');
    await press(/^Other/);
    expect(screen.getByLabelText('Name')).toHaveValue('Other');
    await press(/^Draw lots/);
    expect(screen.getByLabelText('Name')).toHaveValue('Half done');
    expect(save()).toBeEnabled();
  });

  it('goes on after a restart where it was left, and undo leads back to what is stored', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await write('Name', 'Half');
    await write('Name', 'Half done');
    await waitFor(() => expect(ipc.callsOf('workbench.keep-unsaved')).toHaveLength(1));
    const [unsaved] = ipc.callsOf('workbench.keep-unsaved') as UnsavedPiece[];
    expect(unsavedPieceSchema.parse(unsaved)).toMatchObject({ id: 'lots', base: LOTS, draft: { name: 'Half done' } });
    cleanup();

    const again = await openBench(undefined, undefined, { unsaved: [unsaved!] });
    expect(await screen.findByLabelText('Name')).toHaveValue('Half done');
    await waitFor(() => expect(save()).toBeEnabled());
    await press('Undo');
    expect(screen.getByLabelText('Name')).toHaveValue('Draw lots');
    expect(save()).toBeDisabled();
    await waitFor(() => expect(again.ipc.callsOf('workbench.drop-unsaved')).toEqual([{ id: 'lots' }]));
    expect(again.ipc.callsOf('user-tools.save')).toEqual([]);
  });

  it('is no longer kept once it is saved', async () => {
    const { ipc } = await openBench();
    await screen.findByText('Saved.');
    await write('Name', 'Done');
    await waitFor(() => expect(save()).toBeEnabled());
    await press('Save');
    await waitFor(() => expect(ipc.callsOf('workbench.drop-unsaved')).toEqual([{ id: 'lots' }]));
  });

  it('follows what another window saves where nothing was edited, and overwrites only what was edited here', async () => {
    const { ipc, pieces } = await openBench();
    await screen.findByText('Saved.');
    const saveElsewhere = (body: typeof LOTS) => {
      pieces.tools = [aTool('lots', body)];
      act(() => ipc.emit('user-tools.changed', {}));
    };
    saveElsewhere({ ...LOTS, name: 'From elsewhere' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('From elsewhere'));
    expect(save()).toBeDisabled();
    await write('When to use it', 'Always.');
    saveElsewhere({ ...LOTS, name: 'Again' });
    await screen.findByRole('heading', { name: 'Again', level: 1 });
    await press('Save');
    expect(ipc.callsOf('user-tools.save')).toEqual([{ kind: 'tool', id: 'lots', changes: { description: 'Always.' } }]);
  });

  it('says that a tool is gone which another window deletes, and has the unsaved text again when it is back', async () => {
    const { ipc, pieces } = await openBench();
    await screen.findByText('Saved.');
    await write('Name', 'Half done');
    const { tools } = pieces;
    pieces.tools = [];
    act(() => ipc.emit('user-tools.changed', {}));
    act(() => ipc.emit('tools.changed', {}));
    expect(await screen.findByText('That is not here')).toBeVisible();
    pieces.tools = tools;
    act(() => ipc.emit('user-tools.changed', {}));
    expect(await screen.findByLabelText('Name')).toHaveValue('Half done');
  });

  it('says why a tool is left out whose formula is gone', async () => {
    const body = { ...LOTS, action: { type: 'formula', formulaId: 'gone' } } as const;
    const unusable = { key: 'pieces.problem.missing' } as const;
    await openBench('#/workbench/tool/lots/edit', [aTool('lots', body, { unusable })]);
    expect(await screen.findByRole('button', { name: /Draw lots.*Left out/ })).toBeVisible();
    expect(screen.getAllByText('This is missing.').length).toBeGreaterThan(0);
  });

  it('brings back what was deleted: the tool itself, and the formula that it links', async () => {
    const body = { ...LOTS, action: { type: 'formula', formulaId: 'f' } } as const;
    const unusable = { key: 'pieces.gate.formulaGone' } as const;
    const ofFormula = { kind: 'formula' as const, id: 'f', name: 'Fee', deletedAt: 0, restorableUntil: 0 };
    const ofTool = { ...ofFormula, kind: 'tool' as const, id: 'old', name: 'Old lots' };
    const { ipc } = await openBench('#/workbench/tool/old/edit', [aTool('lots', body, { unusable })], {
      deleted: [ofTool, ofFormula],
    });
    expect(await screen.findByRole('heading', { name: '“Old lots” was deleted.' })).toBeVisible();
    await press('Bring back');
    expect(await screen.findByText('That is not here')).toBeVisible();
    await press(/Draw lots/);
    expect(await screen.findByText('Its formula “Fee” was deleted.')).toBeVisible();
    await press('Bring back');
    await waitFor(() => expect(screen.queryByText('Its formula “Fee” was deleted.')).toBeNull());
    expect(ipc.callsOf('user-tools.restore')).toEqual([
      { kind: 'tool', id: 'old' },
      { kind: 'formula', id: 'f' },
    ]);
  });

  it('picks another field for the roll', async () => {
    await openBench(undefined, [
      aTool('lots', {
        ...LOTS,
        fields: [...LOTS.fields, { name: 'more', description: '', type: 'text', required: true }],
      }),
    ]);
    await screen.findByText('Saved.');
    await pick('Field with the dice', 'more');
    expect(rolled()).toHaveTextContent('more');
    expect(save()).toBeEnabled();
  });
});
