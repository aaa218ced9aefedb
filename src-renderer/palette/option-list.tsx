import { memo, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import type { Highlighted } from './match-words.ts';
import type { PaletteOption, PaletteSection } from './option.ts';
import styles from './option-list.module.css';

export function Pieces({ of }: { of: Highlighted }) {
  return of.map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move
      <mark key={index} className={styles.found}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

interface OptionListProps {
  id: string;
  name: string;
  sections: readonly PaletteSection[];
  chosen: PaletteOption | undefined;
  optionId(option: PaletteOption): string;
  /** The mouse moved onto it. */
  onPoint(option: PaletteOption): void;
  onRun(option: PaletteOption): void;
}

/** The focus stays in the field; the chosen option is told by `aria-activedescendant`. */
export function OptionList(props: OptionListProps) {
  const { id, sections, chosen } = props;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={props.name}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <div id={`${id}-${section.id}`} className={styles.heading}>
            {section.title}
          </div>
          {section.options.map((option) => (
            <OptionRow
              key={option.id}
              id={props.optionId(option)}
              option={option}
              isChosen={option === chosen}
              onPoint={props.onPoint}
              onRun={props.onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionRowProps {
  id: string;
  option: PaletteOption;
  isChosen: boolean;
  onPoint(option: PaletteOption): void;
  onRun(option: PaletteOption): void;
}

const OptionRow = memo(function OptionRow({ id, option, isChosen, onPoint, onRun }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={row}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isChosen}
      // A list that changes under a resting mouse must not move the choice: only a mouse that moves does.
      onPointerMove={() => !isChosen && onPoint(option)}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onRun(option)}
    >
      <Icon of={option.icon} className={styles.icon} />
      <span className={styles.label}>
        <Pieces of={option.label} />
      </span>
      {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
      <span className={styles.keys}>
        {option.keys ? <KeyHint keys={option.keys} /> : null}
        {isChosen ? <KeyHint keys="↵" /> : null}
      </span>
    </div>
  );
});
