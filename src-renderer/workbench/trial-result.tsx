import { useState } from 'react';
import type { Trial } from '#shared/tool/trial.ts';
import { CallState } from '../chat/banner/call-state.tsx';
import { Destination } from '../chat/banner/destination.tsx';
import { RollLine } from '../chat/banner/roll-line.tsx';
import { useToolIcon, useToolName } from '../chat/banner/tool-identity.ts';
import { usePhrase } from '../i18n.ts';
import { CodeBlock } from '../markdown/code-block.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Check, Minus, ShieldBan } from '../ui/icons.ts';
import styles from './workbench.module.css';

const STEP_ICONS = { done: Check, stopped: ShieldBan, 'not-reached': Minus } as const;

/** The banner of the call, the text the model would get, and how far the call came. */
export function TrialResult({ trial }: { trial: Trial }) {
  const { t, format } = usePhrase();
  const message = trial.messages.find(({ isOfProvider }) => isOfProvider) ?? trial.messages[0];
  const [isRaw, setRaw] = useState(false);
  return (
    <>
      <section aria-label={t('workbench.chatShows')}>
        <h2 className={styles.sectionTitle}>{t('workbench.chatShows')}</h2>
        <Banner trial={trial} />
      </section>
      <section aria-label={t('workbench.modelGets')}>
        <header className={styles.sectionHeader}>
          <h2 className={styles.sectionTitle}>{t('workbench.modelGets')}</h2>
          {trial.isError ? (
            <span className={styles.asRefusal}>
              <Chip tone="plain">{t('workbench.asRefusal')}</Chip>
            </span>
          ) : null}
          <button type="button" className={styles.link} onClick={() => setRaw(!isRaw)}>
            {t(isRaw ? 'workbench.showText' : 'workbench.showMessage')}
          </button>
        </header>
        <CodeBlock
          code={isRaw && message ? message.json : trial.content}
          language={isRaw ? 'json' : ''}
          isOpen={false}
          isWrapped
        />
      </section>
      <section aria-label={t('workbench.steps')}>
        <h2 className={styles.sectionTitle}>{t('workbench.steps')}</h2>
        <ol className={styles.facts}>
          {trial.steps.map(({ step, state, durationMs }) => (
            <li key={step} className={`${styles.factRow} ${styles.stepRow}`}>
              <span className={state === 'not-reached' ? `${styles.gate} ${styles.notReached}` : styles.gate}>
                <Icon
                  of={STEP_ICONS[state]}
                  place="state"
                  className={state === 'stopped' ? styles.warn : styles.step}
                />
                {t(`workbench.step.${step}`)}
              </span>
              <span className={styles.quiet}>
                {durationMs === undefined
                  ? t(`workbench.stepState.${state}`)
                  : `${format.number(Math.round(durationMs))} ms`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Banner({ trial: { call } }: { trial: Trial }) {
  const { say } = usePhrase();
  const nameOf = useToolName();
  const icon = useToolIcon(call.toolId);
  return (
    <div className={styles.banner} data-state={call.state}>
      <p className={styles.bannerLine}>
        <Icon of={icon} className={styles.callIcon} />
        <strong>{call.toolName ?? nameOf(call.toolId)}</strong>
        <span className={styles.summary}>{call.summary}</span>
        {call.destination ? <Destination destination={call.destination} /> : null}
        <span className={styles.callState}>
          <CallState call={call} />
        </span>
      </p>
      {call.reason ? <p className={styles.reason}>{say(call.reason)}</p> : null}
      {call.outcome ? <p className={styles.reason}>{say(call.outcome)}</p> : null}
      {call.roll ? <RollLine roll={call.roll} /> : null}
    </div>
  );
}
