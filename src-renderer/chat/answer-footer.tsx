import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { useCopied } from '../markdown/use-copied.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Check, Copy } from '../ui/icons.ts';
import styles from './answer-footer.module.css';

/** The answer's own text as the model wrote it. */
export const answerMarkdown = (message: Message): string =>
  message.blocks
    .flatMap((block) => (block.type === 'text' && block.text.trim() !== '' ? [block.text.trim()] : []))
    .join('\n\n');

function useFigures(message: Message): string[] {
  const { t, format } = usePhrase();
  const { figures } = message;
  if (!figures) return [];
  const tokens = (figures.usage.inputTokens ?? 0) + (figures.usage.outputTokens ?? 0);
  return [
    ...(figures.requests > 0 ? [t('chat.footer.requests', { count: figures.requests })] : []),
    ...(tokens > 0 ? [t('chat.footer.tokens', { count: tokens })] : []),
    ...(figures.durationMs === undefined ? [] : [format.duration(figures.durationMs)]),
  ];
}

export function AnswerFooter({ message }: { message: Message }) {
  const { t } = usePhrase();
  const { isCopied, copy } = useCopied();
  const figures = useFigures(message);
  const markdown = answerMarkdown(message);
  if (markdown === '' && figures.length === 0) return null;
  return (
    <div className={styles.footer}>
      {markdown === '' ? null : (
        <IconButton
          icon={isCopied ? Check : Copy}
          name={isCopied ? t('common.copied') : t('chat.footer.copy')}
          onClick={() => copy(markdown)}
          className={styles.first}
        />
      )}
      <span className={styles.figures}>{figures.join(' · ')}</span>
    </div>
  );
}
