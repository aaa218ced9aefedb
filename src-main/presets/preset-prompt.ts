import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import type { ChosenPresets } from '#shared/preset/preset.ts';
import type { ProfileTexts } from '#shared/preset/profile.ts';
import type { ExampleMessage, TemplateTexts } from '#shared/preset/template.ts';
import type { HistoryItem } from '../providers/provider-adapter.ts';

/**
 * What a template says in the system prompt. Instructions in the middle of its example stand here, since not every server
 * takes them between messages; and so do first words of the model, since every server wants a question first.
 */
export function templatePrompt({ systemPrompt, exampleConversation }: TemplateTexts): string {
  const { opening, rest } = withOpening(exampleConversation);
  return [
    systemPrompt,
    ...rest.flatMap(({ role, text }) => (role === 'system' ? [text] : [])),
    opening === '' ? '' : `You have begun the conversation with these words:\n${opening}`,
  ]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** What a profile says in the system prompt; empty for an empty profile. */
export function profilePrompt({ needToKnow, actions }: ProfileTexts): string {
  return [part('## About the user', needToKnow), part('## What the user wants of you', actions)]
    .filter((text) => text !== '')
    .join('\n\n');
}

const part = (heading: string, text: string) => (text.trim() === '' ? '' : `${heading}\n${text.trim()}`);

/** The example of a template as what was said before the first question: questions and answers by turns, a question first. */
export function exampleHistory(template: TemplateTexts | undefined): HistoryItem[] {
  const history: HistoryItem[] = [];
  for (const { role, text } of withOpening(template?.exampleConversation ?? []).rest) {
    if (role === 'system' || text.trim() === '') continue;
    const last = history.at(-1);
    if (last?.role === role) last.text = `${last.text}\n\n${text}`;
    else history.push({ role, text });
  }
  return history;
}

/** What of a request comes from a template and a profile, for the inspector. */
export function sentPresets(
  { template, profile }: ChosenPresets = {},
  example: readonly HistoryItem[],
): { presets?: NonNullable<SentRequestView['presets']> } {
  if (!template && !profile) return {};
  // A question at the end goes out in one message with the first one of the chat.
  const exampleMessages = example.length - (example.at(-1)?.role === 'user' ? 1 : 0);
  return {
    presets: {
      ...(template && { template: template.name }),
      ...(profile && { profile: profile.name }),
      exampleMessages,
    },
  };
}

/** What the model says before anybody asked, and what comes after it. */
function withOpening(messages: readonly ExampleMessage[]): { opening: string; rest: readonly ExampleMessage[] } {
  const isFirstQuestion = ({ role, text }: ExampleMessage) => role === 'user' && text.trim() !== '';
  const index = messages.findIndex(isFirstQuestion);
  const before = index < 0 ? messages : messages.slice(0, index);
  const opening = before.filter(({ role }) => role === 'assistant').map(({ text }) => text.trim());
  const instructions = before.filter(({ role }) => role === 'system');
  return {
    opening: opening.filter((text) => text !== '').join('\n\n'),
    rest: [...instructions, ...(index < 0 ? [] : messages.slice(index))],
  };
}
