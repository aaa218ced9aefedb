import type { PhraseKey } from '#shared/phrase.ts';
import type { Source } from '#shared/source/source.ts';
import { usePhrase } from '../i18n.ts';
import { useOpenLink } from '../markdown/link-opener.tsx';
import { linkTarget } from '../markdown/safe-link.ts';
import { NumberChip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArrowUpRight } from '../ui/icons.ts';
import styles from './sources.module.css';

const HEADINGS = {
  tool: 'chat.sources.tool',
  model: 'chat.sources.model',
  data: 'chat.sources.data',
} as const satisfies Record<Source['origin'], PhraseKey>;

function SourceRow({ source, number }: { source: Source; number: number }) {
  const open = useOpenLink();
  // The title is the page's own; the host stands beside it in plain sight, so it cannot deceive.
  const target = linkTarget(source.url, '');
  const words = (
    <>
      <NumberChip>{number}</NumberChip> <span className={styles.title}>{source.title || source.url}</span>{' '}
    </>
  );
  if (target.kind !== 'web') return <span className={styles.row}>{words}</span>;
  return (
    <button type="button" className={styles.row} title={target.url} onClick={() => open(target)}>
      {words}
      <span className={styles.host}>{target.host}</span>
      <Icon of={ArrowUpRight} place="chip" className={styles.arrow} />
    </button>
  );
}

/** What the answer rests on, each kind under its own heading. Identity is the address: two pages may share a title. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = usePhrase();
  return (['tool', 'model', 'data'] as const).map((origin) => {
    const own = sources.filter((source) => source.origin === origin);
    if (own.length === 0) return null;
    return (
      <section key={origin} className={styles.sources} aria-label={t(HEADINGS[origin])}>
        <h3 className={styles.heading}>{t(HEADINGS[origin])}</h3>
        <ol>
          {own.map((source, index) => (
            <li key={source.url}>
              <SourceRow source={source} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
