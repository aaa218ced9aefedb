import { useEffect, useState } from 'react';
import { type CallCounts, COUNTED_DAYS } from '#shared/tool/call-counts.ts';
import type { CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc } from '../state/state.tsx';
import styles from './workbench.module.css';

/** How often a tool was called of late and what came of it; nothing before main has counted. */
export function LastCalls({ of: { tools } }: { of: CollectionView }) {
  const { t } = usePhrase();
  const ipc = useIpc();
  const [counts, setCounts] = useState<CallCounts | null>(null);
  const ids = tools.map(({ id }) => id).join(' ');
  useEffect(() => {
    const asked = new AbortController();
    ipc.call('workbench.call-counts', { toolIds: ids.split(' ') }, { signal: asked.signal }).then(
      (answer) => {
        if (!asked.signal.aborted) setCounts(answer);
      },
      // A page without this line says everything else.
      () => undefined,
    );
    return () => asked.abort();
  }, [ipc, ids]);
  if (!counts) return null;
  const { done, blocked, errors } = counts;
  const total = done + blocked + errors;
  return (
    <section aria-label={t('workbench.lastDays', { count: COUNTED_DAYS })} className={styles.part}>
      <h2 className={styles.sectionTitle}>{t('workbench.lastDays', { count: COUNTED_DAYS })}</h2>
      <p className={styles.factValue}>
        {[
          t('workbench.calls', { count: total }),
          total === 0
            ? null
            : [
                t('workbench.callsDone', { count: done }),
                t('workbench.callsBlocked', { count: blocked }),
                t('workbench.callsFailed', { count: errors }),
              ].join(', '),
        ]
          .filter((part) => part !== null)
          .join(': ')}
        {'. '}
        {t('workbench.countedHere')}
      </p>
    </section>
  );
}
