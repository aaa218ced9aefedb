import type { ImportReport } from '#shared/chat/exchange.ts';
import { usePhrase } from '../i18n.ts';
import { Check } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Summary } from '../ui/summary.tsx';
import styles from './exchange.module.css';

/** What came of an import: what is here now, what was skipped and why, what Confidant does not take over. */
export function ImportOutcome({ report }: { report: ImportReport }) {
  const { t, say } = usePhrase();
  const { problems, moreProblems, leftOut } = report;
  const counts = [
    t('exchange.outcome.imported', { count: report.imported }),
    ...(report.updated > 0 ? [t('exchange.outcome.updated', { count: report.updated })] : []),
    ...(report.unchanged > 0 ? [t('exchange.outcome.unchanged', { count: report.unchanged })] : []),
    t('exchange.outcome.messages', { count: report.messages }),
  ];
  return (
    <div className={styles.outcome}>
      <Notice icon={Check} title={t('exchange.import.done')}>
        {counts.join(' · ')}. {t('exchange.outcome.again')}
      </Notice>
      {problems.length > 0 ? (
        <section
          className={styles.list}
          aria-label={t('exchange.outcome.skipped', { count: problems.length + moreProblems })}
        >
          <h3 className={styles.listTitle}>
            {t('exchange.outcome.skipped', { count: problems.length + moreProblems })}
          </h3>
          <ul className={styles.problems}>
            {problems.map(({ file, entry, reason, detail }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
              <li key={index} className={styles.problem}>
                <span className={styles.where}>{entry ? `${entry}, ${file}` : file}</span>
                <span>{say(reason)}</span>
                {detail ? (
                  <details className={styles.quiet}>
                    <Summary>{t('common.details')}</Summary>
                    {detail}
                  </details>
                ) : null}
              </li>
            ))}
          </ul>
          {moreProblems > 0 ? (
            <p className={styles.quiet}>{t('exchange.outcome.moreProblems', { count: moreProblems })}</p>
          ) : null}
        </section>
      ) : null}
      {leftOut.length > 0 ? (
        <section className={styles.list} aria-label={t('exchange.outcome.leftOut')}>
          <h3 className={styles.listTitle}>{t('exchange.outcome.leftOut')}</h3>
          <ul>
            {leftOut.map(({ what, count }) => (
              <li key={what} className={styles.quiet}>
                {t('exchange.outcome.leftOutPart', { what, count })}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
