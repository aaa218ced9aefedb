import Drawer from '@mui/material/Drawer';
import { useStore } from 'zustand';
import type { PhraseKey } from '#shared/phrase.ts';
import type { ApprovalMode } from '#shared/tool/view.ts';
import { useToolName } from '../chat/banner/tool-identity.ts';
import { type ChatSetup, tokensPerReply } from '../chat/chat-setup.ts';
import { ProviderPill } from '../chat/provider/provider-pill.tsx';
import { ShieldSection } from '../chat/shield/shield-section.tsx';
import { usePhrase } from '../i18n.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Wrench, X } from '../ui/icons.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { ResizeHandle } from '../ui/resize-handle.tsx';
import { Tile } from '../ui/tile.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './controls-drawer.module.css';
import { useControls } from './use-controls.ts';

const APPROVAL_WORDS = {
  auto: 'chat.controls.runsByItself',
  ask: 'chat.controls.asksFirst',
  never: 'chat.controls.neverRuns',
} as const satisfies Record<ApprovalMode, PhraseKey>;

const DRAWER_WIDTHS = { min: 280, max: 400 };

function Tools({ setup }: { setup: ChatSetup }) {
  const { t, say } = usePhrase();
  const { app, tools } = useWindowState();
  const nameOf = useToolName();
  const status = useStore(tools.store, (state) => state.status);
  const problem = useStore(tools.store, (state) => state.problem);
  const broken = useStore(tools.store, (state) => state.broken);
  const { collections } = setup;
  return (
    <section className={styles.section} aria-label={t('chat.controls.tools')}>
      <header className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('chat.controls.tools')}</h3>
        <span className={styles.quiet}>
          {t('chat.controls.tokensPerReply', { count: tokensPerReply(collections) })}
        </span>
      </header>
      {problem && status === 'failed' ? <p className={styles.quiet}>{say(problem.text)}</p> : null}
      {status === 'ready' && collections.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState icon={Wrench} title={t('chat.controls.noToolsTitle')}>
            {t('chat.controls.noToolsText')}
          </EmptyState>
        </div>
      ) : null}
      {collections.map(({ id, icon, isSelected, approval, answer, tokens }) => {
        // "Not selected" is what the switch says; every other closed gate is a reason it cannot be used.
        const reason = answer.offered || answer.gate === 'not-selected' ? null : say(answer.reason);
        return (
          <Tile
            key={id}
            icon={TOOL_ICON_SHAPES[icon]}
            name={nameOf(id)}
            description={reason ?? `${t(APPROVAL_WORDS[approval])} · ${t('chat.controls.tokens', { count: tokens })}`}
            isBlocked={reason !== null}
            isOn={isSelected && reason === null}
            isDisabled={reason !== null}
            onChange={(isOn) => setup.setCollection(id, isOn)}
            onOpen={() => app.navigate({ view: 'settings', section: 'tools', subject: id })}
          />
        );
      })}
      {broken.length > 0 ? <p className={styles.quiet}>{t('chat.controls.broken', { count: broken.length })}</p> : null}
      <div>
        <Button kind="link" onClick={() => app.navigate({ view: 'settings', section: 'tools', subject: null })}>
          {t('chat.controls.allTools')}
        </Button>
      </div>
    </section>
  );
}

function Content({ setup, onClose }: { setup: ChatSetup; onClose(): void }) {
  const { t } = usePhrase();
  const shortcut = useShortcut();
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('chat.controls.title')}</h2>
        <KeyHint keys={shortcut('.')} />
        <IconButton icon={X} name={t('chat.controls.close')} onClick={onClose} />
      </header>
      <div className={styles.scroll}>
        <div className={styles.row}>
          <span className={styles.label}>{t('chat.controls.provider')}</span>
          <ProviderPill setup={setup} isInline />
        </div>
        <Tools setup={setup} />
        <ShieldSection setup={setup} />
      </div>
    </>
  );
}

/** What this chat may use: beside the chat from 1280 px on, else over it. */
export function ControlsDrawer({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const { isOpen, isOverlay, close } = useControls();
  const width = useApp((state) => state.settings?.controlsWidth ?? 316);
  if (isOverlay) {
    return (
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={close}
        transitionDuration={{ enter: 160, exit: 120 }}
        slotProps={{
          paper: {
            className: styles.overlay,
            style: { width },
            role: 'dialog',
            'aria-label': t('chat.controls.title'),
          },
        }}
      >
        <Content setup={setup} onClose={close} />
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside className={styles.drawer} style={{ width }} aria-label={t('chat.controls.title')}>
      <Content setup={setup} onClose={close} />
      <ResizeHandle
        name={t('chat.controls.width')}
        edge="left"
        width={width}
        {...DRAWER_WIDTHS}
        onResize={(controlsWidth) => void app.updateSettings({ controlsWidth }).catch(() => undefined)}
      />
    </aside>
  );
}
