import type { PhraseKey } from '#shared/phrase.ts';
import type { ToolCall, ToolCallState } from '#shared/tool/trace.ts';
import { usePhrase } from '../../i18n.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { Check, CircleAlert, CircleSlash, Clock, Hand, ShieldBan } from '../../ui/icons.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useNow } from '../../ui/use-now.ts';
import { isFinished } from '../group-blocks.ts';
import styles from './tool-banner.module.css';

export const STATE_ICONS: Record<Exclude<ToolCallState, 'running'>, IconShape> = {
  queued: Clock,
  waiting: Hand,
  done: Check,
  blocked: ShieldBan,
  error: CircleAlert,
  cancelled: CircleSlash,
};

const WORDS = {
  queued: 'chat.call.queued',
  waiting: 'chat.call.waiting',
  running: 'chat.call.running',
  done: 'chat.call.done',
  blocked: 'chat.call.blocked',
  error: 'chat.call.error',
  cancelled: 'chat.call.cancelled',
} as const satisfies Record<ToolCallState, PhraseKey>;

function Elapsed({ since }: { since: number }) {
  const { format } = usePhrase();
  const now = useNow(100, true);
  return <>{format.duration(now - since)}</>;
}

/** Icon, word and time. "Done" is only read aloud: a check and the time say it. */
export function CallState({ call }: { call: ToolCall }) {
  const { t, format } = usePhrase();
  const word = t(WORDS[call.state]);
  const hasTime = call.durationMs !== undefined && isFinished(call) && call.state !== 'blocked';
  return (
    <span className={styles.state}>
      {call.state === 'running' ? <Spinner /> : <Icon of={STATE_ICONS[call.state]} place="state" />}
      {call.state === 'done' ? <Hidden>{word}</Hidden> : <span className={styles.word}>{word}</span>}{' '}
      {call.state === 'running' && call.startedAt !== undefined ? (
        <span className={styles.time}>
          <Elapsed since={call.startedAt} />
        </span>
      ) : null}
      {hasTime ? <span className={styles.time}>{format.duration(call.durationMs ?? 0)}</span> : null}
    </span>
  );
}
