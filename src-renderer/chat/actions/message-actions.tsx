import { type ReactNode, useState } from 'react';
import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import { useCopied } from '../../markdown/use-copied.ts';
import type { OpenChat } from '../../state/open-chat.ts';
import { useWindowState } from '../../state/state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Check, Copy, Cpu, Ellipsis, GitBranch, Pencil, Play, Refresh, ScanSearch, Trash } from '../../ui/icons.ts';
import { Menu, type MenuEntry } from '../../ui/menu.tsx';
import { useWasTrue } from '../../ui/use-was-true.ts';
import type { ChatSetup } from '../chat-setup.ts';
import { useEligibility } from '../provider/eligibility.ts';
import { ProviderPicker } from '../provider/provider-picker.tsx';
import styles from './message-actions.module.css';
import { messageText, useBusyReason, useMessageCommands } from './use-message-actions.ts';
import { VersionSwitcher } from './version-switcher.tsx';

interface MessageActionsProps {
  chat: OpenChat;
  message: Message;
  isLast: boolean;
  setup: ChatSetup;
}

/** The row under a question, seen while the pointer or the focus is there. */
export function QuestionActions({ chat, message, isLast }: Omit<MessageActionsProps, 'setup'>) {
  const { t } = usePhrase();
  const busy = useBusyReason(chat);
  const commands = useMessageCommands(chat, message);
  const { isCopied, copy } = useCopied();
  const text = messageText(message);
  const shared = useSharedEntries(chat, message, isLast);
  const edit = { label: t('message.action.edit'), icon: Pencil, onSelect: commands.edit };
  return (
    <Row
      versions={<VersionSwitcher chat={chat} messageId={message.id} />}
      isQuiet
      name={t('message.action.ofQuestion')}
      entries={() => [
        { ...edit, ...offWhile(busy) },
        { label: t('message.action.copyText'), icon: Copy, onSelect: () => copy(text) },
        ...shared(),
      ]}
    >
      <IconButton icon={Pencil} name={edit.label} unavailable={busy} onClick={commands.edit} />
      <IconButton
        icon={isCopied ? Check : Copy}
        name={isCopied ? t('common.copied') : t('message.action.copyText')}
        onClick={() => copy(text)}
      />
    </Row>
  );
}

/** The row under a finished answer. */
export function AnswerActions({ chat, message, isLast, setup }: MessageActionsProps) {
  const { t } = usePhrase();
  const busy = useBusyReason(chat);
  const commands = useMessageCommands(chat, message);
  const refusal = useEligibility(setup.requirements);
  const { isCopied, copy } = useCopied();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasPicking = useWasTrue(anchor !== null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const text = messageText(message);
  const shared = useSharedEntries(chat, message, isLast);
  // Main would refuse; another provider may still do it.
  const noAnswer = busy ?? (setup.provider && refusal(setup.provider)) ?? undefined;
  const canContinue = isLast && message.status !== 'complete' && text !== '';
  return (
    <>
      <Row
        ref={setPlace}
        name={t('message.action.ofAnswer')}
        entries={() => [
          ...(text === ''
            ? []
            : [{ label: t('chat.footer.copy'), icon: isCopied ? Check : Copy, onSelect: () => copy(text) }]),
          {
            label: t('message.action.regenerate'),
            icon: Refresh,
            onSelect: () => commands.answerAnew(),
            ...offWhile(noAnswer),
          },
          {
            label: t('message.action.regenerateWith'),
            icon: Cpu,
            onSelect: () => setAnchor(place),
            ...offWhile(busy),
          },
          ...(canContinue
            ? [
                {
                  label: t('message.action.continue'),
                  icon: Play,
                  onSelect: commands.continueAnswer,
                  ...offWhile(noAnswer),
                },
              ]
            : []),
          ...shared(),
        ]}
      >
        {text === '' ? null : (
          <IconButton
            icon={isCopied ? Check : Copy}
            name={isCopied ? t('common.copied') : t('chat.footer.copy')}
            onClick={() => copy(text)}
          />
        )}
        <IconButton
          icon={Refresh}
          name={t('message.action.regenerate')}
          unavailable={noAnswer}
          onClick={() => commands.answerAnew()}
        />
        <IconButton
          icon={GitBranch}
          name={t('message.action.branch')}
          unavailable={busy}
          onClick={() => void commands.branch()}
        />
      </Row>
      {wasPicking ? (
        <ProviderPicker
          setup={setup}
          anchor={anchor}
          edge="left"
          chosenId={message.provider?.id ?? ''}
          purpose={{ name: t('message.action.pickForAnswer'), text: t('message.action.forThisAnswer') }}
          onChoose={commands.answerAnew}
          onClose={() => setAnchor(null)}
        />
      ) : null}
    </>
  );
}

/** What both kinds of messages end their menu with, asked for when it opens: of many messages on the screen, one has a menu. */
function useSharedEntries(chat: OpenChat, message: Message, isLast: boolean): () => MenuEntry[] {
  const { t } = usePhrase();
  const busy = useBusyReason(chat);
  const commands = useMessageCommands(chat, message);
  const { inspector } = useWindowState();
  const isQuestion = message.role === 'user';
  const below = () => {
    const { messageIds } = chat.store.getState();
    return messageIds.length - 1 - messageIds.indexOf(message.id);
  };
  return () => [
    {
      label: t('message.action.branch'),
      icon: GitBranch,
      onSelect: () => void commands.branch(),
      ...offWhile(busy),
    },
    ...(isQuestion
      ? []
      : [
          {
            label: t('inspector.show'),
            icon: ScanSearch,
            onSelect: () => inspector.show(message.chatId, message.id),
          },
        ]),
    'divider',
    {
      label: t(isQuestion ? 'message.action.deleteQuestion' : 'message.action.deleteAnswer'),
      icon: Trash,
      isDanger: busy === undefined,
      onSelect: commands.remove,
      ...(isLast ? {} : { reason: t('message.action.deleteAlso', { count: below() }) }),
      ...offWhile(busy),
    },
  ];
}

const offWhile = (reason: string | undefined) => (reason === undefined ? {} : { isDisabled: true, reason });

interface RowProps {
  versions?: ReactNode;
  /** Only visible while the pointer or the focus is on the message. */
  isQuiet?: boolean;
  /** What the menu is called. */
  name: string;
  entries(): readonly MenuEntry[];
  /** The actions used most, as buttons. */
  children: ReactNode;
  ref?: (element: HTMLElement | null) => void;
}

function Row({ versions, isQuiet, name, entries, children, ref }: RowProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasTrue(anchor !== null);
  return (
    <div ref={ref} className={styles.row} data-open={anchor !== null || undefined}>
      {versions}
      <span className={styles.buttons} data-quiet={isQuiet || undefined}>
        {children}
        <IconButton
          icon={Ellipsis}
          name={name}
          opens="menu"
          isOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </span>
      {wasOpened ? <Menu name={name} anchor={anchor} onClose={() => setAnchor(null)} entries={entries()} /> : null}
    </div>
  );
}
