import { useEffect, useState } from 'react';
import type { PresetTexts } from '#shared/preset/preset.ts';
import type { TemplateReference } from '#shared/preset/template.ts';
import { usePhrase } from '../i18n.ts';
import { managedByWords } from '../settings/managed-by-words.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useChats, useIpc } from '../state/state.tsx';
import card from '../ui/disclosure.module.css';
import { Icon } from '../ui/icon.tsx';
import { FileText } from '../ui/icons.ts';
import styles from './begun-with.module.css';

/** Above the first message: the template the chat began with, and on request what the model got of it. */
export function BegunWith({ chatId }: { chatId: string }) {
  const template = useChats(({ byId }) => byId[chatId]?.presets?.template);
  return template ? <TemplateOfChat key={chatId} chatId={chatId} template={template} /> : null;
}

function TemplateOfChat({ chatId, template }: { chatId: string; template: TemplateReference }) {
  const { t, say } = usePhrase();
  const [isOpen, setOpen] = useState(false);
  const { texts, problem } = useTexts(chatId, isOpen);
  const { name, by } = template;
  return (
    <details
      className={`${card.disclosure} ${styles.begun}`}
      aria-label={t('presets.begunWith')}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={`${card.summary} ${styles.summary}`}>
        <Icon of={FileText} place="state" />
        <span>{t('presets.begunWith')}</span>
        <strong className={`${card.name} ${styles.name}`}>{name}</strong>
        {by ? <span className={styles.by}>{t('presets.from', { by: managedByWords(by, t) })}</span> : null}
      </summary>
      {problem ? (
        <p className={styles.help} role="alert">
          {say(problem.text)}
        </p>
      ) : null}
      {texts ? <Contents texts={texts} /> : null}
    </details>
  );
}

function Contents({ texts: { template } }: { texts: PresetTexts }) {
  const { t } = usePhrase();
  if (!template) return <p className={styles.help}>{t('presets.textsLost')}</p>;
  const { systemPrompt, exampleConversation } = template;
  return (
    <div className={styles.contents}>
      {systemPrompt.trim() === '' ? null : (
        <section aria-label={t('presets.systemPrompt')}>
          <h3 className={styles.title}>{t('presets.systemPrompt')}</h3>
          <p className={styles.text}>{systemPrompt}</p>
        </section>
      )}
      {exampleConversation.length === 0 ? null : (
        <section aria-label={t('presets.example')}>
          <h3 className={styles.title}>{t('presets.example')}</h3>
          <p className={styles.help}>{t('presets.exampleIsNoMessage')}</p>
          <dl className={styles.example}>
            {exampleConversation.map(({ role, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what a chat began with never changes
              <div key={index} className={styles.said}>
                <dt>{t(`presets.role.${role}`)}</dt>
                <dd className={styles.text}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {systemPrompt.trim() === '' && exampleConversation.length === 0 ? (
        <p className={styles.help}>{t('presets.noInstructions')}</p>
      ) : null}
    </div>
  );
}

/** Asked for when they are wanted: most people know what their templates say. */
function useTexts(chatId: string, isWanted: boolean): { texts: PresetTexts | null; problem: Problem | null } {
  const ipc = useIpc();
  const [texts, setTexts] = useState<PresetTexts | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isMissing = isWanted && texts === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const asked = new AbortController();
    ipc.call('presets.of-chat', { chatId }, { signal: asked.signal }).then(
      (answer) => setTexts(answer),
      (error: unknown) => {
        if (!asked.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => asked.abort();
  }, [ipc, chatId, isMissing]);
  return { texts, problem };
}
