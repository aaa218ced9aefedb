import de from '#assets/locales/de/chat.json' with { type: 'json' };
import en from '#assets/locales/en/chat.json' with { type: 'json' };
import type { Block, Message } from '#shared/chat/message.ts';
import type { Language } from '#shared/phrase.ts';

const WORDS = { de, en };

/** A chat as a person reads it: the branch that is shown, with its sources and what tools were asked. */
export function chatToMarkdown(title: string, messages: readonly Message[], language: Language): string {
  const words = WORDS[language];
  const heading = title.replaceAll(/\s+/g, ' ').trim() || words['chat.new.title'];
  return [`# ${heading}`, ...messages.map((message) => messageToMarkdown(message, language))].join('\n\n');
}

function messageToMarkdown(message: Message, language: Language): string {
  const words = WORDS[language];
  const by = message.provider ? ` (${message.provider.name}, ${message.provider.model})` : '';
  const heading = message.role === 'user' ? words['chat.message.you'] : `${words['chat.message.answer']}${by}`;
  const parts = message.blocks.map(blockToMarkdown).filter((part) => part !== '');
  return [`## ${heading}`, ...parts, ...sourcesToMarkdown(message, language)].join('\n\n');
}

function blockToMarkdown(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text.trim();
    case 'tool-call':
      return `> ${block.call.toolId} (${block.call.state}): ${oneLine(block.call.summary)}`;
    case 'attachment':
      return `> ${oneLine(block.attachment.name)}${block.attachment.address && ` <${block.attachment.address}>`}`;
    case 'reasoning':
    case 'notice':
      return '';
  }
}

const SOURCES_HEADING = {
  tool: 'chat.sources.tool',
  model: 'chat.sources.model',
  data: 'chat.sources.data',
} as const;

function sourcesToMarkdown({ sources }: Message, language: Language): string[] {
  return (['tool', 'model', 'data'] as const).flatMap((origin) => {
    const own = sources.filter((source) => source.origin === origin);
    if (own.length === 0) return [];
    const list = own.map(({ title, url }, index) => `${index + 1}. ${oneLine(title)} <${url}>`).join('\n');
    return [`**${WORDS[language][SOURCES_HEADING[origin]]}**\n\n${list}`];
  });
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
