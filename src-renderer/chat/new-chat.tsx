import { usePhrase } from '../i18n.ts';
import { PresetRowsOfNewChat } from '../presets/preset-rows.tsx';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Cpu } from '../ui/icons.ts';
import { type ChatSetup, offeredCollections } from './chat-setup.ts';
import { Introductions } from './introductions.tsx';
import styles from './new-chat.module.css';
import { NewChatPlace } from './new-chat-place.tsx';
import { ProviderRefused } from './provider/provider-refused.tsx';

/** Before the first message: who answers and what it may use. */
export function NewChat({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const hasProviders = useApp((state) => state.providers.length > 0);
  const tools = offeredCollections(setup.collections).length;
  const { provider } = setup;
  return (
    <div className={styles.place}>
      {hasProviders ? (
        <>
          <h2 className={styles.title}>{t('chat.new.question')}</h2>
          <p className={styles.text}>
            {!provider
              ? t('chat.obstacle.chooseProvider')
              : tools > 0
                ? t('chat.new.withTools', { name: provider.name, count: tools })
                : t('chat.new.withoutTools', { name: provider.name })}
          </p>
          <PresetRowsOfNewChat />
          <NewChatPlace />
          <ProviderRefused setup={setup} />
          <Introductions />
        </>
      ) : (
        <EmptyState
          icon={Cpu}
          title={t('chat.new.noProviderTitle')}
          actions={
            <Button onClick={() => app.navigate({ view: 'settings', section: 'providers', subject: null })}>
              {t('chat.obstacle.addProvider')}
            </Button>
          }
        >
          {t('chat.new.noProviderText')}
        </EmptyState>
      )}
    </div>
  );
}
