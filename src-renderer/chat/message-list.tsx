import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { useMarks } from '../find/use-marks.ts';
import { usePhrase } from '../i18n.ts';
import { BegunWith } from '../presets/begun-with.tsx';
import type { MessageCell, OpenChat } from '../state/open-chat.ts';
import { useMessage, useOpenChatState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { ArrowDown } from '../ui/icons.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import type { ChatSetup } from './chat-setup.ts';
import styles from './message-list.module.css';
import { MessageView } from './message-view.tsx';
import { useStickToBottom } from './stick-to-bottom.ts';

/** The list counts its places down from here as earlier messages come in before those that are shown. */
const FIRST_PLACE = 1_000_000_000;

/** What a message is high, about: so many fill the screen before their real heights are known. */
const MESSAGE_PX = 200;
/** So far beyond the screen messages exist already, so that scrolling shows no gaps. */
const MARGIN_PX = 600;

/** A chat that opens shows what is on the screen first, and makes what is around it when the browser has time. */
function useMargin(): number {
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const idle = requestIdleCallback(() => setMargin(MARGIN_PX), { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, []);
  return margin;
}

const Space = () => <div className={styles.space} />;
/** What the chat began with stands above its first message, so it waits until that is here. */
const Head = ({ context }: { context?: { beginningOf: string | null } }) => (
  <>
    <Space />
    {context?.beginningOf ? (
      <div className={styles.head}>
        <BegunWith chatId={context.beginningOf} />
      </div>
    ) : null}
  </>
);
const components = { Header: Head, Footer: Space };

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

interface MessageListProps {
  chat: OpenChat;
  setup: ChatSetup;
}

/** Every message of the branch; only those near the screen exist as elements. */
export function MessageList({ chat, setup }: MessageListProps) {
  const messageIds = useOpenChatState(chat, (state) => state.messageIds);
  const earlierCount = useOpenChatState(chat, (state) => state.earlierCount);
  const isWhole = useOpenChatState(chat, (state) => state.isWhole);
  const head = useMemo(() => ({ beginningOf: isWhole ? chat.id : null }), [chat.id, isWhole]);
  const lastId = messageIds.at(-1);
  const addedId = useOpenChatState(chat, (state) => state.addedId);
  const { attach, grown, textCame, isAway, toBottom, letGo } = useStickToBottom(addedId);
  const marks = useMarks(chat, letGo);
  const lastCell = lastId === undefined ? undefined : chat.cell(lastId);

  const item = useCallback(
    (_: number, id: string) => {
      const cell = chat.cell(id);
      return (
        <div className={styles.column} data-message={id}>
          {cell ? <MessageView cell={cell} chat={chat} isLast={id === lastId} setup={setup} /> : null}
        </div>
      );
    },
    [chat, lastId, setup],
  );
  const { attach: attachMarks } = marks;
  const scrollerRef = useCallback(
    (element: HTMLElement | null | Window) => {
      const scroller = element instanceof HTMLElement ? element : null;
      attach(scroller);
      attachMarks(scroller);
    },
    [attach, attachMarks],
  );
  const margin = useMargin();
  const data = useMemo(() => [...messageIds], [messageIds]);

  return (
    <div className={styles.list}>
      <Virtuoso
        ref={marks.list}
        className={styles.scroller}
        data={data}
        firstItemIndex={FIRST_PLACE - earlierCount}
        // Versions of a message follow each other in one place: what has the focus there keeps it.
        computeItemKey={(_, id) => chat.message(id)?.parentId ?? 'first'}
        itemContent={item}
        components={components}
        context={head}
        initialTopMostItemIndex={marks.firstIndex ?? { index: 'LAST', align: 'end' }}
        scrollerRef={scrollerRef}
        totalListHeightChanged={grown}
        defaultItemHeight={MESSAGE_PX}
        increaseViewportBy={margin}
        skipAnimationFrameInResizeObserver
      />
      {lastCell ? <Follow cell={lastCell} onText={textCame} /> : null}
      {isAway && lastCell ? <NewText cell={lastCell} onClick={toBottom} /> : null}
      {lastCell ? <AnswerAnnouncer key={lastId} cell={lastCell} /> : null}
    </div>
  );
}
