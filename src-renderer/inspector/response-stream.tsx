import { Virtuoso } from 'react-virtuoso';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { usePhrase } from '../i18n.ts';
import styles from './response-stream.module.css';
import { useResponse } from './use-response.ts';
import { shortDuration } from './words.ts';

const TIMES = ['connectedAfterMs', 'respondedAfterMs', 'firstByteAfterMs', 'firstTextAfterMs', 'endedAfterMs'] as const;

/** Seven lines and the margins. */
const STREAM_HEIGHT = 142;

const Margin = () => <div className={styles.margin} />;
const MARGINS = { Header: Margin, Footer: Margin };

/** What came back, event by event, and when. */
export function ResponseStream({ request }: { request: SentRequestView }) {
  const { t, format } = usePhrase();
  const { events, leftOut } = useResponse(request);
  const { status, usage, outcome } = request;
  const figures = [
    ...(status === undefined ? [] : [t('inspector.status', { status: String(status) })]),
    t('inspector.events', { count: events.length }),
    ...(usage.outputTokens === undefined ? [] : [t('chat.footer.tokens', { count: usage.outputTokens })]),
    t(`inspector.outcome.${outcome}`, { status: String(status ?? '') }),
  ];
  return (
    <section className={styles.response} aria-label={t('inspector.response')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('inspector.response')}</h3>
        <span className={styles.figures}>{figures.join(' · ')}</span>
      </header>
      <dl className={styles.times}>
        {TIMES.map((name) => {
          const afterMs = request[name];
          return afterMs === undefined ? null : (
            <div key={name} className={styles.time}>
              <dt>{t(`inspector.after.${name}`)}</dt>
              <dd>{shortDuration(afterMs, format)}</dd>
            </div>
          );
        })}
      </dl>
      {request.problem ? <p className={styles.problem}>{request.problem}</p> : null}
      {leftOut > 0 ? (
        <p className={styles.note}>
          {t('inspector.responseLeftOut', { size: format.number(Math.round(leftOut / 1_000)) })}
        </p>
      ) : null}
      {events.length === 0 ? (
        <p className={styles.note}>{t(outcome === 'running' ? 'inspector.nothingYet' : 'inspector.nothingCame')}</p>
      ) : (
        <Virtuoso
          className={styles.events}
          style={{ height: STREAM_HEIGHT }}
          data={[...events]}
          components={MARGINS}
          itemContent={(_, { afterMs, text, leftOut: rest }) => (
            <div className={styles.event}>
              <span className={styles.at}>{(afterMs / 1_000).toFixed(3)}</span>
              <span className={styles.text}>
                {text}
                {rest > 0 ? (
                  <span className={styles.rest}> {t('inspector.charactersLeftOut', { count: rest })}</span>
                ) : null}
              </span>
            </div>
          )}
        />
      )}
    </section>
  );
}
