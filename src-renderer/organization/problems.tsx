import type { OrganizationProblem, OrganizationView, PluginView, ProblemKind } from '#shared/organization/view.ts';
import type { PhraseKey } from '#shared/phrase.ts';
import { usePhrase } from '../i18n.ts';
import { useCopied } from '../markdown/use-copied.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { CircleAlert, Clock, History, Info, Key, Unplug } from '../ui/icons.ts';
import styles from './organization-page.module.css';
import { problemDetail, problemPlace, reportText } from './problem-words.ts';

const KINDS: Record<ProblemKind, { icon: IconShape; title: PhraseKey }> = {
  'not-loaded': { icon: History, title: 'organization.problemKind.notLoaded' },
  'bad-value': { icon: CircleAlert, title: 'organization.problemKind.badValue' },
  'bad-object': { icon: CircleAlert, title: 'organization.problemKind.badObject' },
  'unknown-key': { icon: Info, title: 'organization.problemKind.unknownKey' },
  'not-used-yet': { icon: Clock, title: 'organization.problemKind.notUsedYet' },
  secret: { icon: Key, title: 'organization.problemKind.secret' },
  unreachable: { icon: Unplug, title: 'organization.problemKind.unreachable' },
  note: { icon: Info, title: 'organization.problemKind.note' },
};

/** What the administrator should know, the gravest first, to be copied into a mail. */
export function Problems({ view }: { view: OrganizationView }) {
  const wording = usePhrase();
  const { t } = wording;
  const { isCopied, copy } = useCopied();
  const found = [
    ...view.problems.map((problem) => ({ plugin: undefined, problem })),
    ...view.plugins.flatMap((plugin) => plugin.problems.map((problem) => ({ plugin, problem }))),
  ].toSorted((one, other) => RANKS[one.problem.severity] - RANKS[other.problem.severity]);
  return (
    <section aria-label={t('organization.problems')}>
      <header className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>{t('organization.problems')}</h2>
      </header>
      {found.length === 0 ? (
        <p className={styles.fact}>{t('organization.noProblems')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {found.slice(0, MAX_SHOWN).map(({ plugin, problem }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole, and two problems may read the same
              <Problem key={index} plugin={plugin} problem={problem} />
            ))}
          </ul>
          {found.length > MAX_SHOWN ? (
            <p className={styles.legend}>{t('organization.moreProblems', { count: found.length - MAX_SHOWN })}</p>
          ) : null}
          <Button kind="link" onClick={() => copy(reportText(view, wording))}>
            {t(isCopied ? 'common.copied' : 'organization.copyForAdministrator')}
          </Button>
        </>
      )}
    </section>
  );
}

const RANKS = { error: 0, warning: 1, info: 2 } as const;

/** A file may be wrong in thousands of places; the copy for the administrator holds them all. */
const MAX_SHOWN = 50;

/** Without a plugin it is about the computer: what the device says, certificates, what is remembered. */
function Problem({ plugin, problem }: { plugin: PluginView | undefined; problem: OrganizationProblem }) {
  const wording = usePhrase();
  const { icon, title } = KINDS[problem.kind];
  return (
    <li className={styles.problem}>
      <span className={styles.problemIcon} data-severity={problem.severity}>
        <Icon of={icon} />
      </span>
      <div>
        <h3 className={styles.problemTitle}>
          {plugin
            ? wording.t(title, { name: plugin.name, version: plugin.version })
            : wording.t('organization.thisComputer')}
        </h3>
        <p className={styles.fact}>
          {[problemPlace(problem, plugin, wording), wording.say(problem.text)].filter(Boolean).join(' ')}
        </p>
        {problemDetail(problem, wording).map((line) => (
          <p key={line} className={styles.detail}>
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
