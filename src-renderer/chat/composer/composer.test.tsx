import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWindow } from '../../testing/render-in-window.tsx';
import { Composer } from './composer.tsx';
import { useAttachments } from './use-attachments.ts';

type Props = Partial<ComponentProps<typeof Composer>>;

function Harness(props: Props) {
  const [text, setText] = useState(props.text ?? '');
  const attachments = useAttachments();
  return (
    <Composer
      onSend={() => undefined}
      obstacle={null}
      isAnswering={false}
      onStop={() => undefined}
      sendWith="enter"
      platform="linux"
      toolCount={3}
      areToolsOpen={false}
      onTools={() => undefined}
      attachments={attachments}
      {...props}
      text={text}
      onChange={setText}
    />
  );
}
const show = (props: Props = {}) => {
  const onSend = vi.fn();
  renderInWindow(<Harness onSend={onSend} {...props} />);
  return { onSend, field: screen.getByRole('textbox', { name: 'Message' }) };
};

describe('the composer', () => {
  it('has the focus, and sends with Enter what was typed, trimmed', async () => {
    const { onSend, field } = show();
    expect(field).toHaveFocus();
    await userEvent.keyboard(' Why? {Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Why?');
  });

  it('shows a draft, and writes nothing back that was typed', async () => {
    const { field } = show({ text: 'Draft' });
    expect(field).toHaveValue('Draft');
    await userEvent.keyboard('ed');
    expect(field).toHaveValue('Drafted');
    expect(field).toHaveProperty('defaultValue', '');
  });

  it('makes a new line with Shift+Enter', async () => {
    const { onSend, field } = show();
    await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b');
    expect(field).toHaveValue('a\nb');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends with the modifier and makes lines with Enter where the person set it so', async () => {
    const { onSend, field } = show({ sendWith: 'modifier-enter' });
    await userEvent.keyboard('a{Enter}b');
    expect(field).toHaveValue('a\nb');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('a\nb');
  });

  it('takes ⌘ as the modifier on macOS, and not Ctrl', async () => {
    const { onSend } = show({ sendWith: 'modifier-enter', platform: 'darwin', text: 'a' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it.each([
    ['an event that says it composes', { isComposing: true }],
    ['the key code of old input methods', { keyCode: 229 }],
  ])('never sends while an input method composes: %s', (_, values) => {
    const { onSend, field } = show({ text: 'に' });
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Enter', ...values });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('sends nothing that is only blanks', async () => {
    const { onSend } = show({ text: '  \n ' });
    await userEvent.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('says why it cannot send, and keeps what was typed', async () => {
    const { onSend, field } = show({ obstacle: <p>Choose a provider to write.</p> });
    await userEvent.keyboard('kept{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveValue('kept');
    expect(field).toHaveAccessibleDescription('Choose a provider to write.');
  });

  it('lets a question wait for the answer to end, and says so on its button', async () => {
    const { onSend } = show({ isAnswering: true, queueing: 'possible' });
    await userEvent.keyboard('next{Enter}');
    expect(onSend).toHaveBeenCalledExactlyOnceWith('next');
    expect(screen.getByRole('button', { name: 'Send when this answer is done' })).toBeEnabled();
  });

  it('keeps a second one, and says that one waits already', async () => {
    const { onSend, field } = show({ isAnswering: true, queueing: 'full' });
    await userEvent.keyboard('another{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveValue('another');
    expect(field).toHaveAccessibleDescription(/^One question waits already/);
  });

  it('goes on where a draft ends', async () => {
    const { field } = show({ text: 'Half a' });
    await userEvent.keyboard(' thought');
    expect(field).toHaveValue('Half a thought');
  });

  it('offers Stop while an answer is made, and lets the next message be written', async () => {
    const onStop = vi.fn();
    const { onSend, field } = show({ isAnswering: true, onStop });
    await userEvent.keyboard('next{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveValue('next');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onStop).toHaveBeenCalledOnce();
  });
});
