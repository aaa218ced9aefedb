import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ChatRequirements, NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import { aCollection, anAppInfo, aProvider } from '../../testing/examples.ts';
import { createFakeIpc } from '../../testing/fake-ipc.ts';
import { renderInWindow } from '../../testing/render-in-window.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { ProviderPicker } from '../provider/provider-picker.tsx';
import { ProviderRefused } from '../provider/provider-refused.tsx';
import { ShieldPill } from './shield-pill.tsx';
import { ShieldSection } from './shield-section.tsx';

const own = aProvider();
const cloud = aProvider({
  id: 'cloud',
  kind: 'MISTRAL',
  name: 'Mistral (EU)',
  confidence: 'MEDIUM',
  isSelfHosted: false,
  keyState: 'keyring',
});
const AT = new Date(new Date().setHours(14, 2, 0, 0)).getTime();

const afterWiki: ChatRequirements = {
  confidence: 'HIGH',
  confidenceReason: { toolId: 'read_web_page', callId: 'c', sourceName: 'wiki.example', at: AT },
  dataSecurity: 'ANY',
  outbound: 'ONLY_LINKS_FROM_CHAT',
  outboundReason: { toolId: 'read_mail', sourceName: 'law@town.example', at: AT },
};

const chosen: string[] = [];
const setupOf = (values: Partial<ChatSetup> = {}): ChatSetup => ({
  provider: own,
  requirements: NO_REQUIREMENTS,
  collections: [],
  setProvider: async (id) => void chosen.push(id),
  setCollection: () => undefined,
  ...values,
});

async function show(
  content: (setup: ChatSetup) => React.ReactNode,
  setup: ChatSetup,
  {
    providers = [own, cloud],
    minimum = 'NONE' as const,
  }: { providers?: ProviderView[]; minimum?: 'NONE' | 'HIGH' } = {},
) {
  chosen.length = 0;
  const info = anAppInfo();
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings: { ...info.settings, globalMinimumConfidence: minimum } }),
    'providers.list': () => ({ providers, defaultProviderId: own.id }),
    'settings.update': () => info.settings,
  });
  const view = renderInWindow(content(setup), { ipc });
  await view.state.app.load();
  view.rerender(content(setup));
  return view;
}

const pill = (setup: ChatSetup) => <ShieldPill setup={setup} />;
const section = (setup: ChatSetup) => <ShieldSection setup={setup} />;

describe('the shield’s pill', () => {
  it.each([
    ['No requirements', NO_REQUIREMENTS],
    ['1 requirement', { ...NO_REQUIREMENTS, dataSecurity: 'SELF_HOSTED' as const }],
    ['2 requirements', afterWiki],
  ])('counts: %s', async (words, requirements) => {
    await show(pill, setupOf({ requirements }));
    const button = screen.getByRole('button', { name: `Shield: ${words}. Show` });
    expect(button).toHaveTextContent(words);
    expect(button).toHaveAttribute('data-tone', 'plain');
  });

  it('warns only when the chosen provider no longer qualifies', async () => {
    await show(pill, setupOf({ requirements: afterWiki, provider: cloud }));
    const button = screen.getByRole('button', { name: 'Shield: Provider no longer allowed. Show' });
    expect(button).toHaveAttribute('data-tone', 'warn');
  });

  it('warns of the minimum for everything, too', async () => {
    await show(pill, setupOf({ provider: cloud }), { minimum: 'HIGH' });
    expect(screen.getByRole('button')).toHaveTextContent('Provider no longer allowed');
  });

  it('leads to the shield', async () => {
    const { state } = await show(pill, setupOf());
    await userEvent.click(screen.getByRole('button'));
    expect(state.app.store.getState().isShieldWanted).toBe(true);
  });
});

