import { useEffect, useState } from 'react';
import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import type { OpenChat } from '../../state/open-chat.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { useEligibility } from '../provider/eligibility.ts';
import { ProviderRefused } from '../provider/provider-refused.tsx';
import { useBusyReason, useMessageCommands } from './use-message-actions.ts';

/** Every question stands alone for a moment before its answer begins. */
const SETTLED_MS = 500;

interface UnansweredProps {
  chat: OpenChat;
  question: Message;
  setup: ChatSetup;
}

/** The chat ends with a question: its answer was deleted, or the chat began as a branch that ends here. */
export function Unanswered({ chat, question, setup }: UnansweredProps) {
  const { t } = usePhrase();
  const busy = useBusyReason(chat);
  const refusal = useEligibility(setup.requirements);
  const { answerAnew } = useMessageCommands(chat, question);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSettled || busy !== undefined) return null;
  if (setup.provider && refusal(setup.provider) !== null) return <ProviderRefused setup={setup} />;
  return (
    <Notice areActionsInline actions={<Button onClick={() => answerAnew()}>{t('message.action.answerNow')}</Button>}>
      {t('message.action.unanswered')}
    </Notice>
  );
}
