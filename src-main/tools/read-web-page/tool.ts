import definition from '#definitions/read_web_page.json' with { type: 'json' };
import { type Phrase, phrase } from '#shared/phrase.ts';
import { PageRetrievalError, type RetrievedPage } from '../../web/page-retrieval.ts';
import { ToolArgumentReader } from '../arguments.ts';
import { ToolBlockedError, ToolFailedError } from '../errors.ts';
import { FREE_ADDRESS_CHOICES } from '../option-sources.ts';
import { pageContent, pageSource } from '../page-content.ts';
import { choiceSetting, integerSetting, textSetting } from '../setting-values.ts';
import type { Tool, ToolContext, ToolResult } from '../tool.ts';
import { webAddress } from './address.ts';
import { couldCarryConversation } from './address-load.ts';
import { resolveInstructions } from './instructions.ts';
import { isNamedHost, readPrivateHosts } from './private-hosts.ts';

const { parameters, descriptionForLLM } = definition.function;
const fields = definition.settingsSchema.properties;
const MAX_ADDRESS_CHARACTERS = 4_000;
const NOTHING_SENT = { kind: 'nothing-sent' } as const;

export interface ReadWebPageArguments {
  url: string;
}

export const readWebPageTool: Tool<ReadWebPageArguments> = {
  implementationKey: 'read_web_page',
  icon: 'file-text',
  outboundData: 'MODEL_CHOSEN_ADDRESSES',
  enforcesOutboundRestriction: true,
  returnsUntrustedContent: true,
  isParallelSafe: true,
  minimumConfidence: 'VERY_LOW',

  checkSettings(settings) {
    const { invalid } = readPrivateHosts(textSetting(settings.allowedPrivateHosts) ?? '');
    const [entry] = invalid;
    const problems: Record<string, Phrase> = {};
    if (entry !== undefined) {
      problems.allowedPrivateHosts = phrase('tools.read_web_page.problem.privateHosts', { entry: entry.slice(0, 200) });
    }
    return problems;
  },

  readArguments(raw) {
    // The address is withheld: repeated by the app, one that the model made up would look as if it had been given.
    const reader = new ToolArgumentReader(raw, parameters, { withheld: ['url'] });
    return { url: reader.required('url', webAddress({ maxLength: MAX_ADDRESS_CHARACTERS })) };
  },

  summarize: ({ url }) => url.slice(0, 300).toWellFormed(),
  destination: ({ url }) => ({ kind: 'host', host: new URL(url).host }),
  resolveInstructions,

  resolveFunction: (_settings, chat) =>
    chat.outbound === 'ONLY_CONFIGURED_SERVICES' ? null : { descriptionForLLM, parameters },

  async execute({ url }, context) {
    refuseAddressNotGiven(url, context);
    const { patterns } = readPrivateHosts(textSetting(context.settings.allowedPrivateHosts) ?? '');
    // Being trusted with data sources is not enough here: what stands in the private network takes High confidence.
    const mayReadPrivateHosts = context.provider.confidence === 'HIGH';
    const maxCharacters = integerSetting(context.settings.maxContentCharacters, fields.maxContentCharacters);
    try {
      const page = await context.pages.retrieve(url, {
        policy:
          mayReadPrivateHosts && patterns.length > 0
            ? { kind: 'allow-private-hosts', hosts: patterns.map(({ pattern }) => pattern) }
            : { kind: 'public-only' },
        signal: context.signal,
        maxCharacters,
        timeoutMs: integerSetting(context.settings.timeoutSeconds, fields.timeoutSeconds) * 1_000,
        cacheKey: context.chat.id,
      });
      return resultOf(page, maxCharacters);
    } catch (error) {
      if (!(error instanceof PageRetrievalError)) throw error;
      throw failure(error, !mayReadPrivateHosts && isNamedHost(new URL(url), patterns));
    }
  },
};

/** Free address choice and the chat's outbound restriction: a call has to pass both. */
function refuseAddressNotGiven(url: string, { chat, settings }: ToolContext): void {
  if (chat.requirements.outbound === 'ONLY_CONFIGURED_SERVICES') {
    throw new ToolBlockedError(
      'This chat may only contact services that were configured for it, so no web page can be read. Answer from what ' +
        'you have, or tell the user that this page cannot be opened here.',
      { reason: phrase('tools.read_web_page.blocked.onlyServices'), destination: NOTHING_SENT },
    );
  }
  if (chat.isAddressGiven(url)) return;
  const instead =
    'Use an address that stands word for word in the conversation, such as a link in a tool result, or ask the user for it.';
  if (chat.requirements.outbound === 'ONLY_LINKS_FROM_CHAT') {
    throw new ToolBlockedError(
      `This address does not stand in the conversation, and since this chat read mail, no other may be opened. ${instead}`,
      { reason: phrase('tools.read_web_page.blocked.madeUpAfterMail'), destination: NOTHING_SENT },
    );
  }
  if (choiceSetting(settings.freeAddressChoice, FREE_ADDRESS_CHOICES, 'OFF') === 'OFF') {
    throw new ToolBlockedError(
      `This address does not stand in the conversation, and choosing addresses freely is switched off. ${instead}`,
      { reason: phrase('tools.read_web_page.blocked.madeUpAddress'), destination: NOTHING_SENT },
    );
  }
  if (couldCarryConversation(new URL(url))) {
    throw new ToolBlockedError(
      'This address does not stand in the conversation and is so long that it could carry parts of it. Use a shorter one ' +
        'without a query, or ask the user for the address.',
      { reason: phrase('tools.read_web_page.blocked.carriesData'), destination: NOTHING_SENT },
    );
  }
}

function resultOf(page: RetrievedPage, maxCharacters: number): ToolResult {
  const { host } = new URL(page.url);
  return {
    content: pageContent(page, maxCharacters),
    sources: pageSource(page),
    ...(page.isFromPrivateNetwork && { requirements: { confidence: 'HIGH', sourceName: host } }),
    destination: { kind: 'host', host },
    summary: (page.title.trim() || page.url).slice(0, 300).toWellFormed(),
  };
}

function failure(error: PageRetrievalError, isPrivateHostForHighOnly: boolean): ToolBlockedError | ToolFailedError {
  const destination = error.wasContacted ? undefined : NOTHING_SENT;
  if (error.code !== 'blocked-address') {
    return new ToolFailedError(error.message, { reason: error.reason, destination, cause: error });
  }
  if (isPrivateHostForHighOnly) {
    return new ToolBlockedError(
      'This page is in a private network, and the provider of this chat may not read from there. Tell the user that a ' +
        'provider with High confidence is needed for it.',
      { reason: phrase('tools.read_web_page.blocked.privateNeedsHigh'), destination, cause: error },
    );
  }
  return new ToolBlockedError(error.message, { reason: error.reason, destination, cause: error });
}
