import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CHAT_VARIABLE_LIMITS, type ChatVariables } from '#shared/chat/variables.ts';
import { press, write } from '../testing/bench.tsx';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { readValue, VariablesSection } from './variables-section.tsx';

async function show(stored: ChatVariables, isNeeded = true) {
  let variables = stored;
  const ipc = createFakeIpc({
    'chat-variables.get': () => ({ variables }),
    'chat-variables.set': ({ name, value }) => {
      const { [name]: _, ...others } = variables;
      variables = value === null ? others : { ...others, [name]: value };
      return { variables };
    },
  });
  renderInWindow(<VariablesSection chatId="c1" isNeeded={isNeeded} />, { ipc });
  await waitFor(() => expect(ipc.callsOf('chat-variables.get')).toEqual([{ chatId: 'c1' }]));
  return ipc;
}

describe('the variables of a chat', () => {
  it('are shown when there are any, and else only when a formula is linked', async () => {
    await show({ client: 'Ellerbach' }, false);
    expect(await screen.findByLabelText('client')).toHaveValue('Ellerbach');
  });

  it('are not shown where nothing reads them and there are none', async () => {
    await show({}, false);
    expect(screen.queryByRole('region', { name: 'Variables' })).toBeNull();
  });

  it('are added, changed and removed', async () => {
    const ipc = await show({});
    await write('New variable', 'rate');
    await write('Its value', '1.5');
    await press('Add');
    await write('rate', '2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ipc.callsOf('chat-variables.set')).toHaveLength(2));
    expect(screen.getByLabelText('rate')).toHaveFocus();
    await press('Remove rate');
    await waitFor(() => expect(screen.queryByLabelText('rate')).toBeNull());
    expect(ipc.callsOf('chat-variables.set')).toEqual([
      { chatId: 'c1', name: 'rate', value: 1.5 },
      { chatId: 'c1', name: 'rate', value: 2 },
      { chatId: 'c1', name: 'rate', value: null },
    ]);
  });

  it('follow what another window changes, and keep what is being typed here', async () => {
    const ipc = await show({ client: 'Ellerbach', rate: 1 });
    await userEvent.type(await screen.findByLabelText('rate'), '5');
    ipc.emit('chat-variables.changed', { chatId: 'other', variables: { client: 'Nobody' } });
    ipc.emit('chat-variables.changed', { chatId: 'c1', variables: { client: 'Marienfeld', rate: 2 } });
    await waitFor(() => expect(screen.getByLabelText('client')).toHaveValue('Marienfeld'));
    expect(screen.getByLabelText('rate')).toHaveValue('15');
    ipc.emit('chat-variables.changed', { chatId: 'c1', variables: {} });
    await waitFor(() => expect(screen.queryByLabelText('client')).toBeNull());
  });

  it.each([
    ['Größe', /A small letter first/],
    ['__proto__', /A small letter first/],
    ['client', 'There is one of this name above.'],
  ])('cannot be called %s', async (name, why) => {
    const ipc = await show({ client: 'x' });
    await screen.findByLabelText('client');
    await write('New variable', name);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(ipc.callsOf('chat-variables.set')).toEqual([]);
  });

  it('that are too long are not sent', async () => {
    const ipc = await show({ client: 'x' });
    await screen.findByLabelText('client');
    await write('client', 'x'.repeat(CHAT_VARIABLE_LIMITS.valueCharacters + 1));
    await userEvent.tab();
    expect(screen.getByText(/^At most 2.?000 characters/)).toBeVisible();
    expect(ipc.callsOf('chat-variables.set')).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['12', 12],
    ['-1.5', -1.5],
    ['true', true],
    ['007', '007'],
    ['1e999', '1e999'],
    ['', ''],
    [' 1', ' 1'],
  ])('read what is typed as what it looks like: %j', (text, value) => {
    expect(readValue(text)).toBe(value);
  });
});
