import type { RolledDie, RollTrace } from '#shared/dice/roll-trace.ts';
import { usePhrase } from '../../i18n.ts';
import styles from './roll-line.module.css';

/** Dice shown one by one; the stored trace and the model's summary hold the rest. */
const MAX_SHOWN = 40;

/** A roll as it fell: every die, what happened to it, what was added, and the total. */
export function RollLine({ roll }: { roll: RollTrace }) {
  const { t, format } = usePhrase();
  const dice = roll.terms.flatMap((term) => term.dice);
  const hidden = dice.length - MAX_SHOWN;
  return (
    <p className={styles.roll}>
      <code className={styles.notation}>{roll.notation}</code>
      {dice.slice(0, MAX_SHOWN).map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a roll never changes, and two dice may read the same
        <Die key={index} die={die} />
      ))}
      {hidden > 0 ? <span className={styles.more}>{t('workbench.roll.more', { count: hidden })}</span> : null}
      {roll.modifier ? (
        <span
          className={styles.more}
        >{`${roll.modifier > 0 ? '+' : '−'}${format.number(Math.abs(roll.modifier))}`}</span>
      ) : null}
      <strong>{`= ${format.number(roll.total)}`}</strong>
    </p>
  );
}

function Die({ die: { value, marks = [] } }: { die: RolledDie }) {
  const { t } = usePhrase();
  const words = marks.map((mark) => t(`workbench.roll.${mark}`)).join(', ');
  const isOut = marks.includes('dropped') || marks.includes('rerolled');
  return (
    <span className={styles.die} data-out={isOut || undefined} title={words || undefined}>
      {value}
      {words ? <span className={styles.hidden}>{` ${words}`}</span> : null}
    </span>
  );
}
