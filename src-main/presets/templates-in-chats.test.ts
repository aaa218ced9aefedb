import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_ID, PROFILE_LUA, presetsBench, TEMPLATE_ID, templateLua } from './testing.ts';

let bench: Awaited<ReturnType<typeof presetsBench>>;
beforeEach(async () => {
  bench = await presetsBench();
});
afterEach(() => bench.close());

interface Message {
  role: string;
  content: string;
}

const toolsOf = (body: { tools?: Array<{ function: { name: string } }> }) =>
  (body.tools ?? []).map((tool) => tool.function.name);
const create = async (input: { templateId?: string | null; profileId?: string | null } = {}) =>
  (await bench.client.call('chats.create', { templateId: TEMPLATE_ID, ...input })).id;

describe('a chat that begins with a template', () => {
  it('sends its instructions in the system prompt and its example before the first question', async () => {
    await bench.configure(templateLua());
    const body = await bench.ask(await create(), 'And the park?');
    const [system, ...messages] = body.messages as Message[];
    expect(system?.content).toContain('Name the rule behind each statement.');
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'May we lend the hall?'],
      ['assistant', 'Yes, by section 4.'],
      ['user', 'And the park?'],
    ]);
  });

  it('does not list the example among the messages of the chat', async () => {
    await bench.configure(templateLua());
    const chatId = await create();
    await bench.ask(chatId, 'And the park?');
    const chat = await bench.client.call('chats.get', { id: chatId });
    expect(chat.messages).toHaveLength(2);
    expect(chat.presets?.template).toMatchObject({
      id: TEMPLATE_ID,
      name: 'Opinion',
      by: { name: 'Riverbank office' },
    });
  });

  it('keeps the beginning of its requests byte for byte from turn to turn', async () => {
    await bench.configure(templateLua() + PROFILE_LUA);
    const chatId = await create({ profileId: PROFILE_ID });
    const first = JSON.stringify((await bench.ask(chatId, 'One?')).messages);
    await bench.configure(undefined);
    const second = JSON.stringify((await bench.ask(chatId, 'Two?')).messages);
    expect(second.startsWith(first.slice(0, -1))).toBe(true);
  });

  it('keeps what it began with when the template is changed or withdrawn, also after a restart', async () => {
    await bench.configure(templateLua());
    const chatId = await create();
    await bench.configure(templateLua().replace('Name the rule', 'Forget the rule'));
    expect((await bench.ask(chatId, 'One?')).messages[0].content).toContain('Name the rule behind');
    await bench.configure(undefined);
    await bench.restart();
    const body = await bench.ask(chatId, 'Two?');
    expect(body.messages[0].content).toContain('Name the rule behind');
    expect(body.messages[1].content).toBe('May we lend the hall?');
  });

  it('takes both along into a branch', async () => {
    await bench.configure(templateLua() + PROFILE_LUA);
    const chatId = await create({ profileId: PROFILE_ID });
    await bench.ask(chatId, 'One?');
    await bench.configure(undefined);
    const { messages } = await bench.client.call('chats.get', { id: chatId });
    const branch = await bench.client.call('chats.branch', { chatId, messageId: messages.at(-1)?.id ?? '' });
    const { messages: sent } = await bench.ask(branch.id, 'Two?');
    expect(sent[0].content).toContain('Name the rule behind');
    expect(sent[0].content).toContain('I work for the legal office.');
  });
});

describe('the tools of a template', () => {
  const DEFAULTS = ['read_web_page', 'current_time'];

  it('are those of new chats where it names none', async () => {
    await bench.configure(templateLua());
    await bench.client.call('settings.update', { defaultCollectionIds: DEFAULTS });
    expect(toolsOf(await bench.ask(await create(), 'One?'))).toEqual(expect.arrayContaining(DEFAULTS));
  });

  it('are none where its list is empty', async () => {
    await bench.configure(templateLua({ tools: [] }));
    await bench.client.call('settings.update', { defaultCollectionIds: DEFAULTS });
    expect(toolsOf(await bench.ask(await create(), 'One?'))).toEqual([]);
  });

  it('are exactly the collections that it names, by their id or by a tool of them', async () => {
    const chosen = ['current_time'];
    await bench.configure(templateLua({ tools: [...chosen, 'no_such_tool'] }));
    await bench.client.call('settings.update', { defaultCollectionIds: DEFAULTS });
    const chatId = await create();
    const body = await bench.ask(chatId, 'One?');
    const { collections } = await bench.client.call('tools.list', { chatId, providerId: 'p' });
    const selected = collections.filter(({ isSelected, offersItself }) => isSelected && !offersItself);
    expect(selected.map(({ id }) => id)).toEqual(chosen);
    expect(toolsOf(body)).toContain('current_time');
    expect(toolsOf(body)).not.toContain('read_web_page');
  });

  it('can be tools that a person made', async () => {
    const { toolId } = await bench.client.call('user-tools.add-example', { id: 'roll_dice' });
    const { id: templateId } = await bench.client.call('presets.save', {
      kind: 'template',
      body: {
        name: 'Dice',
        systemPrompt: '',
        userPrompt: '',
        mayUseProfile: true,
        exampleConversation: [],
        toolIds: [toolId],
      },
    });
    expect(toolsOf(await bench.ask(await create({ templateId }), 'One?'))).toContain('roll_dice');
  });
});

