import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROLES, type ExampleMessage } from '#shared/preset/template.ts';
import { exampleHistory, profilePrompt, sentPresets, templatePrompt } from './preset-prompt.ts';

const template = (...exampleConversation: ExampleMessage[]) => ({ systemPrompt: 'Be brief.', exampleConversation });
const says = (role: ExampleMessage['role'], text: string): ExampleMessage => ({ role, text });
const messages = fc.array(fc.record({ role: fc.constantFrom(...EXAMPLE_ROLES), text: fc.string({ maxLength: 8 }) }));

describe('the example of a template', () => {
  it('is sent as questions and answers by turns, a question first, whatever was written', () => {
    fc.assert(
      fc.property(messages, (exampleConversation) => {
        const roles = exampleHistory({ systemPrompt: '', exampleConversation }).map(({ role }) => role);
        expect(roles).toEqual(roles.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
      }),
    );
  });

  it('loses no word: what no message can say stands in the system prompt', () => {
    fc.assert(
      fc.property(messages, (exampleConversation) => {
        const of = { systemPrompt: '', exampleConversation };
        const sent = [templatePrompt(of), ...exampleHistory(of).map(({ text }) => text)].join('\n');
        for (const { text } of exampleConversation) expect(sent).toContain(text.trim());
      }),
    );
  });

  it('puts instructions and first words of the model into the system prompt', () => {
    const of = template(says('assistant', 'Hello'), says('system', 'In verse.'), says('user', 'Sea?'));
    expect(templatePrompt(of)).toBe(
      'Be brief.\n\nIn verse.\n\nYou have begun the conversation with these words:\nHello',
    );
    expect(exampleHistory(of)).toEqual([{ role: 'user', text: 'Sea?' }]);
  });

  it('counts as messages of its own but for a question at the end, which the first one of the chat joins', () => {
    const reference = { id: 't', name: 'Brief', mayUseProfile: true, tokens: 1, digest: 'd' };
    const of = template(says('user', 'One?'), says('assistant', 'Two.'), says('user', 'Three?'));
    expect(sentPresets({ template: reference }, exampleHistory(of)).presets).toEqual({
      template: 'Brief',
      exampleMessages: 2,
    });
    expect(sentPresets({}, [])).toEqual({});
  });
});

describe('a profile', () => {
  it('says only what was written', () => {
    expect(profilePrompt({ needToKnow: ' ', actions: '' })).toBe('');
    expect(profilePrompt({ needToKnow: 'I sail.', actions: '' })).toBe('## About the user\nI sail.');
    expect(profilePrompt({ needToKnow: '', actions: 'Be brief.' })).toBe('## What the user wants of you\nBe brief.');
  });
});
