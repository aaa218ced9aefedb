import { useId, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { Brain, ChevronDown, ChevronUp } from '../ui/icons.ts';
import { LongText } from '../ui/long-text.tsx';
import styles from './reasoning-block.module.css';

/** What the model thought, closed until a person asks: it is not the answer. */
export function ReasoningBlock({ text, isOpenEnded }: { text: string; isOpenEnded: boolean }) {
  const { t } = usePhrase();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.reasoning}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Brain} place="state" />
        {t(isOpenEnded ? 'chat.reasoning.now' : 'chat.reasoning.title')}
        <Icon of={isOpen ? ChevronUp : ChevronDown} place="chevron" />
      </button>
      {isOpen ? (
        <p id={id} className={styles.text} dir="auto">
          <LongText text={text} />
        </p>
      ) : null}
    </div>
  );
}
