import type { CollectionView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Building } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

interface Managed {
  /** All that can be set about the collection. */
  total: number;
  /** Locked or with a default of the organization. */
  set: number;
  locked: number;
}

export function managedIn({ enabledFrom, approvalFrom, minimumConfidenceFrom, tools }: CollectionView): Managed {
  const origins = [
    ...[enabledFrom, approvalFrom, minimumConfidenceFrom].map(({ origin }) => origin),
    ...tools.flatMap(({ settings }) => settings.map(({ origin }) => origin)),
  ];
  const locked = origins.filter((origin) => origin === 'locked').length;
  const defaults = origins.filter((origin) => origin === 'organization-default').length;
  return { total: origins.length, set: locked + defaults, locked };
}

/** How much of a tool's settings the organization decides; nothing when it decides none. */
export function ManagedSettings({ of: collection }: { of: CollectionView }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const { total, set, locked } = managedIn(collection);
  if (set === 0) return null;
  return (
    <Notice
      icon={Building}
      title={t('workbench.managed', { count: set, total })}
      areActionsInline
      actions={
        <Button kind="link" onClick={() => app.navigate({ view: 'organization' })}>
          {t('workbench.openOrganization')}
        </Button>
      }
    >
      {t('workbench.managedLocked', { count: locked })}
    </Notice>
  );
}
