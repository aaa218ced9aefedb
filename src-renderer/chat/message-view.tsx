import { memo } from 'react';
import type { Message, NoticeBlock as NoticeBlockData } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { useShowsConfidence } from '../providers/provider-confidence.tsx';
import type { MessageCell, OpenChat } from '../state/open-chat.ts';
import { useMessage, useOpenChatState } from '../state/state.tsx';
import { Chip } from '../ui/chip.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { LongText } from '../ui/long-text.tsx';
import { Notice } from '../ui/notice.tsx';
import { QuestionActions } from './actions/message-actions.tsx';
import { QuestionEditor } from './actions/question-editor.tsx';
import { Unanswered } from './actions/unanswered.tsx';
import { AnswerFooter } from './answer-footer.tsx';
import { ApprovalCard } from './approval/approval-card.tsx';
import { Attached } from './attached.tsx';
import { BannerCard } from './banner/banner-card.tsx';
import type { ChatSetup } from './chat-setup.ts';
import { groupBlocks, type Segment } from './group-blocks.ts';
import styles from './message-view.module.css';
import { NoticeActions, NoticeBlock } from './notice-block.tsx';
import { ProviderRefused } from './provider/provider-refused.tsx';
import { ReasoningBlock } from './reasoning-block.tsx';
import { Sources } from './sources.tsx';
import { StatusLine } from './status-line.tsx';

interface MessageProps {
  message: Message;
  chat: OpenChat;
  isLast: boolean;
  setup: ChatSetup;
}

function UserMessage({ message, chat, isLast, setup }: MessageProps) {
  const { t, format } = usePhrase();
  const isEditing = useOpenChatState(chat, ({ editing }) => editing?.messageId === message.id);
  const text = message.blocks.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return (
    <article className={styles.message} aria-label={t('chat.message.you')}>
      <header className={styles.head}>
        <h2 className={styles.author}>{t('chat.message.you')}</h2>
        <time className={styles.meta} title={format.dateTime(message.createdAt)}>
          {format.time(message.createdAt)}
        </time>
      </header>
      {message.blocks.map((block) => (block.type === 'attachment' ? <Attached key={block.id} block={block} /> : null))}
      {isEditing ? (
        <QuestionEditor chat={chat} setup={setup} />
      ) : (
        <>
          <p className={styles.question} dir="auto" data-text>
            <LongText text={text} />
          </p>
          <div className={styles.below}>
            <QuestionActions chat={chat} message={message} isLast={isLast} />
          </div>
        </>
      )}
      {isLast ? <Unanswered chat={chat} question={message} setup={setup} /> : null}
    </article>
  );
}

interface SegmentViewProps {
  segment: Segment;
  message: Message;
  isLastSegment: boolean;
  isLastMessage: boolean;
  setup: ChatSetup;
}

function SegmentView({ segment, message, isLastSegment, isLastMessage, setup }: SegmentViewProps) {
  const isGrowing = message.status === 'streaming' && isLastSegment;
  if (segment.type === 'calls') {
    return <BannerCard calls={segment.calls} chatId={message.chatId} isSettled={!isGrowing} />;
  }
  if (segment.type === 'approval') return <ApprovalCard call={segment.call} chatId={message.chatId} />;
  const { block } = segment;
  switch (block.type) {
    case 'text':
      return <Markdown text={block.text} isStreaming={isGrowing} />;
    case 'attachment':
      return <Attached block={block} />;
    case 'reasoning':
      return <ReasoningBlock text={block.text} isOpenEnded={isGrowing} />;
    case 'notice':
      return (
        <NoticeBlock
          block={block}
          chatId={message.chatId}
          messageId={message.id}
          isLast={isLastMessage}
          setup={setup}
        />
      );
  }
}

/** Takes what it shows and not the message, which is another one with every chunk. */
const AnswerHead = memo(function AnswerHead({ provider, createdAt }: Pick<Message, 'provider' | 'createdAt'>) {
  const { t, format } = usePhrase();
  const showsLevel = useShowsConfidence();
  return (
    <header className={styles.head}>
      <h2 className={styles.author}>{provider?.name ?? t('chat.message.answer')}</h2>
      {provider ? (
        <>
          <span className={styles.meta}>{provider.model}</span>
          <span className={styles.dot}>·</span>
          {showsLevel ? (
            <>
              <span className={styles.meta}>
                <Confidence level={provider.confidence} isQuiet />
              </span>
              <span className={styles.dot}>·</span>
            </>
          ) : null}
        </>
      ) : null}
      <time className={styles.meta} title={format.dateTime(createdAt)}>
        {format.time(createdAt)}
      </time>
      {provider?.isDemo ? <Chip>{t('chat.message.demo')}</Chip> : null}
    </header>
  );
});

/** An answer that ended early and says nothing about it itself. */
function EndedEarly({ message, setup }: { message: Message; setup: ChatSetup }) {
  const { t } = usePhrase();
  if (message.status === 'complete' || message.status === 'streaming') return null;
  const saysItself = ({ actions = [] }: NoticeBlockData) => actions.some((action) => action !== 'show-shield');
  if (message.blocks.some((block) => block.type === 'notice' && saysItself(block))) return null;
  const hasText = message.blocks.some((block) => block.type === 'text' && block.text.trim() !== '');
  return (
    <Notice
      actions={
        <NoticeActions
          actions={hasText ? ['continue', 'try-again'] : ['try-again']}
          chatId={message.chatId}
          messageId={message.id}
          setup={setup}
        />
      }
    >
      {t(message.status === 'cancelled' ? 'chat.message.stopped' : 'chat.message.incomplete')}
    </Notice>
  );
}

function Answer({ message, chat, isLast, setup }: MessageProps) {
  const { t } = usePhrase();
  const segments = groupBlocks(message.blocks);
  const isStreaming = message.status === 'streaming';
  const last = message.blocks.at(-1);
  // A countdown and a card say themselves what is waited for; nothing turns meanwhile.
  const isWaiting =
    (last?.type === 'notice' && last.retryAt !== undefined) || segments.some(({ type }) => type === 'approval');
  return (
    <article
      className={styles.message}
      aria-label={t('chat.message.answerBy', { name: message.provider?.name ?? t('chat.message.answer') })}
      aria-busy={isStreaming}
    >
      <AnswerHead provider={message.provider} createdAt={message.createdAt} />
      <div className={styles.segments}>
        {segments.map((segment, index) => (
          <SegmentView
            key={segment.id}
            segment={segment}
            message={message}
            isLastSegment={index === segments.length - 1}
            isLastMessage={isLast}
            setup={setup}
          />
        ))}
        {isStreaming && !isWaiting ? <StatusLine message={message} /> : null}
        {isLast ? <EndedEarly message={message} setup={setup} /> : null}
        {message.sources.length > 0 ? <Sources sources={message.sources} /> : null}
        <AnswerFooter message={message} chat={chat} isLast={isLast} setup={setup} />
        {isLast && message.status === 'complete' ? <ProviderRefused setup={setup} /> : null}
      </div>
    </article>
  );
}

interface MessageViewProps {
  cell: MessageCell;
  chat: OpenChat;
  isLast: boolean;
  setup: ChatSetup;
}

/** One message, subscribed to itself alone. */
export const MessageView = memo(function MessageView({ cell, ...place }: MessageViewProps) {
  const message = useMessage(cell, (value) => value);
  return message.role === 'user' ? (
    <UserMessage message={message} {...place} />
  ) : (
    <Answer message={message} {...place} />
  );
});
