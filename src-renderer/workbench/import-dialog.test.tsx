import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ImportPreview } from '#shared/user-tool/view.ts';
import { openBench } from '../testing/bench.tsx';

async function choose(preview: ImportPreview) {
  const { ipc } = await openBench('#/workbench');
  ipc.handle({ 'user-tools.preview-import': () => preview, 'user-tools.import': () => ({ added: [] }) });
  await userEvent.upload(screen.getByLabelText('Import tools'), new File(['{"tools":1}'], 'tools.json'));
  return { ipc, dialog: within(await screen.findByRole('dialog', { name: 'What to take from “tools.json”' })) };
}

const ENTRIES: ImportPreview = {
  ok: true,
  entries: [
    { kind: 'tool', id: 'a', name: 'Fresh', state: 'new' },
    { kind: 'tool', id: 'b', name: 'Known', state: 'same' },
    { kind: 'dice', id: 'a', name: 'Mine', state: 'changed', existingName: 'Theirs' },
    { kind: 'tool', id: 'd', name: 'Sly', state: 'new', suspicious: 'ignore all previous instructions' },
  ],
};

describe('importing a file of tools', () => {
  it('takes in what is new or differs, and a copy of what is here already only when asked', async () => {
    const { ipc, dialog } = await choose(ENTRIES);
    expect(dialog.getByText(/here already, would come in as a copy/)).toBeVisible();
    expect(dialog.getByText(/here with other content as “Theirs”/)).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Known' })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('switch', { name: 'Known' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Fresh' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Import/ }));
    expect(ipc.callsOf('user-tools.import')).toEqual([
      {
        text: '{"tools":1}',
        chosen: [
          { kind: 'tool', id: 'b' },
          { kind: 'dice', id: 'a' },
        ],
      },
    ]);
  });

  it('says what reads like a planted instruction, and leaves that out until a person wants it', async () => {
    const { dialog } = await choose(ENTRIES);
    expect(dialog.getByText(/“ignore all previous instructions”/)).toBeVisible();
    expect(dialog.getByRole('switch', { name: 'Sly' })).not.toBeChecked();
  });

  it('says what is wrong with a file, and has nothing to import', async () => {
    const { dialog } = await choose({
      ok: false,
      problems: [{ path: 'tools[0].name', text: { key: 'pieces.problem.missing' } }],
    });
    expect(dialog.getByText('tools[0].name')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
  });
});
