import type { ToolCall } from '#shared/tool/trace.ts';
import { useToolName } from '../chat/banner/tool-identity.ts';
import { usePhrase } from '../i18n.ts';
import { useNow } from '../ui/use-now.ts';
import { type Bar, barsOf, destinationsOf, type Step } from './steps.ts';
import styles from './time-line.module.css';
import { shortDuration } from './words.ts';

interface SideProps {
  steps: readonly Step[];
  calls: readonly ToolCall[];
}

/** When each request and each call ran, on one line of time. */
export function TimeLine({ steps, calls }: SideProps) {
  const { t, format } = usePhrase();
  const toolName = useToolName();
  const now = useNow(
    250,
    steps.some(({ request }) => request.endedAfterMs === undefined),
  );
  const bars = barsOf(steps, calls, now);
  const end = Math.max(1, ...bars.map(({ start, duration }) => start + duration));
  const nameOf = ({ call, kind, step }: Bar) => {
    if (kind === 'blocked') return t('chat.call.blocked');
    return call ? toolName(call.toolId) : t('inspector.requestNumber', { number: String(step?.number ?? '') });
  };
  return (
    <section aria-label={t('inspector.time')}>
      <h3 className={styles.heading}>{t('inspector.time')}</h3>
      <ul>
        {bars.map((bar) => (
          <li key={bar.id} className={styles.line}>
            <span className={styles.name}>{nameOf(bar)}</span>
            <span className={styles.track} aria-hidden>
              <span
                className={styles.bar}
                data-kind={bar.kind}
                style={{ left: `${(bar.start / end) * 100}%`, width: `${(bar.duration / end) * 100}%` }}
              />
            </span>
            <span className={styles.duration}>{shortDuration(bar.duration, format)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every host that got something because of this answer. */
export function WentTo({ steps, calls }: SideProps) {
  const { t, format } = usePhrase();
  const destinations = destinationsOf(steps, calls);
  return (
    <section aria-label={t('inspector.wentTo')}>
      <h3 className={styles.heading}>{t('inspector.wentTo')}</h3>
      <ul>
        {destinations.map(({ host, bytes, calls: count }) => (
          <li key={host} className={styles.line}>
            <span className={styles.host} title={host}>
              {host}
            </span>
            <span className={styles.duration}>
              {[
                ...(bytes > 0
                  ? [t('inspector.kilobytes', { size: format.number(Math.max(1, Math.round(bytes / 1_000))) })]
                  : []),
                ...(count > 0 ? [t('chat.calls.title', { count })] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
