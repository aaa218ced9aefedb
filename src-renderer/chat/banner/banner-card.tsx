import { memo, useState } from 'react';
import type { ToolCall } from '#shared/tool/trace.ts';
import { usePhrase } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChevronDown, ChevronUp, CircleAlert, ListChecks, ShieldBan } from '../../ui/icons.ts';
import { canFold, countByState, totalDuration } from '../group-blocks.ts';
import styles from './tool-banner.module.css';
import { ToolBanner } from './tool-banner.tsx';

/** "6 done, 1 blocked, 1 error": only what there is. */
function useCounts(calls: readonly ToolCall[]): string {
  const { t } = usePhrase();
  const counts = countByState(calls);
  return [
    counts.done ? t('chat.calls.done', { count: counts.done }) : '',
    counts.blocked ? t('chat.calls.blocked', { count: counts.blocked }) : '',
    counts.error ? t('chat.calls.error', { count: counts.error }) : '',
    counts.cancelled ? t('chat.calls.cancelled', { count: counts.cancelled }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function FoldRow({ calls, isOpen, onToggle }: { calls: readonly ToolCall[]; isOpen: boolean; onToggle(): void }) {
  const { t, format } = usePhrase();
  const counts = countByState(calls);
  return (
    <button type="button" className={styles.row} aria-expanded={isOpen} onClick={onToggle}>
      <Icon of={ListChecks} className={styles.icon} />
      <span className={styles.name}>{t('chat.calls.title', { count: calls.length })}</span>{' '}
      <span className={styles.summary}>{useCounts(calls)}</span>
      <span className={styles.state}>
        {counts.blocked ? <Icon of={ShieldBan} place="state" className={styles.blockedMark} /> : null}
        {counts.error ? <Icon of={CircleAlert} place="state" className={styles.errorMark} /> : null}
        <span className={styles.time}>{format.duration(totalDuration(calls))}</span>
      </span>
      <Icon of={isOpen ? ChevronUp : ChevronDown} place="chevron" className={styles.chevron} />
    </button>
  );
}

interface BannerCardProps {
  calls: readonly ToolCall[];
  chatId: string;
  /** No more calls will join: the answer went on or ended. Only then a long card folds. */
  isSettled: boolean;
}

function sameCalls(previous: BannerCardProps, next: BannerCardProps): boolean {
  return (
    previous.isSettled === next.isSettled &&
    previous.chatId === next.chatId &&
    previous.calls.length === next.calls.length &&
    previous.calls.every((call, index) => call === next.calls[index])
  );
}

/** Neighbouring calls in one card with hairlines; five or more finished ones are one line. */
export const BannerCard = memo(function BannerCard({ calls, chatId, isSettled }: BannerCardProps) {
  const [isOpen, setOpen] = useState(false);
  const isFoldable = isSettled && canFold(calls);
  return (
    <div className={styles.card}>
      {isFoldable ? <FoldRow calls={calls} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} /> : null}
      {isFoldable && !isOpen ? null : calls.map((call) => <ToolBanner key={call.callId} call={call} chatId={chatId} />)}
    </div>
  );
}, sameCalls);
