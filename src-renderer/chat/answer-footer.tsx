import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { useCopied } from '../markdown/use-copied.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Check, Copy } from '../ui/icons.ts';
import { AnswerFigures } from './answer-figures.tsx';
import styles from './answer-footer.module.css';

/** The answer's own text as the model wrote it. */
export const answerMarkdown = (message: Message): string =>
  message.blocks
    .flatMap((block) => (block.type === 'text' && block.text.trim() !== '' ? [block.text.trim()] : []))
    .join('\n\n');

export function AnswerFooter({ message }: { message: Message }) {
  const { t } = usePhrase();
  const { isCopied, copy } = useCopied();
  const markdown = answerMarkdown(message);
  if (markdown === '' && !message.figures) return null;
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
      {message.figures ? <AnswerFigures figures={message.figures} /> : null}
    </div>
  );
}
