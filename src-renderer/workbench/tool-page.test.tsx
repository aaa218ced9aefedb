import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aTool, LOTS, openBench, openTab, press } from '../testing/bench.tsx';

describe('the page of a tool', () => {
  it('leads to the documents about it, and back', async () => {
    const { state } = await openBench('#/workbench/tool/lots/about');
    const documents = within(await screen.findByRole('region', { name: 'Documents' }));
    await userEvent.click(documents.getByRole('button', { name: 'Tools that people make' }));
    const document = await screen.findByRole('article', { name: 'Tools that people make' });
    expect(await within(document).findByRole('heading', { name: 'Fields' })).toBeVisible();
    expect(state.app.store.getState().route).toMatchObject({ tab: 'document-user-made-tools' });
    expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
    await press('About');
    expect(await screen.findByRole('region', { name: 'Documents' })).toBeVisible();
  });

  it('shows a document whose address somebody comes back to', async () => {
    await openBench('#/workbench/tool/lots/document-administrators');
    const document = await screen.findByRole('article', { name: 'What an organization can set' });
    expect((await within(document).findAllByRole('heading')).length).toBeGreaterThan(5);
  });

  it('says under its name how many gates are open, and which one is not', async () => {
    const unusable = { key: 'pieces.gate.formulaGone' } as const;
    await openBench('#/workbench/tool/lots/about', [aTool('lots', LOTS, { unusable })]);
    expect(await screen.findByText('0 of 12 gates open')).toBeVisible();
    const gates = within(screen.getByRole('region', { name: 'Gates' }));
    expect(gates.getByText('Its formula is gone. Choose another one in the Workbench.')).toBeVisible();
    expect(gates.getAllByText('not asked')).toHaveLength(11);
    await openTab('Edit');
    expect(screen.getByText('0 of 12 gates open')).toBeVisible();
  });

  it('stands in a group that folds, and is found in a folded one', async () => {
    const { state } = await openBench();
    const group = await screen.findByRole('region', { name: 'Made here' });
    const toggle = within(group).getByRole('button', { name: /^Made here/, expanded: true });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    expect(within(group).queryByRole('list')).not.toBeInTheDocument();
    expect(state.app.store.getState().settings?.foldedGroupIds).toEqual(['workbench:made-here']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Find a tool' }), LOTS.name.slice(0, 3));
    expect(within(group).getByRole('list')).toBeVisible();
  });

  it('is found with "/" from anywhere but a field', async () => {
    await openBench();
    const find = screen.getByRole('textbox', { name: 'Find a tool' });
    await userEvent.click(await screen.findByLabelText('Name'));
    await userEvent.keyboard('/');
    expect(find).not.toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: 'Try' }));
    await userEvent.keyboard('/');
    expect(find).toHaveFocus();
    expect(find).toHaveValue('');
  });
});
