import { usePhrase } from '../../i18n.ts';
import { useApp, useWindowState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { useEligibility } from '../provider/eligibility.ts';
import styles from './obstacle.module.css';

/** Why nothing can be sent, in one line with the way out; null when nothing is in the way. */
export function useObstacle(setup: ChatSetup) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const connection = useApp((state) => state.connection);
  const count = useApp((state) => state.providers.length);
  const reasonFor = useEligibility(setup.requirements);
  const { provider } = setup;

  const line = (text: string, action?: { word: string; subject: string | null }) => (
    <p className={styles.obstacle} role="status">
      {text}
      {action ? (
        <Button
          kind="link"
          onClick={() => app.navigate({ view: 'settings', section: 'providers', subject: action.subject })}
        >
          {action.word}
        </Button>
      ) : null}
    </p>
  );
  if (connection === 'lost') return line(t('chat.obstacle.connection'));
  if (!provider) {
    return count === 0
      ? line(t('chat.obstacle.noProvider'), { word: t('chat.obstacle.addProvider'), subject: null })
      : line(t('chat.obstacle.chooseProvider'));
  }
  const reason = reasonFor(provider);
  if (reason !== null) return line(t('chat.obstacle.notAllowed', { name: provider.name, reason }));
  // A key in a keyring that does not open stands in nobody's way: sending asks the keyring again.
  if (provider.keyState === 'missing') {
    const action = { word: t('chat.obstacle.enterKey'), subject: provider.id };
    return line(t('chat.obstacle.keyMissing', { name: provider.name }), action);
  }
  return null;
}
