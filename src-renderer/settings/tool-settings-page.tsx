import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrench } from '../ui/icons.ts';
import { CollectionChips, CollectionSettings } from './collection-settings.tsx';
import { Page } from './page.tsx';
import { descriptionOf, labelOf } from './tool-words.ts';
import { useToolsOfNewChats } from './tools-settings.tsx';

/** One collection: whether it may be used, who may see it, and the settings of each of its tools. */
export function ToolSettingsPage({ collectionId }: { collectionId: string }) {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const settings = useApp((state) => state.settings);
  const { collections, selfOffering, status } = useToolsOfNewChats();
  const back = () => app.navigate({ view: 'settings', section: 'tools', subject: null });
  const collection = [...collections, ...selfOffering].find(({ id }) => id === collectionId);
  if (!settings || status === 'loading') return null;
  if (!collection) {
    return (
      <EmptyState
        icon={Wrench}
        title={t('turn.toolNotFound')}
        actions={<Button onClick={back}>{t('settings.back')}</Button>}
      >
        {t('settings.toolGoneHelp')}
      </EmptyState>
    );
  }
  return (
    <Page title={labelOf(collection, wording)} description={descriptionOf(collection, wording)} onBack={back}>
      <CollectionChips collection={collection} />
      <CollectionSettings collection={collection} />
    </Page>
  );
}
