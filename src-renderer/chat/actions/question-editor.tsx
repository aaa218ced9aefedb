import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { MAX_USER_MESSAGE_CHARACTERS } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import type { OpenChat } from '../../state/open-chat.ts';
import { useApp, useOpenChatState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import { useShortcut } from '../../ui/use-shortcut.ts';
import type { ChatSetup } from '../chat-setup.ts';
import { isSendKey } from '../composer/send-keys.ts';
import { useEligibility } from '../provider/eligibility.ts';
import { focusComposer } from './focus-composer.ts';
import styles from './question-editor.module.css';
import { useBusyReason, useMessageActions } from './use-message-actions.ts';

interface QuestionEditorProps {
  chat: OpenChat;
  setup: ChatSetup;
}

/** A question being rewritten in its place. Sent, it is a new version; the old one keeps its answers. */
export function QuestionEditor({ chat, setup }: QuestionEditorProps) {
  const { t } = usePhrase();
  const id = useId();
  const shortcut = useShortcut();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const text = useOpenChatState(chat, ({ editing }) => editing?.text ?? '');
  const messageId = useOpenChatState(chat, ({ editing }) => editing?.messageId ?? '');
  const { sendEdited } = useMessageActions(chat);
  const busy = useBusyReason(chat);
  const refusal = useEligibility(setup.requirements);
  const field = useRef<HTMLTextAreaElement>(null);
  const obstacle = busy ?? (setup.provider && refusal(setup.provider)) ?? null;
  const canSend = obstacle === null && text.trim() !== '';

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const send = async () => {
    if (canSend && (await sendEdited())) focusComposer();
  };
  const cancel = () => {
    chat.edit(null);
    focusComposer();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Escape also stops answers.
      event.preventDefault();
      cancel();
    } else if (isSendKey(event, 'modifier-enter', platform)) {
      event.preventDefault();
      void send();
    }
  };
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        dir="auto"
        value={text}
        maxLength={MAX_USER_MESSAGE_CHARACTERS}
        aria-label={t('message.action.editLabel')}
        aria-describedby={id}
        onChange={(event) => chat.edit({ messageId, text: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <div className={styles.bar}>
        <p id={id} className={styles.note}>
          {obstacle ?? t('message.action.editNote')}
        </p>
        <Button kind="ghost" keys="Esc" onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button kind="primary" keys={shortcut('↵')} isDisabled={!canSend} describedBy={id} onClick={() => void send()}>
          {t('chat.composer.send')}
        </Button>
      </div>
    </div>
  );
}
