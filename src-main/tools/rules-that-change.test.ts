import { describe, expect, it } from 'vitest';
import type { SecretStore } from '../secrets/secret-store.ts';
import { runToolLoop } from './loop.ts';
import { call, done, ScriptedAdapter } from './testing/scripted-adapter.ts';
import { memorySecrets, toolBench, toolOf } from './testing/tool-bench.ts';

const SETTINGS = {
  type: 'object',
  properties: { key: { type: 'string', secret: true } },
  required: [],
} as const;

/** A tool that sends what it is given away, and a keyring that is slow; `meanwhile` happens while a call waits for it. */
function slowly(meanwhile: (bench: ReturnType<typeof toolBench>) => void, where: 'keyring' | 'check') {
  const ran: unknown[] = [];
  const change = () => meanwhile(bench);
  const stored = memorySecrets({ 'tool:probe.key': 'k' });
  const secrets: SecretStore = {
    ...stored,
    get: async (owner, purpose) => {
      if (where === 'keyring' && purpose !== 'listing') change();
      return stored.get(owner);
    },
  };
  const tool = toolOf('probe', (args) => ({ content: String(ran.push(args)) }), {
    outboundData: 'THIRD_PARTY_QUERIES',
    check: async () => {
      if (where === 'check') change();
    },
  });
  const bench = toolBench([tool], { secrets, definitions: { probe: { settingsSchema: SETTINGS } as never } });
  return { bench, ran };
}

const CHANGES: Record<string, (bench: ReturnType<typeof toolBench>) => void> = {
  'the chat may only use configured services by now': ({ scope }) =>
    void scope.raise({ outbound: 'ONLY_CONFIGURED_SERVICES' }, { at: 0 }),
  'the organization has switched it off': ({ policy }) => Object.assign(policy, { disabledIds: new Set(['probe']) }),
  'all tools are switched off': ({ policy }) => Object.assign(policy, { toolsEnabled: false }),
  'more confidence is required': ({ policy }) => Object.assign(policy, { minimumConfidenceById: { probe: 'HIGH' } }),
};

describe.each(['keyring', 'check'] as const)('a call that waits for something of its own (%s)', (where) => {
  it.each(Object.keys(CHANGES))('does not run when meanwhile %s', async (what) => {
    const { bench, ran } = slowly(CHANGES[what]!, where);
    await runToolLoop(bench.loopInput(new ScriptedAdapter([call('probe'), done()])));
    expect(ran).toEqual([]);
    expect(bench.states()).toMatchObject([{ state: 'blocked', destination: { kind: 'nothing-sent' } }]);
  });

  it('does not run when the person has stopped the answer meanwhile', async () => {
    const { bench, ran } = slowly(({ controller }) => controller.abort(), where);
    await expect(runToolLoop(bench.loopInput(new ScriptedAdapter([call('probe'), done()])))).rejects.toThrow();
    expect(ran).toEqual([]);
    expect(bench.states()).toMatchObject([{ state: 'cancelled' }]);
  });
});
