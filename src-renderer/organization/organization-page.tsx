import type { Introduction, MandatoryInfo, OrganizationView } from '#shared/organization/view.ts';
import { usePhrase } from '../i18n.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { useOrganization, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { BookOpen, Building, ChevronDown, FileCheck, FileText, Refresh } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import { Administration } from './administration.tsx';
import { ConfigurationCard } from './configuration-card.tsx';
import { ManagedValues } from './managed-values.tsx';
import styles from './organization-page.module.css';
import { reportText } from './problem-words.ts';
import { Problems } from './problems.tsx';

/** Which configurations apply here, what they lock and why, what is wrong with them, and whom to ask. */
export function OrganizationPage() {
  const { t, say } = usePhrase();
  const { organization } = useWindowState();
  const { view, problem, isChecking } = useOrganization((state) => state);
  if (!view) {
    return (
      <main className={styles.page} aria-busy={problem === null}>
        {problem ? (
          <Notice tone="error">{say(problem.text)}</Notice>
        ) : (
          <p className={styles.fact}>{t('organization.loading')}</p>
        )}
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <Header view={view} isChecking={isChecking} onCheck={() => void organization.checkNow()} />
        {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
        {view.plugins.length > 0 ? (
          <Managed view={view} />
        ) : view.problems.length > 0 ? (
          <Problems view={view} />
        ) : (
          <EmptyState icon={Building} title={t('organization.notManaged')}>
            {t('organization.notManagedHelp')}
          </EmptyState>
        )}
        {view.showsAdministration ? <Administration /> : null}
      </div>
    </main>
  );
}

function Managed({ view }: { view: OrganizationView }) {
  return (
    <>
      <div className={styles.cards}>
        {view.plugins.map((plugin) => (
          <ConfigurationCard key={plugin.id} of={plugin} />
        ))}
      </div>
      <div className={styles.halves}>
        <ManagedValues values={view.values} />
        <div className={styles.side}>
          <Problems view={view} />
          <Agreed infos={view.mandatoryInfos} />
          <Introductions of={view.introductions} />
        </div>
      </div>
    </>
  );
}

function Header({ view, isChecking, onCheck }: { view: OrganizationView; isChecking: boolean; onCheck(): void }) {
  const wording = usePhrase();
  const { t } = wording;
  const authors = [...new Set(view.plugins.flatMap((plugin) => plugin.authors))];
  const contacts = [...new Set(view.plugins.map(({ contact }) => contact).filter(Boolean))];
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{authors[0] ?? t('organization.title')}</h1>
        <p className={styles.lead}>
          {[
            t('organization.manage', { count: view.plugins.length }),
            ...(contacts.length > 0 ? [t('settings.origin.questions', { contact: contacts.join('; ') })] : []),
          ].join(' ')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button icon={Refresh} onClick={onCheck} isDisabled={isChecking}>
          {t(isChecking ? 'organization.checking' : 'organization.checkNow')}
        </Button>
        <Button
          icon={FileText}
          onClick={() =>
            saveFile(new Blob([reportText(view, wording)], { type: 'text/plain' }), 'confidant-organization.txt')
          }
        >
          {t('organization.exportReport')}
        </Button>
      </div>
    </header>
  );
}

function Agreed({ infos }: { infos: readonly MandatoryInfo[] }) {
  const { t, format } = usePhrase();
  const agreed = infos.filter(({ acceptedAt }) => acceptedAt !== undefined);
  if (agreed.length === 0) return null;
  return (
    <section aria-label={t('organization.agreedTo')}>
      <h2 className={styles.sectionTitle}>{t('organization.agreedTo')}</h2>
      <ul className={styles.list}>
        {agreed.map((info) => (
          <li key={`${info.by.pluginId} ${info.id}`}>
            <details>
              <summary className={styles.summary}>
                <Icon of={FileCheck} />
                <span>{info.title}</span>
                <span className={styles.version}>
                  {t('organization.agreedAt', {
                    version: info.version,
                    date: format.shortDate(info.acceptedAt ?? 0, Date.now()),
                  })}
                </span>
                <Icon of={ChevronDown} place="chevron" className={styles.chevron} />
              </summary>
              <div className={styles.text}>
                <Markdown text={info.markdown} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Introductions({ of: introductions }: { of: readonly Introduction[] }) {
  const { t } = usePhrase();
  if (introductions.length === 0) return null;
  return (
    <section aria-label={t('organization.introductions')}>
      <h2 className={styles.sectionTitle}>{t('organization.introductions')}</h2>
      <ul className={styles.list}>
        {introductions.map(({ id, title, markdown, by }) => (
          <li key={`${by.pluginId} ${id}`}>
            <details>
              <summary className={styles.summary}>
                <Icon of={BookOpen} />
                <span>{title}</span>
                <Icon of={ChevronDown} place="chevron" className={styles.chevron} />
              </summary>
              <div className={styles.text}>
                <Markdown text={markdown} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
