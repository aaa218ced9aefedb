import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { organizationOf } from '../gallery/organization-fixtures.ts';
import { anOrganization } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { AgreementPage } from './agreement-page.tsx';
import { OrganizationPage } from './organization-page.tsx';

const managed = organizationOf('organization');
const asked = organizationOf('agreement');
if (!managed || !asked) throw new Error('the gallery has no organization');

describe('the page of the organization', () => {
  it('says which configurations hold, and of a broken one which version stays', async () => {
    const { state } = renderInWindow(<OrganizationPage />, {
      ipc: createFakeIpc({ 'organization.get': () => managed }),
    });
    await state.organization.load();
    expect(await screen.findByRole('heading', { name: 'Riverbank Trust' })).toBeVisible();
    const broken = screen.getByRole('article', { name: 'Trial: minutes 0.3.2' });
    expect(within(broken).getByText('Last good version kept')).toBeVisible();
    expect(within(broken).getByText(/Version 0\.3\.3, plugin\.lua, line 41/)).toBeVisible();
  });

  it('lists what is locked, and the defaults on request, with what the person chose instead', async () => {
    const { state } = renderInWindow(<OrganizationPage />, {
      ipc: createFakeIpc({ 'organization.get': () => managed }),
    });
    await state.organization.load();
    expect(await screen.findByText('Web search: SearXNG address')).toBeVisible();
    expect(screen.queryByText(/you chose another value/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all, with defaults you may change' }));
    expect(screen.getByText(/you chose another value/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Find'), 'searx');
    expect(screen.queryByText('Minimum for everything')).toBeNull();
  });

  const slot = 'CONFIDANT_ENTERPRISE_CONFIG_ID_00000';
  const ofComputer = {
    kind: 'note' as const,
    severity: 'error' as const,
    text: { key: 'organization.problem.badSlot' as const, params: { slot } },
  };
  it.each([
    ['beside those of configurations', managed.plugins],
    ['where nothing arrives at all', []],
  ])('tells what is wrong with the computer itself, %s', async (_, plugins) => {
    const view = { ...managed, plugins, problems: [ofComputer] };
    const { state } = renderInWindow(<OrganizationPage />, { ipc: createFakeIpc({ 'organization.get': () => view }) });
    await state.organization.load();
    const problems = within(await screen.findByRole('region', { name: 'Problems found' }));
    expect(problems.getByRole('heading', { name: 'This computer' })).toBeVisible();
    expect(problems.getByText(new RegExp(`${slot} names no configuration`))).toBeVisible();
  });

  it('says that nobody manages anything where nothing is deployed', async () => {
    const { state } = renderInWindow(<OrganizationPage />, {
      ipc: createFakeIpc({ 'organization.get': () => anOrganization() }),
    });
    await state.organization.load();
    expect(await screen.findByText('Nobody manages this application')).toBeVisible();
  });
});

describe('a text to agree to', () => {
  it('is accepted as it stands, with its version', async () => {
    const ipc = createFakeIpc({ 'organization.get': () => asked, 'organization.accept-info': () => managed });
    const { state } = renderInWindow(<AgreementPage />, { ipc });
    await state.organization.load();
    expect(await screen.findByText(/You agreed to version 2/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    expect(ipc.callsOf('organization.accept-info')).toEqual([{ pluginId: 'Records', infoId: 'use', version: '3' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull());
  });

  it('that is declined says whom to ask and can be read again', async () => {
    const { state } = renderInWindow(<AgreementPage />, { ipc: createFakeIpc({ 'organization.get': () => asked }) });
    await state.organization.load();
    await userEvent.click(await screen.findByRole('button', { name: 'I do not agree' }));
    expect(screen.getByText(/Questions: it@riverbank\.example/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Read it again' }));
    expect(screen.getByRole('button', { name: 'I agree' })).toBeVisible();
  });
});