describe('a profile', () => {
  it('stands in the system prompt, and a change affects later requests only', async () => {
    await bench.configure(PROFILE_LUA);
    const chatId = await create({ templateId: null, profileId: PROFILE_ID });
    const first = await bench.ask(chatId, 'One?');
    expect(first.messages[0].content).toContain('I work for the legal office.');
    expect(first.messages[0].content).toContain('Answer briefly.');
    await bench.client.call('chats.set-profile', { id: chatId, profileId: null });
    expect((await bench.ask(chatId, 'Two?')).messages[0].content).not.toContain('legal office');
    await bench.client.call('chats.set-profile', { id: chatId, profileId: PROFILE_ID });
    expect((await bench.ask(chatId, 'Three?')).messages[0].content).toContain('legal office');
  });

  it('is refused in a chat whose template takes none', async () => {
    await bench.configure(templateLua({ allowsProfile: false }) + PROFILE_LUA);
    await expect(create({ profileId: PROFILE_ID })).rejects.toMatchObject({
      body: { text: { key: 'presets.profileNotAllowed', params: { name: 'Opinion' } } },
    });
    const id = await create();
    await expect(bench.client.call('chats.set-profile', { id, profileId: PROFILE_ID })).rejects.toMatchObject({
      body: { text: { key: 'presets.profileNotAllowed' } },
    });
  });
});

describe('what an organization preselects', () => {
  const settings = (lines: string) =>
    `CONFIG["SETTINGS"]["DataChat.PreselectOptions"] = true\n${lines}\n${templateLua()}${PROFILE_LUA}`;
  const template = `CONFIG["SETTINGS"]["DataChat.PreselectedChatTemplate"] = "${TEMPLATE_ID}"`;
  const profile = `CONFIG["SETTINGS"]["DataApp.PreselectedProfile"] = "${PROFILE_ID}"`;
  const mayOverride = (key: string) => `CONFIG["SETTINGS"]["${key}.AllowUserOverride"] = true`;
  const begun = async (input = {}) => (await bench.client.call('chats.create', input)).presets ?? {};

  it('is what new chats begin with', async () => {
    await bench.configure(settings(`${template}\n${profile}`));
    expect(await begun()).toMatchObject({ template: { id: TEMPLATE_ID }, profile: { id: PROFILE_ID } });
  });

  it('is locked unless a person may choose another', async () => {
    await bench.configure(settings(`${template}\n${profile}`));
    await expect(begun({ templateId: null })).rejects.toMatchObject({ code: 'refused' });
    await expect(begun({ profileId: null })).rejects.toMatchObject({ code: 'refused' });
    await bench.configure(
      settings(
        [
          template,
          mayOverride('DataChat.PreselectedChatTemplate'),
          profile,
          mayOverride('DataApp.PreselectedProfile'),
        ].join('\n'),
      ),
    );
    expect(await begun({ templateId: null, profileId: null })).toEqual({});
  });

  it('counts for chats only when their options are preselected at all', async () => {
    await bench.configure(settings(`${template}\n`).replace('PreselectOptions"] = true', 'PreselectOptions"] = false'));
    expect(await begun()).toEqual({});
  });

  it('keeps nobody from beginning a chat when it is not there', async () => {
    await bench.configure(`CONFIG["SETTINGS"]["DataApp.PreselectedProfile"] = "${PROFILE_ID}"`);
    expect(await begun()).toEqual({});
  });
});
