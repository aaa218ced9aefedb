import { useEffect, useState } from 'react';
import { CHAT_VARIABLE_LIMITS, type ChatVariables, chatVariableNameSchema } from '#shared/chat/variables.ts';
import { usePhrase } from '../i18n.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Plus, Trash } from '../ui/icons.ts';
import styles from './controls-drawer.module.css';

type Value = ChatVariables[string];

/** "3.5" is a number and "true" a truth value; "007" and everything else stays the text that it is. */
export function readValue(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return text !== '' && Number.isFinite(Number(text)) && String(Number(text)) === text ? Number(text) : text;
}

function useVariables(chatId: string) {
  const ipc = useIpc();
  const [variables, setVariables] = useState<ChatVariables>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let asked = new AbortController();
    const ask = () => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      ipc.call('chat-variables.get', { chatId }, { signal }).then(
        (answer) => {
          if (!signal.aborted) setVariables(answer.variables);
        },
        (error: unknown) => {
          if (!signal.aborted) setProblem(problemOf(error));
        },
      );
    };
    ask();
    const stopFollowing = ipc.on('chat-variables.changed', (changed) => {
      if (changed.chatId !== chatId) return;
      // What was asked for before may be older than this.
      asked.abort();
      setVariables(changed.variables);
    });
    const stopAskingAgain = ipc.onReset(ask);
    return () => {
      asked.abort();
      stopFollowing();
      stopAskingAgain();
    };
  }, [ipc, chatId]);
  /** Null takes it away. True when it was done. */
  const set = async (name: string, value: Value | null): Promise<boolean> => {
    try {
      setVariables((await ipc.call('chat-variables.set', { chatId, name, value })).variables);
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  };
  return { variables, problem, set };
}

interface VariablesSectionProps {
  chatId: string;
  /** Else it is shown only while the chat has variables. */
  isNeeded: boolean;
}

/** What a person keeps in this chat for formulas to read. No call changes it. */
export function VariablesSection({ chatId, isNeeded }: VariablesSectionProps) {
  const { t, say } = usePhrase();
  const { variables, problem, set } = useVariables(chatId);
  const names = Object.keys(variables).toSorted();
  if (!isNeeded && names.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('workbench.variables')}>
      <header className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('workbench.variables')}</h3>
      </header>
      <p className={styles.quiet}>{t('workbench.variablesHelp')}</p>
      {names.length > 0 ? (
        <ul className={styles.variables}>
          {names.map((name) => (
            <Variable key={name} name={name} value={variables[name] ?? ''} set={set} />
          ))}
        </ul>
      ) : null}
      {problem ? (
        <p className={styles.quiet} role="alert">
          {say(problem.text)}
        </p>
      ) : null}
      {names.length < CHAT_VARIABLE_LIMITS.variables ? <NewVariable taken={names} set={set} /> : null}
    </section>
  );
}

type SetVariable = ReturnType<typeof useVariables>['set'];

function Variable({ name, value, set }: { name: string; value: Value; set: SetVariable }) {
  const { t } = usePhrase();
  const stored = String(value);
  /** Null: nothing is typed, and the field follows what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored;
  const tooLong = useTooLong(text);
  const keep = async () => {
    if (tooLong !== undefined) return;
    if (text === stored || (await set(name, readValue(text)))) setTyped((now) => (now === typed ? null : now));
  };
  return (
    <li className={styles.variable}>
      <Field
        label={name}
        value={text}
        onChange={setTyped}
        onBlur={() => void keep()}
        onEnter={() => void keep()}
        problem={tooLong}
      />
      <IconButton icon={Trash} name={t('workbench.removeVariable', { name })} onClick={() => void set(name, null)} />
    </li>
  );
}

function NewVariable({ taken, set }: { taken: readonly string[]; set: SetVariable }) {
  const { t } = usePhrase();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const tooLong = useTooLong(value);
  const isWritable = chatVariableNameSchema.safeParse(name).success;
  const problem = taken.includes(name)
    ? t('workbench.variableTwice')
    : name === '' || isWritable
      ? undefined
      : t('pieces.problem.fieldName');
  const canAdd = name !== '' && problem === undefined && tooLong === undefined;
  const add = async () => {
    if (!canAdd || !(await set(name, readValue(value)))) return;
    setName('');
    setValue('');
  };
  return (
    <div className={styles.newVariable}>
      <Field
        label={t('workbench.variableName')}
        isMono
        value={name}
        onChange={setName}
        onEnter={() => void add()}
        problem={problem}
      />
      <Field
        label={t('workbench.variableValue')}
        value={value}
        onChange={setValue}
        onEnter={() => void add()}
        problem={tooLong}
      />
      <div>
        <Button icon={Plus} isDisabled={!canAdd} onClick={() => void add()}>
          {t('workbench.addVariable')}
        </Button>
      </div>
    </div>
  );
}

function useTooLong(text: string): string | undefined {
  const { t } = usePhrase();
  const { valueCharacters: maximum } = CHAT_VARIABLE_LIMITS;
  return text.length > maximum ? t('pieces.problem.tooLong', { maximum }) : undefined;
}
