import { describe, expect, it } from 'vitest';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { ToolCatalogue } from './catalogue.ts';
import type { ToolPolicy } from './policy.ts';
import { definitionOf, OPEN_POLICY, toolBench, toolOf } from './testing/tool-bench.ts';
import type { Tool } from './tool.ts';

function list(tools: Tool[], policy: Partial<ToolPolicy> = {}, outbound = NO_REQUIREMENTS.outbound) {
  const bench = toolBench(tools, { policy });
  const all = () => ({ ...OPEN_POLICY, ...policy });
  const query = bench.query();
  return new ToolCatalogue(bench.registry, bench.offers, bench.settings, all).list({
    ...query,
    requirements: { ...NO_REQUIREMENTS, outbound },
  });
}
const probe = (changes: Partial<Tool> = {}) => toolOf('probe', () => ({ content: 'x' }), changes as never);

describe('the list of collections', () => {
  it('says which approval and which minimum are the person’s and which are built in', async () => {
    const [builtIn] = await list([probe({ changesSomething: true, minimumConfidence: 'LOW' })]);
    expect(builtIn).toMatchObject({
      approval: 'ask',
      approvalFrom: { origin: 'built-in' },
      minimumConfidence: 'LOW',
      minimumConfidenceFrom: { origin: 'built-in' },
    });
    const [own] = await list([probe()], {
      approvalByCollection: { probe: 'never' },
      minimumConfidenceById: { probe: 'NONE' },
    });
    expect(own).toMatchObject({ approvalFrom: { origin: 'person' }, minimumConfidenceFrom: { origin: 'person' } });
  });

  it.each([
    ['what sends queries to others', probe({ outboundData: 'THIRD_PARTY_QUERIES' }), true],
    ['what asks a service that was set up', probe({ outboundData: 'CONFIGURED_SERVICE' }), false],
    [
      'what holds itself to the restriction',
      probe({ outboundData: 'MODEL_CHOSEN_ADDRESSES', enforcesOutboundRestriction: true }),
      false,
    ],
    [
      'what then has nothing to offer',
      probe({
        resolveFunction: (_, chat) => (chat.outbound === 'UNRESTRICTED' ? definitionOf('probe').function : null),
      }),
      true,
    ],
    ['what never has anything to offer', probe({ resolveFunction: () => null }), false],
  ])('says that a restricted chat excludes %s: %s', async (_, tool, isExcluded) => {
    const excluded = async (outbound: 'UNRESTRICTED' | 'ONLY_LINKS_FROM_CHAT') =>
      (await list([tool], { defaultSelection: [] }, outbound))[0]?.tools[0]?.isExcludedByChat;
    expect(await excluded('ONLY_LINKS_FROM_CHAT')).toBe(isExcluded);
    expect(await excluded('UNRESTRICTED')).toBe(false);
  });

  it('is the same whatever unknown ids the settings hold, from a newer version or a tool that is gone', async () => {
    const unknown = ['from_a_newer_version', '__proto__', 'constructor', ''];
    const [plain, odd] = await Promise.all([
      list([probe()], { defaultSelection: ['probe'] }),
      list([probe()], {
        defaultSelection: [...unknown, 'probe', 'probe'],
        disabledIds: new Set(unknown),
        approvalByCollection: Object.fromEntries(unknown.map((id) => [id, 'never' as const])),
        minimumConfidenceById: Object.fromEntries(unknown.map((id) => [id, 'HIGH' as const])),
      }),
    ]);
    expect(odd).toEqual(plain);
    expect(odd[0]).toMatchObject({ isSelected: true, isEnabled: true, approval: 'auto' });
  });
});
