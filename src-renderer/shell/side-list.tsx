import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChatList } from '../chat-list/chat-list.tsx';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { ResizeHandle } from '../ui/resize-handle.tsx';
import styles from './side-list.module.css';

export const LIST_WIDTHS = { min: 200, max: 360 };

/** The chat list in its place, or over the chat on a window under 1000 px. */
export function SideList() {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const hasPlace = useMediaQuery('(min-width: 1000px)');
  const isOpen = useApp((state) => state.isListOverlayOpen);
  const width = useApp((state) => state.settings?.listWidth ?? 260);
  if (hasPlace) {
    return (
      <aside className={styles.list} style={{ width }}>
        <ChatList />
        <ResizeHandle
          name={t('chat.list.width')}
          edge="right"
          width={width}
          {...LIST_WIDTHS}
          onResize={(listWidth) => void app.updateSettings({ listWidth }).catch(() => undefined)}
        />
      </aside>
    );
  }
  return (
    <Drawer
      anchor="left"
      open={isOpen}
      onClose={() => app.setListOverlayOpen(false)}
      transitionDuration={{ enter: 160, exit: 120 }}
      slotProps={{
        paper: { className: styles.overlay, style: { width }, role: 'dialog', 'aria-label': t('chat.list.title') },
      }}
    >
      <ChatList />
    </Drawer>
  );
}
