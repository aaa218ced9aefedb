import Drawer from '@mui/material/Drawer';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PhraseKey } from '#shared/phrase.ts';
import type { ApprovalMode, CollectionView } from '#shared/tool/view.ts';
import { type ChatSetup, type LostLink, tokensPerReply } from '../chat/chat-setup.ts';
import { ProviderPill } from '../chat/provider/provider-pill.tsx';
import { ShieldSection } from '../chat/shield/shield-section.tsx';
import { usePhrase } from '../i18n.ts';
import { PresetRowsInControls } from '../presets/preset-rows.tsx';
import { labelOf } from '../settings/tool-words.ts';
import { useApp, useWindowState, useWorkbench } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Plus, Wrench, X } from '../ui/icons.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { Menu } from '../ui/menu.tsx';
import { Pill } from '../ui/pill.tsx';
import { ResizeHandle } from '../ui/resize-handle.tsx';
import { Tile } from '../ui/tile.tsx';
import { TOOL_ICON_SHAPES } from '../ui/tool-icons.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import { useNewPiece } from '../workbench/new-menu.tsx';
import styles from './controls-drawer.module.css';
import { useControls } from './use-controls.ts';
import { VariablesSection } from './variables-section.tsx';

const APPROVAL_WORDS = {
  auto: 'chat.controls.runsByItself',
  ask: 'chat.controls.asksFirst',
  never: 'chat.controls.neverRuns',
} as const satisfies Record<ApprovalMode, PhraseKey>;

const DRAWER_WIDTHS = { min: 280, max: 400 };

function Tools({ setup }: { setup: ChatSetup }) {
  const { t, say } = usePhrase();
  const { tools } = useWindowState();
  const status = useStore(tools.store, (state) => state.status);
  const problem = useStore(tools.store, (state) => state.problem);
  const broken = useStore(tools.store, (state) => state.broken);
  const { collections } = setup;
  const shown = collections.filter(({ origin, isSelected }) => origin !== 'made-here' || isSelected);
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
      {shown.map((collection) => (
        <CollectionTile key={collection.id} of={collection} setup={setup} />
      ))}
      {(setup.lost ?? []).map((link) => (
        <LostTile key={link.id} of={link} setup={setup} />
      ))}
      {broken.length > 0 ? <p className={styles.quiet}>{t('chat.controls.broken', { count: broken.length })}</p> : null}
      <LinkTool setup={setup} />
    </section>
  );
}

/** Its approval and cost, or the reason why it is not offered. */
function CollectionTile({ of: collection, setup }: { of: CollectionView; setup: ChatSetup }) {
  const wording = usePhrase();
  const { t, say } = wording;
  const { app } = useWindowState();
  const { id, icon, isSelected, approval, answer, tokens } = collection;
  // What was made here is linked and can always be unlinked, whatever keeps it out of requests.
  const isLink = collection.origin === 'made-here';
  // "Not selected" is what the switch says; every other closed gate is a reason it cannot be used.
  const reason = answer.offered || answer.gate === 'not-selected' ? null : say(answer.reason);
  return (
    <Tile
      icon={TOOL_ICON_SHAPES[icon]}
      name={labelOf(collection, wording)}
      description={reason ?? `${t(APPROVAL_WORDS[approval])} · ${t('chat.controls.tokens', { count: tokens })}`}
      isBlocked={reason !== null}
      isOn={isSelected && (reason === null || isLink)}
      isDisabled={reason !== null && !(isLink && isSelected)}
      onChange={(isOn) => setup.setCollection(id, isOn)}
      onOpen={() => app.navigate({ view: 'workbench', piece: { kind: 'tool', id }, tab: null })}
    />
  );
}

/** Linked, and not here: it can be brought back where it was deleted, or unlinked. */
function LostTile({ of: { id, name, isRestorable }, setup }: { of: LostLink; setup: ChatSetup }) {
  const { t } = usePhrase();
  const { workbench } = useWindowState();
  return (
    <Tile
      icon={Wrench}
      name={name ?? t('workbench.goneTool')}
      description={t(isRestorable ? 'workbench.linkDeleted' : 'workbench.linkGone')}
      isBlocked
      isOn
      onChange={() => setup.setCollection(id, false)}
      action={
        isRestorable ? (
          <Button kind="link" onClick={() => void workbench.restore({ kind: 'tool', id })}>
            {t('workbench.restore')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Tools that were made here come into a chat by being linked; the Workbench holds them all. */
function LinkTool({ setup }: { setup: ChatSetup }) {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const create = useNewPiece();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unlinked = setup.collections.filter(({ origin, isSelected }) => origin === 'made-here' && !isSelected);
  return (
    <div className={styles.link}>
      <Pill
        name={t('workbench.link')}
        opens="menu"
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('workbench.link')}
      </Pill>
      <Button kind="ghost" icon={Plus} onClick={() => void create('tool')}>
        {t('workbench.newTool')}
      </Button>
      {anchor ? (
        <Menu
          name={t('workbench.link')}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={[
            ...unlinked.map((collection) => ({
              key: collection.id,
              label: labelOf(collection, wording),
              icon: TOOL_ICON_SHAPES[collection.icon],
              reason: t('chat.controls.tokens', { count: collection.tokens }),
              onSelect: () => setup.setCollection(collection.id, true),
            })),
            ...(unlinked.length > 0
              ? (['divider'] as const)
              : [{ label: t('workbench.nothingToLink'), isDisabled: true, onSelect: () => undefined }]),
            {
              label: t('workbench.title'),
              icon: Wrench,
              onSelect: () => app.navigate({ view: 'workbench', piece: null, tab: null }),
            },
          ]}
        />
      ) : null}
    </div>
  );
}

interface ControlsDrawerProps {
  /** Null: a chat that is not stored yet. */
  chatId: string | null;
  setup: ChatSetup;
}

function Content({ chatId, setup, onClose }: ControlsDrawerProps & { onClose(): void }) {
  const { t } = usePhrase();
  const { workbench } = useWindowState();
  const made = useWorkbench((state) => state.pieces?.tools);
  useEffect(() => {
    if (!workbench.store.getState().pieces) void workbench.load();
  }, [workbench]);
  const linksFormula = (made ?? []).some(
    ({ id, body }) =>
      body.action.type === 'formula' && setup.collections.some((known) => known.id === id && known.isSelected),
  );
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
        <PresetRowsInControls chatId={chatId} />
        <Tools setup={setup} />
        {chatId === null ? null : <VariablesSection key={chatId} chatId={chatId} isNeeded={linksFormula} />}
        <ShieldSection setup={setup} />
      </div>
    </>
  );
}

/** What this chat may use: beside the chat from 1280 px on, else over it. */
export function ControlsDrawer({ chatId, setup }: ControlsDrawerProps) {
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
        <Content chatId={chatId} setup={setup} onClose={close} />
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside className={styles.drawer} style={{ width }} aria-label={t('chat.controls.title')}>
      <Content chatId={chatId} setup={setup} onClose={close} />
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
