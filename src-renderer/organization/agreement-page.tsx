import { useEffect, useRef, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { managedByWords } from '../settings/managed-by-words.ts';
import { openInfo } from '../state/organization-store.ts';
import { useOrganization, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FileText } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './agreement-page.module.css';

/**
 * Texts of the organization that people agree to before they go on, one after the other; asked again when a text changed.
 * Nothing behind it is lost: who declines finds everything as it was once they agree.
 */
export function AgreementPage() {
  const { t, say } = usePhrase();
  const { organization } = useWindowState();
  const info = useOrganization((state) => openInfo(state.view));
  const problem = useOrganization((state) => state.problem);
  const [declined, setDeclined] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const key = info ? `${info.by.pluginId} ${info.id} ${info.version}` : '';
  // Each text is announced and read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text moves the focus to its title
  useEffect(() => title.current?.focus(), [key, declined]);
  if (!info) return null;
  const from = managedByWords(info.by, t);
  if (declined === key) {
    return (
      <main className={styles.page}>
        <EmptyState
          icon={FileText}
          title={t('organization.declined', { title: info.title })}
          actions={<Button onClick={() => setDeclined(null)}>{t('organization.readAgain')}</Button>}
        >
          {[
            t('organization.declinedHelp', { by: from }),
            ...(info.by.contact ? [t('settings.origin.questions', { contact: info.by.contact })] : []),
          ].join(' ')}
        </EmptyState>
      </main>
    );
  }
  const accept = async () => {
    setBusy(true);
    await organization.accept(info);
    setBusy(false);
  };
  return (
    <main className={styles.page}>
      <article className={styles.article} aria-labelledby="agreement-title">
        <h1 id="agreement-title" className={styles.title} ref={title} tabIndex={-1}>
          {info.title}
        </h1>
        <p className={styles.lead}>
          {[
            t('organization.agreementFrom', { by: from, version: info.version }),
            ...(info.acceptedBefore ? [t('organization.agreementChanged', { version: info.acceptedBefore })] : []),
          ].join(' ')}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section className={styles.text} aria-label={info.title} tabIndex={0}>
          <Markdown text={info.markdown} />
        </section>
        {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
        <footer className={styles.actions}>
          <Button kind="primary" size="dialog" onClick={() => void accept()} isDisabled={isBusy}>
            {info.acceptText || t('organization.accept')}
          </Button>
          <Button kind="ghost" size="dialog" onClick={() => setDeclined(key)}>
            {info.rejectText || t('organization.decline')}
          </Button>
        </footer>
      </article>
    </main>
  );
}
