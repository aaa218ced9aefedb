import { Icon } from './icon.tsx';
import { LoaderCircle } from './icons.ts';
import styles from './spinner.module.css';

/** Turns beside words and a counting time, never alone. With reduced motion it stands still. */
export function Spinner() {
  return <Icon of={LoaderCircle} place="state" className={styles.turning} />;
}
