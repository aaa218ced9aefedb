import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_CHARACTERS } from '#shared/chat/search.ts';
import { usePhrase } from '../i18n.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useApp, useSearch, useWindowState } from '../state/state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ChevronDown, ChevronUp, Search, X } from '../ui/icons.ts';
import { isModifier } from '../ui/shortcut.ts';
import styles from './find-bar.module.css';
import { numberFrom, placeAt } from './find-hits.ts';
import { useFindHits } from './use-find-hits.ts';

/** The message at the top of what the person sees: the search begins there. */
function firstVisibleMessage(bar: HTMLElement | null): string | undefined {
  const page = bar?.parentElement;
  const top = bar?.getBoundingClientRect().bottom ?? 0;
  const messages = [...(page?.querySelectorAll<HTMLElement>('[data-message]') ?? [])];
  return messages.find((message) => message.getBoundingClientRect().bottom > top)?.dataset.message;
}

/** Finds in the chat on the screen, in all of its messages. */
export function FindBar({ chat }: { chat: OpenChat }) {
  const request = useSearch((state) => state.find);
  return request === null ? null : <OpenFindBar chat={chat} request={request} />;
}

function OpenFindBar({ chat, request }: { chat: OpenChat; request: object }) {
  const { t, format } = usePhrase();
  const { search } = useWindowState();
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const bar = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** The message where a text that is still being typed is looked for first. */
  const anchor = useRef<string | undefined>(undefined);
  const [chosen, setChosen] = useState({ text: '', number: 0 });
  const { hits, text } = useFindHits(chat, typed);
  useReturnOfFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it takes the focus again
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [request]);
  useEffect(() => () => search.mark(null), [search]);

  const number = Math.min(chosen.text === text ? chosen.number : 0, Math.max(0, hits.total - 1));
  const show = (next: number) => {
    setChosen({ text, number: next });
    search.mark({ chatId: chat.id, text, as: 'phrase', current: placeAt(hits, next) });
  };
  // A new text begins where the person reads; more of the same text moves nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text moves
  useEffect(() => {
    anchor.current = text === '' ? undefined : (anchor.current ?? firstVisibleMessage(bar.current));
    show(numberFrom(hits, chat.store.getState().messageIds, anchor.current ?? ''));
  }, [text]);

  const step = (by: 1 | -1) => {
    if (hits.total === 0) return;
    const next = (number + by + hits.total) % hits.total;
    anchor.current = placeAt(hits, next)?.messageId;
    show(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isNextKey = event.key === 'F3' || (isModifier(event, platform) && event.key.toLowerCase() === 'g');
    if (event.key === 'Enter' || isNextKey) step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') search.closeFind();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search ref={bar} className={styles.bar} aria-label={t('search.find.name')} onKeyDown={onKeyDown}>
      <span className={styles.place}>
        <Icon of={Search} className={styles.icon} />
        <input
          ref={field}
          className={styles.field}
          aria-label={t('search.find.name')}
          placeholder={t('search.find.name')}
          value={typed}
          maxLength={MAX_SEARCH_CHARACTERS}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className={styles.count} aria-live="polite">
          {text.trim() === ''
            ? ''
            : hits.total === 0
              ? t('search.find.nothing')
              : t('search.find.count', { number: format.number(number + 1), total: format.number(hits.total) })}
        </output>
      </span>
      <IconButton
        icon={ChevronUp}
        name={t('search.find.previous')}
        isDisabled={hits.total === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        name={t('search.find.next')}
        isDisabled={hits.total === 0}
        onClick={() => step(1)}
      />
      <IconButton icon={X} name={t('search.find.close')} onClick={search.closeFind} />
    </search>
  );
}

/** What had the focus before gets it back when the bar goes. */
function useReturnOfFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.querySelector<HTMLElement>('[data-composer]')?.focus();
    };
  }, []);
}
