import { useEffect, useRef } from 'react';
import { requirementsOf } from '#shared/chat/tighten.ts';
import { usePhrase } from '../../i18n.ts';
import { useApp, useWindowState } from '../../state/state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShieldCheck } from '../../ui/icons.ts';
import type { ChatSetup } from '../chat-setup.ts';
import { Exclusions } from './exclusions.tsx';
import { RequirementLine, TaintLine } from './requirement-line.tsx';
import styles from './shield.module.css';

/** What this chat requires, which call brought it and when, and what it therefore excludes. */
export function ShieldSection({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const isWanted = useApp((state) => state.isShieldWanted);
  const section = useRef<HTMLElement>(null);
  const kinds = requirementsOf(setup.requirements);
  useEffect(() => {
    if (!isWanted) return;
    // Scrolls it into view as well.
    section.current?.focus();
    app.setShieldWanted(false);
  }, [app, isWanted]);
  return (
    <section className={styles.section} aria-label={t('chat.shield.title')} ref={section} tabIndex={-1}>
      <header className={styles.head}>
        <Icon of={ShieldCheck} />
        <h3 className={styles.title}>{t('chat.shield.title')}</h3>
        <span className={styles.since}>{t('chat.shield.onlyTightens')}</span>
      </header>
      {kinds.length === 0 && !setup.taint ? (
        <p className={styles.nothing}>{t('chat.shield.nothing')}</p>
      ) : (
        <ul className={styles.card}>
          {kinds.map((kind) => (
            <RequirementLine key={kind} kind={kind} requirements={setup.requirements} />
          ))}
          {setup.taint ? <TaintLine taint={setup.taint} /> : null}
          <Exclusions setup={setup} />
        </ul>
      )}
    </section>
  );
}
