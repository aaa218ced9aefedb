import { useRef, useState } from 'react';
import type { NoticeBlock as NoticeBlockData } from '#shared/chat/message.ts';
import type { PhraseKey } from '#shared/phrase.ts';
import { useControls } from '../controls/use-controls.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Hourglass, ShieldCheck } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import type { ChatSetup } from './chat-setup.ts';
import styles from './notice-block.module.css';
import { useNextProvider, useRefusal } from './provider/eligibility.ts';
import { ProviderPicker } from './provider/provider-picker.tsx';

export type NoticeAction = NonNullable<NoticeBlockData['actions']>[number];

const ACTION_WORDS = {
  continue: 'chat.notice.continue',
  'try-again': 'chat.notice.tryAgain',
  'open-provider': 'chat.notice.openProvider',
  'choose-provider': 'chat.notice.chooseProvider',
  'turn-tools-off': 'chat.notice.turnToolsOff',
  'open-tool': 'chat.notice.openTool',
  'show-shield': 'chat.notice.showShield',
} as const satisfies Record<NoticeAction, PhraseKey>;

interface NoticeActionsProps {
  actions: readonly NoticeAction[];
  chatId: string;
  messageId: string;
  subject?: string;
  setup: ChatSetup;
}

/** The ways on as buttons, in the order main gave them; the first is the suggested one. */
export function NoticeActions({ actions, chatId, messageId, subject, setup }: NoticeActionsProps) {
  const { t } = usePhrase();
  const { ipc, app, chats } = useWindowState();
  const controls = useControls();
  const refusalOf = useRefusal(setup.requirements);
  const next = useNextProvider(setup);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const withoutTools = async () => {
    await chats.setTools(chatId, []);
    await ipc.call('turns.retry', { chatId, messageId, mode: 'try-again' });
  };
  const run: Record<NoticeAction, () => void> = {
    continue: () => void ipc.call('turns.retry', { chatId, messageId, mode: 'continue' }).catch(() => undefined),
    'try-again': () => void ipc.call('turns.retry', { chatId, messageId, mode: 'try-again' }).catch(() => undefined),
    'open-provider': () =>
      app.navigate({ view: 'settings', section: 'providers', subject: subject ?? setup.provider?.id ?? null }),
    'choose-provider': () => setAnchor(place.current),
    'turn-tools-off': () => void withoutTools().catch(() => undefined),
    'open-tool': () => app.navigate({ view: 'settings', section: 'tools', subject: subject ?? null }),
    'show-shield': controls.showShield,
  };
  const isRefused = setup.provider !== null && refusalOf(setup.provider) !== undefined;
  const mode = actions.includes('continue') ? 'continue' : 'try-again';
  const goOnWith = (providerId: string) =>
    void setup
      .setProvider(providerId)
      .then(() => ipc.call('turns.retry', { chatId, messageId, mode }))
      .catch(() => undefined);
  // Main would refuse both as long as this provider is chosen.
  const shown = actions.filter((action) => !(isRefused && (action === 'continue' || action === 'try-again')));
  return (
    <div className={styles.actions} ref={place}>
      {isRefused && next ? (
        <Button onClick={() => goOnWith(next.id)}>{t('chat.notice.continueWith', { name: next.name })}</Button>
      ) : null}
      {shown.map((action, index) => (
        <Button key={action} kind={index === 0 && !(isRefused && next) ? 'secondary' : 'ghost'} onClick={run[action]}>
          {t(ACTION_WORDS[action])}
        </Button>
      ))}
      <ProviderPicker setup={setup} anchor={anchor} onClose={() => setAnchor(null)} />
    </div>
  );
}

interface NoticeBlockProps {
  block: NoticeBlockData;
  chatId: string;
  messageId: string;
  /** Only the newest answer can be continued. */
  isLast: boolean;
  setup: ChatSetup;
}

function Countdown({ block, chatId, setup }: { block: NoticeBlockData; chatId: string; setup: ChatSetup }) {
  const { t, say, format } = usePhrase();
  const ipc = useIpc();
  const begun = useRef(Date.now());
  const until = block.retryAt ?? 0;
  const now = useNow(250, true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { attempt, maxAttempts, askedByServer } = block.text.params ?? {};
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  return (
    <Notice
      icon={Hourglass}
      // The phrase counts down with the clock instead of naming the seconds of its first moment.
      title={say({ ...block.text, params: { ...block.text.params, seconds } })}
      progress={(now - begun.current) / Math.max(1, until - begun.current)}
      actions={
        <div className={styles.actions} ref={place}>
          <Button onClick={() => void ipc.call('turns.retry-now', { chatId }).catch(() => undefined)}>
            {t('chat.notice.tryNow')}
          </Button>
          <Button kind="ghost" onClick={() => setAnchor(place.current)}>
            {t('chat.notice.chooseProvider')}
          </Button>
          <span className={styles.last}>
            <Button
              kind="ghost"
              keys="Esc"
              onClick={() => void ipc.call('turns.stop', { chatId }).catch(() => undefined)}
            >
              {t('chat.notice.giveUp')}
            </Button>
          </span>
          <ProviderPicker setup={setup} anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      }
    >
      {attempt === undefined || maxAttempts === undefined ? null : (
        <span className={styles.attempt}>
          {t('chat.notice.attempt', { attempt, maximum: maxAttempts })}{' '}
          {askedByServer === undefined ? null : `${t('chat.notice.askedToWait', { time: format.clock(until) })} `}
          {t('chat.notice.nothingLost')}
        </span>
      )}
    </Notice>
  );
}

/** The chat requires more than before: true of the chat from here on, so its way to the shield never goes away. */
function RaisedNotice({ block }: { block: NoticeBlockData }) {
  const { t, say } = usePhrase();
  const controls = useControls();
  return (
    <Notice
      tone={block.tone}
      icon={ShieldCheck}
      title={block.title && say(block.title)}
      areActionsInline
      actions={
        <Button kind="link" onClick={controls.showShield}>
          {t('chat.notice.showShield')}
        </Button>
      }
    >
      {say(block.text)}
    </Notice>
  );
}

/** Something main says in the stream: a refusal, a failure, or waiting with a countdown. */
export function NoticeBlock({ block, chatId, messageId, isLast, setup }: NoticeBlockProps) {
  const { t, say } = usePhrase();
  const [isDetailShown, setDetailShown] = useState(false);
  if (block.retryAt !== undefined && isLast) return <Countdown block={block} chatId={chatId} setup={setup} />;
  if (block.actions?.includes('show-shield')) return <RaisedNotice block={block} />;
  const actions = isLast ? (block.actions ?? []) : [];
  return (
    <Notice
      tone={block.tone}
      title={block.title && say(block.title)}
      actions={
        actions.length > 0 || block.detail ? (
          <>
            {actions.length > 0 ? (
              <NoticeActions
                actions={actions}
                chatId={chatId}
                messageId={messageId}
                subject={block.subject}
                setup={setup}
              />
            ) : null}
            {block.detail ? (
              // Alone, it stands at the edge of the words above it.
              <Button kind={actions.length > 0 ? 'ghost' : 'link'} onClick={() => setDetailShown(!isDetailShown)}>
                {t('common.details')}
              </Button>
            ) : null}
            {isDetailShown ? <pre className={styles.detail}>{block.detail}</pre> : null}
          </>
        ) : undefined
      }
    >
      <span className={styles.text}>{say(block.text)}</span>
    </Notice>
  );
}
