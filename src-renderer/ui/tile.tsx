import { type ReactNode, useId } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { Lock } from './icons.ts';
import { Switch } from './switch.tsx';
import styles from './tile.module.css';

interface TileProps {
  icon: IconShape;
  name: string;
  /** Costs and approval, or the reason why it is not offered. */
  description: string;
  /** A gate keeps it off: a lock stands before the description. */
  isBlocked?: boolean;
  isOn: boolean;
  isDisabled?: boolean;
  onChange(isOn: boolean): void;
  onOpen?(): void;
  /** What can be done about it, under the description. */
  action?: ReactNode;
}

/** One tool collection: icon, name, line, switch. */
export function Tile({ icon, name, description, isBlocked, isOn, isDisabled, onChange, onOpen, action }: TileProps) {
  const id = useId();
  return (
    <div className={styles.tile} data-off={isBlocked || undefined}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        {onOpen ? (
          <button type="button" className={styles.name} onClick={onOpen}>
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span id={id} className={styles.description}>
          {isBlocked ? <Icon of={Lock} place="chip" /> : null}
          <span>{description}</span>
        </span>
        {action ? <span>{action}</span> : null}
      </span>
      <Switch isOn={isOn} onChange={onChange} name={name} isDisabled={isDisabled} describedBy={id} />
    </div>
  );
}
