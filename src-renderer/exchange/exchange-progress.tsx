import { useStore } from 'zustand';
import { usePhrase } from '../i18n.ts';
import type { ExchangeJob } from '../state/exchange-store.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Check, CircleSlash, Download, Upload } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import { ImportOutcome } from './import-outcome.tsx';

interface OfKind {
  kind: ExchangeJob['kind'];
}

const MEGABYTE = 1_000_000;

/** What is under way: counts, speed, time left, and how to pause and stop it. */
export function ExchangeProgress({ kind }: OfKind) {
  const { exchange } = useWindowState();
  const job = useStore(exchange.store, (state) => state.job);
  if (job?.kind !== kind) return null;
  return job.kind === 'import' ? <Importing job={job} /> : <Exporting job={job} />;
}

function useMegabytes(): (bytes: number) => string {
  const { format } = usePhrase();
  return (bytes) => format.number(Math.round((bytes / MEGABYTE) * 10) / 10);
}

function Exporting({ job }: { job: Extract<ExchangeJob, { kind: 'export' }> }) {
  const { t } = usePhrase();
  const { exchange } = useWindowState();
  const megabytes = useMegabytes();
  return (
    <Notice
      icon={Download}
      title={t('exchange.export.running')}
      actions={<Button onClick={exchange.stop}>{t('exchange.stop')}</Button>}
    >
      {t('exchange.megabytes', { done: megabytes(job.characters) })}
    </Notice>
  );
}

function Importing({ job }: { job: Extract<ExchangeJob, { kind: 'import' }> }) {
  const { t, format } = usePhrase();
  const { exchange } = useWindowState();
  const megabytes = useMegabytes();
  const now = useNow(1_000, !job.isPaused);
  const { doneBytes = 0, totalBytes = 0, chats = 0, path = '' } = job.progress ?? {};
  const elapsedMs = Math.max(1, now - job.startedAt);
  const bytesPerMs = doneBytes / elapsedMs;
  const parts = [
    t('exchange.ofMegabytes', { done: megabytes(doneBytes), total: megabytes(totalBytes) }),
    t('exchange.chats', { count: chats }),
    ...(doneBytes > 0 && !job.isPaused
      ? [
          t('exchange.perSecond', { speed: megabytes(bytesPerMs * 1_000) }),
          t('exchange.timeLeft', { time: format.duration((totalBytes - doneBytes) / bytesPerMs) }),
        ]
      : []),
  ];
  return (
    <Notice
      icon={Upload}
      title={t(job.isPaused ? 'exchange.import.paused' : 'exchange.import.running')}
      progress={totalBytes > 0 ? doneBytes / totalBytes : 0}
      actions={
        <>
          <Button onClick={job.isPaused ? exchange.resume : exchange.pause}>
            {t(job.isPaused ? 'exchange.resume' : 'exchange.pause')}
          </Button>
          <Button kind="ghost" onClick={exchange.stop}>
            {t('exchange.stop')}
          </Button>
        </>
      }
    >
      {parts.join(' · ')} {path}
    </Notice>
  );
}

/** How the last one ended. */
export function ExchangeResult({ kind }: OfKind) {
  const { t, say } = usePhrase();
  const { exchange } = useWindowState();
  const { problem, exported, report, wasStopped, job } = useStore(exchange.store);
  if (job) return null;
  if (problem?.kind === kind) {
    return (
      <Notice tone="error" title={t(`exchange.${kind}.failed`)}>
        {say(problem.problem.text)}
      </Notice>
    );
  }
  if (wasStopped) return kind === 'import' ? <Notice icon={CircleSlash}>{t('exchange.stopped')}</Notice> : null;
  if (kind === 'export') {
    return exported === null ? null : <Notice icon={Check}>{t('exchange.export.done', { name: exported })}</Notice>;
  }
  return report ? <ImportOutcome report={report} /> : null;
}
