import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { usePhrase } from '../i18n.ts';
import styles from './workbench.module.css';

/** What keeps a piece from being saved, each with its place. */
export function ProblemList({ problems }: { problems: readonly PieceProblem[] }) {
  const { say } = usePhrase();
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, text }) => (
        <li key={`${path} ${text.key}`}>
          {path === '' ? null : <code>{path}</code>} {say(text)}
        </li>
      ))}
    </ul>
  );
}
