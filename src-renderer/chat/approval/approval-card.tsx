import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PhraseKey } from '#shared/phrase.ts';
import type { ApprovalAnswer } from '#shared/tool/view.ts';
import { usePhrase } from '../../i18n.ts';
import { type Problem, problemOf } from '../../state/ipc.ts';
import { useIpc, useWindowState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Hand, Pencil } from '../../ui/icons.ts';
import { CallArguments } from '../banner/call-arguments.tsx';
import { useToolName } from '../banner/tool-identity.ts';
import type { WaitingCall } from '../group-blocks.ts';
import styles from './approval-card.module.css';
import { useApprovalKeys } from './approval-keys.ts';

const ANSWERS: ReadonlyArray<{ answer: ApprovalAnswer; word: PhraseKey; key: string }> = [
  { answer: 'once', word: 'chat.approval.once', key: 'A' },
  { answer: 'chat', word: 'chat.approval.chat', key: 'C' },
  { answer: 'always', word: 'chat.approval.always', key: 'W' },
  { answer: 'deny', word: 'chat.approval.deny', key: 'D' },
];

const ACTIVATION_WORDS: Partial<Record<ApprovalAnswer, PhraseKey>> = {
  once: 'chat.approval.turnOnNow',
  deny: 'chat.approval.notNow',
};

/**
 * Turning tools on is agreed to once, each time anew: nothing else could stand for it. The same goes for calls of a chat
 * in which a text tried to instruct the model. Where an organization wants people asked, no word holds beyond the chat.
 */
function answersFor({ approval }: WaitingCall) {
  if (approval.activates || approval.taintedBy !== undefined) {
    return ANSWERS.filter(({ answer }) => answer === 'once' || answer === 'deny');
  }
  return approval.askedBy === undefined ? ANSWERS : ANSWERS.filter(({ answer }) => answer !== 'always');
}

function useQuestion(call: WaitingCall): string {
  const { t } = usePhrase();
  const nameOf = useToolName();
  return call.approval.activates
    ? t('chat.approval.turnOn', { name: nameOf(call.approval.activates.collectionId) })
    : t('chat.approval.run', { name: nameOf(call.toolId) });
}

/** Who runs it: the collection it is part of, or this app itself. */
function useRunner({ toolId }: WaitingCall): string {
  const { t } = usePhrase();
  const nameOf = useToolName();
  const { tools } = useWindowState();
  const collectionId = useStore(
    tools.store,
    ({ collections }) => collections.find((collection) => collection.tools.some(({ id }) => id === toolId))?.id,
  );
  return collectionId === undefined || collectionId === toolId ? t('chat.approval.builtIn') : nameOf(collectionId);
}

function GoesTo({ call }: { call: WaitingCall }) {
  const { t } = usePhrase();
  return call.destination?.kind === 'host' ? call.destination.host : t('chat.approval.staysHere');
}

function Facts({ call }: { call: WaitingCall }) {
  const { t } = usePhrase();
  const { mayContain, activates, taintedBy, askedBy } = call.approval;
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>{t('chat.approval.goesTo')}</dt>
      <dd className={styles.value}>
        <GoesTo call={call} />
      </dd>
      {mayContain.length > 0 ? (
        <>
          <dt className={styles.term}>{t('chat.approval.contains')}</dt>
          <dd className={styles.value}>{t('chat.approval.mayContain', { names: mayContain.join(', ') })}</dd>
        </>
      ) : null}
      {taintedBy !== undefined ? (
        <>
          <dt className={styles.term}>{t('chat.approval.caution')}</dt>
          <dd className={styles.value}>{t('chat.approval.tainted', { source: taintedBy })}</dd>
        </>
      ) : null}
      {askedBy !== undefined && taintedBy === undefined ? (
        <>
          <dt className={styles.term}>{t('chat.approval.reason')}</dt>
          <dd className={styles.value}>{t('chat.approval.askedBy', { name: askedBy })}</dd>
        </>
      ) : null}
      {activates ? (
        <>
          <dt className={styles.term}>{t('chat.approval.reason')}</dt>
          <dd className={styles.value}>{activates.reason}</dd>
        </>
      ) : null}
    </dl>
  );
}

interface ApprovalCardProps {
  call: WaitingCall;
  chatId: string;
}

/** Asks before a call runs: what, where its data goes, whose text is in it, and the arguments in full. */
export function ApprovalCard({ call, chatId }: ApprovalCardProps) {
  const { t, say } = usePhrase();
  const ipc = useIpc();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const question = useQuestion(call);
  const answers = answersFor(call);
  const runner = useRunner(call);
  const [given, setGiven] = useState<ApprovalAnswer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const give = (answer: ApprovalAnswer) => {
    if (given) return;
    setGiven(answer);
    setProblem(null);
    ipc.call('turns.answer-approval', { chatId, callId: call.callId, answer }).catch((error: unknown) => {
      setGiven(null);
      setProblem(problemOf(error));
    });
  };
  const { areMine, areLive } = useApprovalKeys(card, (key) => {
    const found = answers.find((entry) => entry.key === key);
    if (found) give(found.answer);
    return found !== undefined;
  });

  return (
    <section ref={card} className={styles.card} aria-labelledby={id} data-approval={call.callId}>
      <header className={styles.head}>
        <Icon of={Hand} className={styles.hand} />
        <h3 id={id} className={styles.question}>
          {question}
        </h3>
        <span className={styles.runner}>{call.approval.activates ? null : runner}</span>
        {call.approval.changesSomething ? (
          <Chip tone="outlined" icon={Pencil}>
            {t('chat.approval.changes')}
          </Chip>
        ) : null}
      </header>
      <div className={styles.body}>
        <Facts call={call} />
        {call.approval.activates ? null : (
          <div className={styles.arguments}>
            <CallArguments json={call.approval.arguments ?? call.arguments} isInColumns />
          </div>
        )}
        {problem ? <p className={styles.problem}>{say(problem.text)}</p> : null}
        <div className={styles.actions}>
          {answers.map(({ answer, word, key }) => (
            <span key={answer} className={answer === 'deny' ? styles.last : undefined}>
              <Button
                kind={answer === 'once' ? 'primary' : answer === 'deny' ? 'ghost' : 'secondary'}
                keys={areMine ? key : undefined}
                keyShortcut={areLive ? key : undefined}
                isDisabled={given !== null}
                onClick={() => give(answer)}
              >
                {t((call.approval.activates && ACTIVATION_WORDS[answer]) || word)}
              </Button>
            </span>
          ))}
        </div>
      </div>
      <div role="status">
        <Hidden>{t('chat.approval.announce', { question })}</Hidden>
      </div>
    </section>
  );
}