describe('the shield', () => {
  it('says of every requirement what, since when, by which call and whose data', async () => {
    await show(section, setupOf({ requirements: afterWiki }));
    const [confidence, outbound] = screen.getAllByRole('listitem');
    expect(confidence).toHaveTextContent('Provider at least High');
    expect(confidence).toHaveTextContent('Since 14:02, Read web page, wiki.example');
    expect(outbound).toHaveTextContent('Pages: only links in this chat');
    expect(outbound).toHaveTextContent('law@town.example');
  });

  it('counts what it excludes and opens the list with the reasons', async () => {
    const excluded = { ...toolView('web_search'), isExcludedByChat: true };
    const collections = [
      aCollection({ id: 'web_search', tools: [excluded] }),
      aCollection({ id: 'read_web_page', tools: [toolView('read_web_page')] }),
    ];
    await show(section, setupOf({ requirements: afterWiki, collections }));
    await userEvent.click(screen.getByRole('button', { name: 'Excludes 1 provider, 1 tool' }));
    const list = within(screen.getAllByRole('list').at(-1)!);
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Mistral (EU) This chat needs High since text from wiki.example came in at 14:02.',
      'Web search This chat no longer sends data to such places.',
    ]);
  });

  it('does not count what the minimum for everything keeps out of every chat', async () => {
    await show(section, setupOf({ requirements: { ...NO_REQUIREMENTS, confidence: 'LOW' } }), { minimum: 'HIGH' });
    expect(screen.getByText('Excludes none of your providers and tools')).toBeVisible();
  });

  it('says that nothing is required', async () => {
    await show(section, setupOf());
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText(/Nothing here restricts/)).toBeVisible();
  });

  it('takes the focus when the person asked for it', async () => {
    const { state } = await show(section, setupOf());
    act(() => state.app.setShieldWanted(true));
    expect(await screen.findByRole('region', { name: 'Shield of this chat' })).toHaveFocus();
    expect(state.app.store.getState().isShieldWanted).toBe(false);
  });
});

describe('a provider that does not qualify', () => {
  const picker = (setup: ChatSetup) => (
    <ProviderPicker setup={setup} anchor={document.body} onClose={() => undefined} />
  );

  it('stands under “Not allowed in this chat” with the reason, and cannot be chosen', async () => {
    await show(picker, setupOf({ requirements: afterWiki }));
    const option = screen.getByRole('option', { name: /Mistral/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    expect(option).toHaveTextContent('This chat needs High since text from wiki.example came in at 14:02.');
    await userEvent.click(option);
    expect(chosen).toEqual([]);
    expect(screen.getByRole('button', { name: 'What this chat requires' })).toBeVisible();
  });

  it.each([
    ['data that only own servers may see', { ...NO_REQUIREMENTS, dataSecurity: 'SELF_HOSTED' as const }, cloud, true],
    [
      'the same data, but the organization trusts it',
      { ...NO_REQUIREMENTS, dataSecurity: 'SELF_HOSTED' as const },
      { ...cloud, isTrusted: true },
      false,
    ],
    ['being trusted does not make up for confidence', afterWiki, { ...cloud, isTrusted: true }, true],
  ])('%s', async (_, requirements, provider, isRefused) => {
    await show(picker, setupOf({ requirements }), { providers: [own, provider] });
    const option = screen.getByRole('option', { name: /Mistral/ });
    expect(option.getAttribute('aria-disabled')).toBe(isRefused ? 'true' : null);
  });

  it('is said where the next answer would come, with one that qualifies', async () => {
    await show((setup) => <ProviderRefused setup={setup} />, setupOf({ provider: cloud, requirements: afterWiki }));
    expect(screen.getByText('Mistral (EU) may not answer in this chat.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Own server' }));
    expect(chosen).toEqual(['p1']);
  });

  it('is said with the way to the settings when nobody else qualifies', async () => {
    const setup = setupOf({ provider: cloud, requirements: afterWiki });
    await show((value) => <ProviderRefused setup={value} />, setup, { providers: [cloud] });
    expect(screen.getByText(/None of your providers qualifies/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage providers' })).toBeVisible();
  });

  it('is not passed on to one whose key is missing', async () => {
    const keyless = aProvider({ keyState: 'missing' });
    const setup = setupOf({ provider: cloud, requirements: afterWiki });
    await show((value) => <ProviderRefused setup={value} />, setup, { providers: [keyless, cloud] });
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });
});

function toolView(id: string): CollectionView['tools'][number] {
  return {
    id,
    icon: 'globe',
    outboundData: 'THIRD_PARTY_QUERIES',
    minimumConfidence: 'NONE',
    answer: { offered: true },
    isExcludedByChat: false,
    tokens: 10,
    settings: [],
  };
}
