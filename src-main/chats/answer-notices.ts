import type { NoticeBlock } from '#shared/chat/message.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import type { RequirementKind } from '#shared/chat/tighten.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import { redactPhrase } from '../log/redact-phrase.ts';
import { ProviderError } from '../providers/provider-adapter.ts';
import { SecretStoreError, unreadSecretPhrase } from '../secrets/secret-store.ts';
import { StoreError } from '../store/store-error.ts';
import type { LoopOutcome } from '../tools/loop.ts';
import type { AnswerWriter } from './answer-writer.ts';

type Notice = Omit<NoticeBlock, 'type' | 'id'>;

/** What a person reads when an answer broke off: what happened, what it means, what can be done. */
export function problemNotice(error: unknown, writer: AnswerWriter, providerId: string): Notice {
  const retry: Notice['actions'] = writer.hasText ? ['continue', 'try-again'] : ['try-again', 'choose-provider'];
  if (error instanceof SecretStoreError) {
    return { tone: 'error', text: unreadSecretPhrase(error), actions: ['try-again', 'choose-provider'] };
  }
  if (error instanceof StoreError) {
    return { tone: 'error', text: phrase(`errors.store.${error.code}`), actions: retry };
  }
  if (!(error instanceof ProviderError)) {
    return { tone: 'error', text: phrase('turn.failed.internal'), actions: retry };
  }
  const detail = error.detail === undefined ? {} : { detail: error.detail.slice(0, 8_000) };
  switch (error.code) {
    case 'wrong-key':
    case 'no-permission':
    case 'quota':
      return {
        tone: 'error',
        text: error.reason,
        ...detail,
        actions: ['open-provider', 'try-again'],
        subject: providerId,
      };
    case 'no-tools':
      return { tone: 'error', text: error.reason, ...detail, actions: ['turn-tools-off', 'choose-provider'] };
    case 'refused-by-policy':
      return {
        tone: 'warn',
        text: error.reason,
        ...detail,
        actions: ['choose-provider', writer.hasText ? 'continue' : 'try-again'],
      };
    default:
      if (writer.hasText) {
        const words = wordCount(writer);
        return { tone: 'error', text: phrase('turn.failed.brokeOff', { count: words }), ...detail, actions: retry };
      }
      return { tone: 'error', text: error.reason, ...detail, actions: retry };
  }
}

/** What a person reads when an answer ended otherwise than by its own end; nothing when all is well. */
export function endNotice(outcome: LoopOutcome, hasText: boolean, provider: string): Notice | undefined {
  const detail = outcome.detail === undefined ? {} : { detail: outcome.detail.slice(0, 8_000) };
  if (outcome.unanswerable) {
    return {
      tone: 'error',
      text: phrase('turn.end.unanswerable', { provider }),
      detail: outcome.unanswerable,
      actions: ['try-again'],
    };
  }
  switch (outcome.stopReason) {
    case 'refusal':
      return { tone: 'warn', text: phrase('turn.end.refusal', { provider }), ...detail };
    case 'content-filter':
      return { tone: 'warn', text: phrase('turn.end.contentFilter', { provider }), ...detail };
    case 'length':
      return {
        tone: 'neutral',
        text: phrase('turn.end.length'),
        ...detail,
        actions: hasText ? ['continue'] : ['try-again'],
      };
    case 'context-exceeded':
      return { tone: 'error', text: phrase('turn.end.contextExceeded', { provider }), ...detail };
    default:
      return outcome.endedWithText
        ? undefined
        : { tone: 'error', text: phrase('turn.end.empty', { provider }), ...detail, actions: ['try-again'] };
  }
}

/** The same without secrets that a server's words repeat. */
export function redactNotice(notice: Notice, withoutSecrets: (text: string) => string): Notice {
  const { text, detail } = notice;
  return {
    ...notice,
    text: redactPhrase(text, withoutSecrets),
    ...(detail !== undefined && { detail: withoutSecrets(detail) }),
  };
}

/** Said in the stream when a call made the chat require more. */
export function raisedNotice(kind: RequirementKind, requirements: ChatRequirements): Notice {
  const { toolId, sourceName } = requirements[`${kind}Reason`] ?? {};
  const by = { tool: toolId ?? '' };
  return {
    tone: 'neutral',
    title: raisedTitle(kind, requirements),
    text: sourceName ? phrase('turn.raised.source', { ...by, source: sourceName }) : phrase('turn.raised.tool', by),
    actions: ['show-shield'],
  };
}

function raisedTitle(kind: RequirementKind, { confidence, outbound }: ChatRequirements): Phrase {
  switch (kind) {
    case 'confidence':
      return phrase('turn.raised.confidence', { level: confidence });
    case 'dataSecurity':
      return phrase('turn.raised.selfHosted');
    case 'outbound':
      return phrase(outbound === 'ONLY_CONFIGURED_SERVICES' ? 'turn.raised.onlyServices' : 'turn.raised.onlyLinks');
  }
}

function wordCount(writer: AnswerWriter): number {
  return writer.message.blocks.flatMap((block) =>
    block.type === 'text' ? block.text.split(/\s+/).filter(Boolean) : [],
  ).length;
}
