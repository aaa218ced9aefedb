import { useEffect, useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { type Problem, problemOf } from '../../state/ipc.ts';
import { useIpc } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './call-details.module.css';

/** Shown at once; the rest on request. Huge text in one element holds up the window. */
const FIRST_CHARACTERS = 5_000;

type Result = { kept: boolean; text: string } | { problem: Problem } | null;

function useResult(chatId: string, callId: string): Result {
  const ipc = useIpc();
  const [result, setResult] = useState<Result>(null);
  useEffect(() => {
    const abort = new AbortController();
    ipc
      .call('tools.result', { chatId, callId }, { signal: abort.signal })
      .then(setResult)
      .catch((error: unknown) => {
        const problem = problemOf(error);
        if (problem && !abort.signal.aborted) setResult({ problem });
      });
    return () => abort.abort();
  }, [ipc, chatId, callId]);
  return result;
}

/** What the model got back, fetched when a person looks. Results live as long as the session. */
export function CallResult({ chatId, callId }: { chatId: string; callId: string }) {
  const { t, say } = usePhrase();
  const [isWhole, setWhole] = useState(false);
  const result = useResult(chatId, callId);
  if (!result) return null;
  if ('problem' in result) return <p className={styles.quiet}>{say(result.problem.text)}</p>;
  if (!result.kept) return <p className={styles.quiet}>{t('chat.call.resultNotKept')}</p>;
  return (
    <div className={styles.result}>
      <div className={styles.resultHead}>
        <span className={styles.term}>{t('chat.call.result')}</span>
        <Button kind="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('chat.call.showLess') : t('chat.call.showAll', { count: result.text.length })}
        </Button>
      </div>
      <pre className={styles.output} data-whole={isWhole || undefined} tabIndex={isWhole ? 0 : undefined}>
        {isWhole ? result.text : result.text.slice(0, FIRST_CHARACTERS)}
      </pre>
    </div>
  );
}
