import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { usePhrase } from '../../i18n.ts';
import type { OpenChat, OpenChatState } from '../../state/open-chat.ts';
import { useOpenChatState } from '../../state/state.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/icons.ts';
import { useMessageActions } from './use-message-actions.ts';
import styles from './version-switcher.module.css';

interface VersionSwitcherProps {
  chat: OpenChat;
  messageId: string;
  /** The first thing in its row. */
  isOnEdge?: boolean;
}

/** Found by membership: for a moment the list may be newer than the message that is drawn. */
export const versionsOf = ({ versions }: OpenChatState, messageId: string): readonly string[] | undefined =>
  Object.values(versions).find((ids) => ids.includes(messageId));

/**
 * ‹ 2/3 ›: the versions of a message. Whoever leafs through them finds the same button under the pointer and under the
 * focus again: the list scrolls by what the versions differ in height.
 */
export function VersionSwitcher({ chat, messageId, isOnEdge = false }: VersionSwitcherProps) {
  const { t } = usePhrase();
  const { showVersion } = useMessageActions(chat);
  const versions = useOpenChatState(chat, (state) => versionsOf(state, messageId));
  const place = useRef<HTMLFieldSetElement>(null);
  const topBefore = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has come into this place
  useLayoutEffect(() => {
    const scroller = place.current?.closest('[data-virtuoso-scroller]');
    if (place.current && scroller && topBefore.current !== null) {
      scroller.scrollTop += place.current.getBoundingClientRect().top - topBefore.current;
    }
    topBefore.current = null;
  }, [messageId]);

  if (!versions) return null;
  const index = versions.indexOf(messageId);
  const show = (step: 1 | -1) => {
    const next = versions[index + step];
    if (next === undefined) return;
    topBefore.current = place.current?.getBoundingClientRect().top ?? null;
    void showVersion(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(step);
  };
  const words = { number: index + 1, total: versions.length };
  return (
    <fieldset
      ref={place}
      className={styles.versions}
      aria-label={t('message.version.label')}
      data-on-edge={isOnEdge || undefined}
      data-keeps-place
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon={ChevronLeft}
        name={t('message.version.previous')}
        unavailable={index === 0 ? t('message.version.isFirst') : undefined}
        onClick={() => show(-1)}
      />
      <span className={styles.count} aria-hidden>
        {words.number}/{words.total}
      </span>
      <span aria-live="polite">
        <Hidden>{t('message.version.long', words)}</Hidden>
      </span>
      <IconButton
        icon={ChevronRight}
        name={t('message.version.next')}
        unavailable={index === versions.length - 1 ? t('message.version.isLast') : undefined}
        onClick={() => show(1)}
      />
    </fieldset>
  );
}
