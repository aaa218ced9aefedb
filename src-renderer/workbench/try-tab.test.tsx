import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IpcError } from '#shared/ipc/client.ts';
import type { Trial } from '#shared/tool/trial.ts';
import { openBench, pick, press, write } from '../testing/bench.tsx';
import { aCall } from '../testing/examples.ts';

const TRY = '#/workbench/tool/lots/try';

const aTrial = (values: Partial<Trial> = {}): Trial => ({
  call: aCall({ toolId: 'lots', toolName: 'Draw lots' }),
  content: 'Rolled 2d6 = 7',
  isError: false,
  messages: [],
  seed: 'seed-1',
  steps: [{ step: 'run', state: 'done', durationMs: 1 }],
  ...values,
});

describe('trying a tool', () => {
  it('runs it with what was typed, and again with the same chance', async () => {
    const { ipc } = await openBench(TRY);
    ipc.handle({ 'workbench.try': () => ({ ok: true, trial: aTrial() }) });
    await screen.findByLabelText('dice · required');
    await pick('reason · required', 'start');
    await write('dice · required', '2d6');
    await press(/^Run(?! again)/);
    expect(
      await within(await screen.findByRole('region', { name: 'What the model would get' })).findByText(
        /Rolled 2d6 = 7/,
      ),
    ).toBeVisible();
    await press('Run again with the same chance');
    const sent = {
      subject: { of: 'tool', toolId: 'lots' },
      chatId: null,
      providerId: null,
      argumentsText: JSON.stringify({ reason: 'start', dice: '2d6' }, null, 2),
    };
    expect(ipc.callsOf('workbench.try')).toEqual([sent, { ...sent, seed: 'seed-1' }]);
  });

  it('shows a refusal as what the model would get, and where it stopped', async () => {
    const { ipc } = await openBench(TRY);
    const trial = aTrial({
      call: aCall({ toolId: 'lots', toolName: 'Draw lots', state: 'error' }),
      content: 'Error: dice is missing.',
      isError: true,
      steps: [
        { step: 'parse', state: 'done' },
        { step: 'arguments', state: 'stopped' },
        { step: 'run', state: 'not-reached' },
      ],
    });
    ipc.handle({ 'workbench.try': () => ({ ok: true, trial }) });
    await screen.findByLabelText('dice · required');
    await press(/^Run/);
    const gets = await screen.findByRole('region', { name: 'What the model would get' });
    expect(gets).toHaveTextContent('as a refusal');
    expect(gets).toHaveTextContent('Error: dice is missing.');
    expect(screen.getByText('stopped here')).toBeVisible();
    expect(screen.getByText('not reached')).toBeVisible();
  });

  it('sends JSON exactly as it was written, broken JSON too', async () => {
    const { ipc } = await openBench(TRY);
    ipc.handle({ 'workbench.try': () => ({ ok: true, trial: aTrial() }) });
    await screen.findByLabelText('dice · required');
    await write('dice · required', '2d6');
    await press('JSON');
    expect(screen.getByLabelText('Arguments')).toHaveValue('{\n  "dice": "2d6"\n}');
    await write('Arguments', '{"dice": ');
    await press(/^Run(?! again)/);
    expect(ipc.callsOf('workbench.try')).toMatchObject([{ argumentsText: '{"dice": ' }]);
  });

  it('stops when asked to, without a complaint, and what was stopped does not end the next run', async () => {
    const { ipc } = await openBench(TRY);
    const stopped: Array<() => void> = [];
    ipc.handle({
      'workbench.try': () =>
        new Promise((_, reject) => {
          stopped.push(() => reject(new IpcError({ code: 'cancelled', text: { key: 'common.problem.unexpected' } })));
        }),
    });
    const signals: Array<AbortSignal | undefined> = [];
    const { call } = ipc;
    ipc.call = (name, input, options) => {
      if (name === 'workbench.try') signals.push(options?.signal);
      return call(name, input, options);
    };
    await screen.findByLabelText('dice · required');
    await press(/^Run/);
    await press('Stop');
    expect(signals[0]?.aborted).toBe(true);
    stopped[0]?.();
    expect(await screen.findByRole('button', { name: /^Run/ })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/appears here/)).toBeVisible();
  });
});
