import type { Introduction } from '#shared/organization/view.ts';
import { usePhrase } from '../i18n.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { managedByWords } from '../settings/managed-by-words.ts';
import { useApp, useOrganization, useWindowState } from '../state/state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { X } from '../ui/icons.ts';
import styles from './introductions.module.css';

/** Digests of texts that were dismissed long ago make room for newer ones. */
const MAX_REMEMBERED = 200;

/** What the organization says where a chat begins, until the person dismisses it; a text that changes is shown again. */
export function Introductions() {
  const introductions = useOrganization((state) => state.view?.introductions);
  const isShown = useApp(({ settings }) => settings?.showIntroductions ?? false);
  const dismissed = useApp(({ settings }) => settings?.dismissedIntroductions);
  if (!introductions || !isShown || !dismissed) return null;
  return introductions
    .filter(({ digest }) => !dismissed.includes(digest))
    .map((introduction) => <Card key={introduction.digest} of={introduction} dismissed={dismissed} />);
}

function Card({ of: { title, markdown, by, digest }, dismissed }: { of: Introduction; dismissed: readonly string[] }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const dismiss = () => {
    const remembered = [...dismissed, digest].slice(-MAX_REMEMBERED);
    void app.updateSettings({ dismissedIntroductions: remembered }).catch(() => undefined);
  };
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.by}>{t('organization.introduction.from', { by: managedByWords(by, t) })}</span>
        <IconButton icon={X} place="state" name={t('organization.introduction.dismiss', { title })} onClick={dismiss} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <div className={styles.text} tabIndex={0}>
        <Markdown text={markdown} />
      </div>
    </section>
  );
}
