import { type ReactNode, useEffect, useState } from 'react';
import type { WireApi } from '#shared/provider/kinds.ts';
import type { ArgumentLine, ModelView } from '#shared/tool/model-view.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { usePhrase } from '../i18n.ts';
import { CodeBlock } from '../markdown/code-block.tsx';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useIpc } from '../state/state.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ProblemList } from './problem-list.tsx';
import type { NamedSubject, Subject } from './subject.ts';
import { SubjectChoice } from './subject-choice.tsx';
import styles from './workbench.module.css';

type Seen = { ok: true; view: ModelView } | { ok: false; problems: PieceProblem[] };

/** What a model would be shown of this tool now, from the very objects that a request sends. */
export function useModelView(subject: Subject | undefined): { seen: Seen | null; problem: Problem | null } {
  const ipc = useIpc();
  const providerId = useApp((state) => state.defaultProviderId);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!subject) return;
    const asked = new AbortController();
    ipc.call('workbench.model-sees', { subject, providerId }, { signal: asked.signal }).then(
      (answer) => {
        if (asked.signal.aborted) return;
        setSeen(answer);
        setProblem(null);
      },
      (error: unknown) => {
        if (!asked.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => asked.abort();
  }, [ipc, providerId, subject]);
  return { seen, problem };
}

export function ModelSeesTab({ subjects }: { subjects: readonly NamedSubject[] }) {
  const { t, say } = usePhrase();
  const [index, setIndex] = useState(0);
  const { seen, problem } = useModelView(subjects[index]?.subject);
  return (
    <>
      <SubjectChoice subjects={subjects} index={index} onChange={setIndex} />
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {seen?.ok === false ? (
        <Notice title={t('workbench.draftRefused')}>
          <ProblemList problems={seen.problems} />
        </Notice>
      ) : null}
      {seen?.ok ? <Seen view={seen.view} /> : null}
    </>
  );
}

const PARTS = ['callName', 'description', 'arguments', 'instructions'] as const;

function Seen({ view }: { view: ModelView }) {
  const { t } = usePhrase();
  const { tokens } = view;
  return (
    <div className={styles.halves}>
      <div className={styles.sees}>
        <Part title={t('workbench.callName')} tokens={tokens.callName}>
          <code className={styles.code}>{view.callName}</code>
        </Part>
        <Part title={t('workbench.descriptionForModel')} tokens={tokens.description}>
          <p className={styles.plain}>{view.description || t('workbench.noDescription')}</p>
        </Part>
        <Part title={t('workbench.arguments')} tokens={tokens.arguments}>
          {view.arguments.length === 0 ? (
            <p className={styles.plain}>{t('workbench.noArguments')}</p>
          ) : (
            <ul className={styles.arguments}>
              {view.arguments.map((line) => (
                <Argument key={line.name} line={line} />
              ))}
            </ul>
          )}
        </Part>
        <Part title={t('workbench.instructions')} tokens={tokens.instructions}>
          <p className={styles.plain}>{view.instructions || t('workbench.noInstructions')}</p>
        </Part>
        <div className={styles.sum}>
          <p className={styles.sumLine}>
            <span>{t('workbench.sum')}</span>
            <strong>{t('workbench.tokenCount', { count: tokens.total })}</strong>
          </p>
          <span className={styles.bar} aria-hidden>
            {PARTS.map((part) => (
              <span key={part} data-part={part} style={{ flexGrow: tokens[part] }} />
            ))}
          </span>
          <p className={styles.quiet}>{t('workbench.compact', { count: tokens.compact })}</p>
        </div>
      </div>
      <Requests requests={view.requests} />
    </div>
  );
}

function Part({ title, tokens, children }: { title: string; tokens: number; children: ReactNode }) {
  const { t } = usePhrase();
  return (
    <section aria-label={title}>
      <header className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <span className={styles.quiet}>{t('workbench.tokenCount', { count: tokens })}</span>
      </header>
      {children}
    </section>
  );
}

/** One argument as a plain line: name, type, needed or not, what it means. */
function Argument({ line: { name, type, choices, required, description } }: { line: ArgumentLine }) {
  const { t } = usePhrase();
  return (
    <li className={styles.argument}>
      <code className={styles.code}>{name}</code>
      <span className={styles.meaning}>{t(`workbench.type.${type}`)}</span>
      <span className={required ? undefined : styles.meaning}>
        {t(required ? 'workbench.required' : 'workbench.optional')}
      </span>
      <span className={styles.meaning}>
        {[description, ...(choices ? [choices.join(' | ')] : [])].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

const WIRE_NAMES: Record<WireApi, string> = {
  CHAT_COMPLETIONS: 'Chat Completions',
  RESPONSES: 'Responses',
  ANTHROPIC_MESSAGES: 'Anthropic',
};

function Requests({ requests }: Pick<ModelView, 'requests'>) {
  const { t } = usePhrase();
  const [chosen, setChosen] = useState<WireApi | null>(null);
  const shown =
    requests.find(({ wireApi }) => wireApi === chosen) ??
    requests.find(({ isOfProvider }) => isOfProvider) ??
    requests[0];
  if (!shown) return null;
  return (
    <section aria-label={t('workbench.requests')}>
      <Segmented<WireApi>
        name={t('workbench.requests')}
        value={shown.wireApi}
        onChange={setChosen}
        options={requests.map(({ wireApi }) => ({ value: wireApi, label: WIRE_NAMES[wireApi] }))}
      />
      <CodeBlock code={shown.json} language="json" isOpen={false} isWrapped />
      <p className={styles.quiet}>
        {[
          t(shown.isOfProvider ? 'workbench.ofProvider' : 'workbench.notOfProvider'),
          t(shown.isBound ? 'workbench.bound' : 'workbench.unbound'),
        ].join(' ')}
      </p>
    </section>
  );
}
