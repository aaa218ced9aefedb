import { usePhrase } from '../i18n.ts';
import { NumberChip } from '../ui/chip.tsx';
import styles from './request-list.module.css';
import type { Step } from './steps.ts';
import { shortDuration, useStepName } from './words.ts';

interface RequestListProps {
  steps: readonly Step[];
  chosenId: string;
  onChoose(id: string): void;
}

/** Each request of the answer: what it is about, how long it took, what it cost. */
export function RequestList({ steps, chosenId, onChoose }: RequestListProps) {
  const { t, format } = usePhrase();
  const stepName = useStepName();
  return (
    <nav aria-label={t('inspector.requests')}>
      <h3 className={styles.heading}>{t('inspector.requests')}</h3>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.request.id}>
            <button
              type="button"
              className={styles.request}
              aria-current={step.request.id === chosenId ? 'step' : undefined}
              onClick={() => onChoose(step.request.id)}
            >
              <NumberChip>{step.number}</NumberChip>
              <span className={styles.words}>
                <span className={styles.name}>{stepName(step)}</span>
                <Figures step={step} />
              </span>
              {step.request.endedAfterMs === undefined ? null : (
                <span className={styles.time}>{shortDuration(step.request.endedAfterMs, format)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Figures({ step: { request, callsAfter } }: { step: Step }) {
  const { t } = usePhrase();
  const { usage, outcome, status, attempt, purpose } = request;
  const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  const result =
    callsAfter.length > 0
      ? t('chat.calls.title', { count: callsAfter.length })
      : t(purpose === 'title' ? 'inspector.result.title' : 'inspector.result.answer');
  const parts = [
    ...(attempt > 1 ? [t('inspector.attempt', { number: String(attempt) })] : []),
    ...(tokens > 0 ? [t('chat.footer.tokens', { count: tokens })] : []),
    outcome === 'done' ? result : t(`inspector.outcome.${outcome}`, { status: String(status ?? '') }),
  ];
  return (
    <span className={styles.figures} data-outcome={outcome}>
      {parts.join(' · ')}
    </span>
  );
}
