import type { PluginState, PluginView } from '#shared/organization/view.ts';
import type { PhraseKey } from '#shared/phrase.ts';
import { usePhrase } from '../i18n.ts';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { Check, CircleAlert, FileCog, History } from '../ui/icons.ts';
import styles from './organization-page.module.css';
import { problemPlace } from './problem-words.ts';

const STATES: Record<PluginState, { icon: IconShape; word: PhraseKey }> = {
  applied: { icon: Check, word: 'organization.state.applied' },
  'last-good': { icon: History, word: 'organization.state.lastGood' },
  failed: { icon: CircleAlert, word: 'organization.state.failed' },
};

const COUNTS = ['settings', 'providers', 'templates', 'profiles', 'mandatoryInfos', 'other'] as const;

/** One configuration: its state, what it brings, when it was looked at. */
export function ConfigurationCard({ of: plugin }: { of: PluginView }) {
  const wording = usePhrase();
  const { t, say, format } = wording;
  const { icon, word } = STATES[plugin.state];
  const failure = plugin.state === 'applied' ? undefined : plugin.problems.find(({ kind }) => kind === 'not-loaded');
  const facts = COUNTS.filter((count) => plugin.counts[count] > 0).map((count) =>
    t(`organization.counts.${count}`, { count: plugin.counts[count] }),
  );
  const times = [
    plugin.state === 'applied'
      ? t('organization.checked', { time: format.time(plugin.checkedAt) })
      : t('organization.since', { time: format.moment(plugin.since, Date.now()) }),
    ...(plugin.nextCheckAt === undefined ? [] : [t('organization.next', { time: format.time(plugin.nextCheckAt) })]),
    t('organization.priority', { priority: String(plugin.priority) }),
    ...(plugin.origin === 'local' ? [t('organization.local')] : []),
  ];
  return (
    <article className={styles.card} aria-label={`${plugin.name} ${plugin.version}`}>
      <header className={styles.cardHeader}>
        <Icon of={FileCog} />
        <h2 className={styles.cardTitle}>{plugin.name}</h2>
        <span className={styles.version}>{plugin.version}</span>
      </header>
      <p className={styles.state} data-state={plugin.state}>
        <Icon of={icon} />
        {t(word)}
      </p>
      {plugin.deprecationMessage ? <p className={styles.fact}>{plugin.deprecationMessage}</p> : null}
      <p className={styles.fact}>
        {failure
          ? [problemPlace(failure, plugin, wording), say(failure.text)].filter(Boolean).join(' ')
          : facts.length === 0
            ? t('organization.counts.nothing')
            : facts.join(', ')}
      </p>
      <p className={styles.fact}>{times.join(' · ')}</p>
    </article>
  );
}
