import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useNow } from '../ui/use-now.ts';
import styles from './status-line.module.css';

/** Rough, for the line under an answer that is being written: four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

function useParts(message: Message): string[] {
  const { t, format } = usePhrase();
  const last = message.blocks.at(-1);
  const isTicking = last?.type !== 'text';
  const now = useNow(100, isTicking);
  const elapsed = format.duration(now - message.createdAt);

  if (last?.type === 'text') {
    const counted = message.figures?.usage.outputTokens;
    const characters = message.blocks.reduce((sum, block) => sum + (block.type === 'text' ? block.text.length : 0), 0);
    const speed = message.figures?.tokensPerSecond;
    return [
      t('chat.status.writing'),
      counted === undefined
        ? t('chat.status.aboutTokens', { count: Math.ceil(characters / CHARACTERS_PER_TOKEN) })
        : t('chat.status.tokens', { count: counted }),
      ...(speed === undefined ? [] : [t('chat.status.speed', { count: Math.round(speed) })]),
    ];
  }
  if (last?.type === 'reasoning') return [t('chat.status.thinking'), elapsed];
  const calls = message.blocks.filter((block) => block.type === 'tool-call').length;
  if (calls > 0) {
    const round = message.figures?.requests;
    return [
      ...(round ? [t('chat.status.round', { number: String(round) })] : []),
      t('chat.status.calls', { count: calls }),
      elapsed,
    ];
  }
  return [
    message.provider ? t('chat.status.waitingFor', { name: message.provider.name }) : t('chat.status.waiting'),
    elapsed,
  ];
}

/** What the answer is doing now, in words and figures, beside the one thing that turns. */
export function StatusLine({ message }: { message: Message }) {
  const parts = useParts(message);
  return (
    <p className={styles.status}>
      <Spinner />
      {parts.join(' · ')}
    </p>
  );
}
