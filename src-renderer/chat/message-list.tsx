import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type ListProps, Virtuoso } from 'react-virtuoso';
import { useMarks } from '../find/use-marks.ts';
import { usePhrase } from '../i18n.ts';
import { BegunWith } from '../presets/begun-with.tsx';
import type { MessageCell, OpenChat } from '../state/open-chat.ts';
import { useMessage, useOpenChatState } from '../state/state.tsx';
import { whenDrawn } from '../state/when-idle.ts';
import { Button } from '../ui/button.tsx';
import { ArrowDown } from '../ui/icons.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import type { ChatSetup } from './chat-setup.ts';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useStickToBottom } from './stick-to-bottom.ts';
import { useNewestFirst } from './use-newest-first.ts';

/** The list counts its places down from here as earlier messages come in before those that are shown. */
const FIRST_PLACE = 1_000_000_000;

/** What a message is high, about: so many fill the screen before their real heights are known. */
const MESSAGE_PX = 200;
/** So far beyond the screen messages exist already, so that scrolling shows no gaps. */
const MARGIN_PX = 600;

interface ListContext {
  /** The chat, once its first message is here. */
  beginningOf: string | null;
  /** The list may have put its messages to other places. */
  onMoved(): void;
}

const Space = () => <div className={styles.space} />;
/** What the chat began with stands above its first message, so it waits until that is here. */
const Head = ({ context }: { context?: ListContext }) => (
  <>
    <Space />
    {context?.beginningOf ? (
      <div className={styles.head}>
        <BegunWith chatId={context.beginningOf} />
      </div>
    ) : null}
  </>
);
/** Whoever is at the end stays there in the very frame in which the list knows a height better. */
function List({ context, ...rest }: ListProps & { context?: ListContext }) {
  useLayoutEffect(() => context?.onMoved());
  return <div {...rest} />;
}
const components = { Header: Head, List, Footer: Space };

/** Only while text comes: scrolling up a finished chat misses nothing. */
function NewText({ cell, onClick }: { cell: MessageCell; onClick(): void }) {
  const { t } = usePhrase();
  const isStreaming = useMessage(cell, (message) => message.status === 'streaming');
  if (!isStreaming) return null;
  return (
    <div className={styles.newText}>
      <Button onClick={onClick} icon={ArrowDown}>
        {t('chat.list.newText')}
      </Button>
    </div>
  );
}

/** Follows the newest text with the very change that brings it: the list itself notices a frame later. */
function Follow({ cell, onText }: { cell: MessageCell; onText(): void }) {
  const message = useMessage(cell, (value) => value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the message
  useLayoutEffect(onText, [message, onText]);
  return null;
}

/** Stands in the last message of a list that opens: what is shown first is brought to its end before it is drawn. */
function Opening({ onShown }: { onShown(): void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

interface MessageListProps {
  chat: OpenChat;
  setup: ChatSetup;
}

/** Every message of the branch; only those near the screen exist as elements. */
export function MessageList({ chat, setup }: MessageListProps) {
  const messageIds = useOpenChatState(chat, (state) => state.messageIds);
  const earlierCount = useOpenChatState(chat, (state) => state.earlierCount);
  const isWhole = useOpenChatState(chat, (state) => state.isWhole);
  const lastId = messageIds.at(-1);
  const addedId = useOpenChatState(chat, (state) => state.addedId);
  const { attach, grown, textCame, moved, isAway, toBottom, letGo } = useStickToBottom(addedId);
  const marks = useMarks(chat, letGo);
  const lastCell = lastId === undefined ? undefined : chat.cell(lastId);
  const { ids, heldBack, atOnce } = useNewestFirst(chat, messageIds, marks.isLooking);
  const isBeginningHere = isWhole && heldBack === 0;
  const firstItemIndex = FIRST_PLACE - earlierCount + heldBack;

  // While messages come before those that are shown, the list works out where things are; a slow computer takes its time.
  const isTakingIn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every part that comes
  useLayoutEffect(() => {
    let isLast = true;
    isTakingIn.current = true;
    void whenDrawn()
      .then(whenDrawn)
      .then(() => {
        if (isLast) isTakingIn.current = false;
      });
    return () => {
      isLast = false;
    };
  }, [firstItemIndex]);
  const context = useMemo(
    () => ({
      beginningOf: isBeginningHere ? chat.id : null,
      onMoved() {
        if (isTakingIn.current) moved();
      },
    }),
    [chat.id, isBeginningHere, moved],
  );

  const isOpening = useRef(atOnce !== undefined);
  const opened = useCallback(() => {
    if (isOpening.current) toBottom();
    isOpening.current = false;
  }, [toBottom]);

  const item = useCallback(
    (_: number, id: string) => {
      const cell = chat.cell(id);
      return (
        <div className={styles.column} data-message={id}>
          {cell ? <MessageView cell={cell} chat={chat} isLast={id === lastId} setup={setup} /> : null}
          {id === lastId ? <Opening onShown={opened} /> : null}
        </div>
      );
    },
    [chat, lastId, setup, opened],
  );
  const { attach: attachMarks } = marks;
  const place = useRef<HTMLDivElement>(null);
  // Sooner than the list tells of the element that scrolls: what it shows first is brought to its end before it is drawn.
  useLayoutEffect(() => {
    const scroller = place.current?.querySelector<HTMLElement>('[data-virtuoso-scroller]') ?? null;
    attach(scroller);
    attachMarks(scroller);
  }, [attach, attachMarks]);

  return (
    <div ref={place} className={styles.list}>
      <Virtuoso
        ref={marks.list}
        className={styles.scroller}
        data={ids}
        firstItemIndex={firstItemIndex}
        // Versions of a message follow each other in one place: what has the focus there keeps it.
        computeItemKey={(_, id) => chat.message(id)?.parentId ?? 'first'}
        itemContent={item}
        components={components}
        context={context}
        {...(atOnce === undefined
          ? {
              initialTopMostItemIndex: marks.firstIndex ?? { index: 'LAST', align: 'end' },
              defaultItemHeight: MESSAGE_PX,
            }
          : { initialItemCount: atOnce })}
        totalListHeightChanged={grown}
        increaseViewportBy={MARGIN_PX}
        skipAnimationFrameInResizeObserver
      />
      {lastCell ? <Follow cell={lastCell} onText={textCame} /> : null}
      {isAway && lastCell ? <NewText cell={lastCell} onClick={toBottom} /> : null}
      {lastCell ? <AnswerAnnouncer key={lastId} cell={lastCell} /> : null}
    </div>
  );
}
