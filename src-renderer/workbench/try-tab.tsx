import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ArgumentLine } from '#shared/tool/model-view.ts';
import type { Trial } from '#shared/tool/trial.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { usePhrase } from '../i18n.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useChats, useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { isModifier } from '../ui/shortcut.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import { useModelView } from './model-sees-tab.tsx';
import { ProblemList } from './problem-list.tsx';
import type { NamedSubject, Subject } from './subject.ts';
import { SubjectChoice } from './subject-choice.tsx';
import { TrialResult } from './trial-result.tsx';
import { argumentsText, type TypedArguments } from './typed-arguments.ts';
import styles from './workbench.module.css';

const NEW_CHAT = '';
/** Chats to try a tool in; an older one can be opened and tried from there. */
const MAX_CHATS = 30;

interface TryTabProps {
  subjects: readonly NamedSubject[];
  /** It may roll: the same dice can fall again. */
  hasChance: boolean;
}

/** Fill in the arguments and run the real path: what the chat would show, and what the model would get. */
export function TryTab({ subjects, hasChance }: TryTabProps) {
  const { t } = usePhrase();
  const [index, setIndex] = useState(0);
  const chosen = subjects[index];
  const [chatId, setChatId] = useState(NEW_CHAT);
  const [typed, setTyped] = useState<TypedArguments>({});
  const [asText, setAsText] = useState<string | null>(null);
  const { seen } = useModelView(chosen?.subject);
  const refused = seen?.ok === false ? seen.problems : null;
  const lines = seen?.ok ? seen.view.arguments : NO_LINES;
  const text = asText ?? argumentsText(lines, typed);
  const trial = useTrial(chosen?.subject, chatId === NEW_CHAT ? null : chatId);
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const shortcut = useShortcut();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isModifier(event.nativeEvent, platform) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!trial.isRunning && !refused) void trial.run(text);
  };
  return (
    <>
      <SubjectChoice subjects={subjects} index={index} onChange={setIndex} />
      <div className={styles.try}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside */}
        <div className={styles.form} onKeyDown={onKeyDown}>
          <p className={styles.plain}>{t('workbench.tryHelp')}</p>
          <ChatChoice value={chatId} onChange={setChatId} />
          <Segmented
            name={t('workbench.argumentsAs')}
            value={asText === null ? 'fields' : 'json'}
            onChange={(next) => setAsText(next === 'json' ? argumentsText(lines, typed) : null)}
            options={[
              { value: 'fields', label: t('workbench.asFields') },
              { value: 'json', label: 'JSON' },
            ]}
          />
          {asText === null ? (
            lines.map((line) => (
              <ArgumentField
                key={line.name}
                line={line}
                value={typed[line.name] ?? ''}
                onChange={(value) => setTyped({ ...typed, [line.name]: value })}
              />
            ))
          ) : (
            <Field label={t('workbench.arguments')} value={asText} onChange={setAsText} lines={6} isMono />
          )}
          {asText === null && lines.length === 0 && seen?.ok ? (
            <p className={styles.quiet}>{t('workbench.noArguments')}</p>
          ) : null}
          <div className={styles.actions}>
            {trial.isRunning ? (
              <Button onClick={trial.stop}>{t('workbench.stop')}</Button>
            ) : (
              <Button
                kind="primary"
                keys={shortcut('↵')}
                isDisabled={refused !== null}
                onClick={() => void trial.run(text)}
              >
                {t('workbench.run')}
              </Button>
            )}
            {hasChance && trial.result?.ok && !refused ? (
              <Button kind="ghost" onClick={() => trial.result?.ok && void trial.run(text, trial.result.trial.seed)}>
                {t('workbench.sameChance')}
              </Button>
            ) : null}
          </div>
        </div>
        <Outcome {...trial} result={refused ? { ok: false, problems: refused } : trial.result} />
      </div>
    </>
  );
}

const NO_LINES: readonly ArgumentLine[] = [];

function Outcome({ result, problem, isRunning }: ReturnType<typeof useTrial>) {
  const { t, say } = usePhrase();
  return (
    <div className={styles.outcome} aria-live="polite" aria-busy={isRunning}>
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {isRunning ? <p className={styles.quiet}>{t('workbench.running')}</p> : null}
      {result?.ok === false ? (
        <Notice title={t('workbench.draftRefused')}>
          <ProblemList problems={result.problems} />
        </Notice>
      ) : null}
      {result?.ok ? <TrialResult trial={result.trial} /> : null}
      {result || isRunning || problem ? null : <p className={styles.quiet}>{t('workbench.nothingTried')}</p>}
    </div>
  );
}

type Result = { ok: true; trial: Trial } | { ok: false; problems: PieceProblem[] };

function useTrial(subject: Subject | undefined, chatId: string | null) {
  const ipc = useIpc();
  const providerId = useApp((state) => state.defaultProviderId);
  const ofChat = useChats(({ byId }) => (chatId === null ? null : (byId[chatId]?.providerId ?? null)));
  const [result, setResult] = useState<Result | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const current = useRef<AbortController | null>(null);
  // Nobody sees what a page that was left would show.
  useEffect(() => () => current.current?.abort(), []);
  const run = async (argumentsText: string, seed?: string) => {
    if (!subject) return;
    const mine = new AbortController();
    current.current = mine;
    setRunning(mine);
    setResult(null);
    setProblem(null);
    try {
      setResult(
        await ipc.call(
          'workbench.try',
          { subject, chatId, providerId: ofChat ?? providerId, argumentsText, ...(seed !== undefined && { seed }) },
          { signal: mine.signal },
        ),
      );
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      // What was stopped may answer after the next one has begun.
      if (current.current === mine) setRunning(null);
    }
  };
  return { result, problem, isRunning: running !== null, run, stop: () => running?.abort() };
}

function ChatChoice({ value, onChange }: { value: string; onChange(chatId: string): void }) {
  const { t } = usePhrase();
  const byId = useChats((state) => state.byId);
  const chats = useMemo(
    () =>
      Object.values(byId)
        .toSorted((one, other) => other.updatedAt - one.updatedAt)
        .slice(0, MAX_CHATS),
    [byId],
  );
  return (
    <Select
      label={t('workbench.asIfIn')}
      value={value}
      onChange={onChange}
      options={[
        { value: NEW_CHAT, label: t('workbench.newChat') },
        ...chats.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

const LEFT_OUT = '';

function ArgumentField({
  line,
  value,
  onChange,
}: {
  line: ArgumentLine;
  value: string;
  onChange(value: string): void;
}) {
  const { t } = usePhrase();
  const label = `${line.name} · ${t(line.required ? 'workbench.required' : 'workbench.optional')}`;
  const choices = line.type === 'boolean' ? ['true', 'false'] : line.type === 'choice' ? (line.choices ?? []) : null;
  if (choices) {
    return (
      <Select
        label={label}
        value={value}
        onChange={onChange}
        help={line.description}
        options={[
          { value: LEFT_OUT, label: t('workbench.leftOutArgument') },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ]}
      />
    );
  }
  return (
    <Field
      label={label}
      value={value}
      onChange={onChange}
      help={line.description}
      isMono
      placeholder={t('workbench.leftOutArgument')}
      lines={line.type === 'list' || line.type === 'object' ? 2 : undefined}
    />
  );
}
