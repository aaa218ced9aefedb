import { Icon } from './icon.tsx';
import { LoaderCircle } from './icons.ts';
import styles from './spinner.module.css';

/** Turns beside words and a counting time, never alone. With reduced motion it stands still. */
export function Spinner() {
  // Around the icon and not on it: what turns inside a picture is drawn anew in every frame.
  return (
    <span className={styles.turning}>
      <Icon of={LoaderCircle} place="state" />
    </span>
  );
}
