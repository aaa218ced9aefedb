import { usePhrase } from '../i18n.ts';
import { useApp, useOrganization, useWindowState } from '../state/state.tsx';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { Building, MessageSquareText, Settings, Wrench } from '../ui/icons.ts';
import { Mark } from '../ui/mark.tsx';
import { tooltip } from '../ui/tooltip.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './rail.module.css';

interface RailButtonProps {
  icon: IconShape;
  name: string;
  isCurrent: boolean;
  onClick(): void;
}

function RailButton({ icon, name, isCurrent, onClick }: RailButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      {...tooltip(name, 'right')}
    >
      <Icon of={icon} place="rail" />
    </button>
  );
}

/** The parts of the window, at its left edge. */
export function Rail() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const view = useApp((state) => state.route.view);
  const isManaged = useOrganization((state) => state.view?.isManaged ?? false);
  const shortcut = useShortcut();
  return (
    <nav className={styles.rail} aria-label={t('common.rail.label')}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <RailButton
        icon={MessageSquareText}
        name={t('chat.list.title')}
        isCurrent={view === 'chats'}
        onClick={() => view !== 'chats' && app.navigate(app.lastChat())}
      />
      <RailButton
        icon={Wrench}
        name={t('workbench.title')}
        isCurrent={view === 'workbench'}
        onClick={() => view !== 'workbench' && app.navigate({ view: 'workbench', piece: null, tab: null })}
      />
      {isManaged || view === 'organization' ? (
        <RailButton
          icon={Building}
          name={t('organization.title')}
          isCurrent={view === 'organization'}
          onClick={() => app.navigate({ view: 'organization' })}
        />
      ) : null}
      <span className={styles.gap} />
      <RailButton
        icon={Settings}
        name={t('common.rail.settings', { keys: shortcut(',') })}
        isCurrent={view === 'settings'}
        onClick={() => app.navigate({ view: 'settings', section: null, subject: null })}
      />
    </nav>
  );
}
