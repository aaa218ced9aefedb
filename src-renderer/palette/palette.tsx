import MuiDialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_HITS } from '#shared/chat/search.ts';
import { usePhrase } from '../i18n.ts';
import type { PaletteScope } from '../state/search-store.ts';
import { useChats, useSearch, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Search, SearchX, X } from '../ui/icons.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { nextIndex } from './next-index.ts';
import type { PaletteOption } from './option.ts';
import { OptionList } from './option-list.tsx';
import styles from './palette.module.css';
import { type MessageHits, useMessageHits } from './use-message-hits.ts';
import { ALL_CHATS_SHOWN, MESSAGES_SHOWN, useSections } from './use-sections.ts';

/** Chats, messages, settings and actions under one field. It is there only while it is open. */
export function Palette() {
  const scope = useSearch((state) => state.palette);
  return scope === null ? null : <OpenPalette scope={scope} />;
}

function OpenPalette({ scope }: { scope: PaletteScope }) {
  const { t } = usePhrase();
  const { search } = useWindowState();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const hits = useMessageHits(typed, scope === 'messages' ? MAX_SEARCH_HITS : MESSAGES_SHOWN + 1);
  const sections = useSections(typed, scope, hits);
  const options = sections.flatMap((section) => section.options);
  const index = Math.max(
    0,
    options.findIndex((option) => option.id === chosenId),
  );
  const chosen = options[index];
  const meant = options.length === 0 ? meantBy(hits, typed, scope) : null;
  const optionId = (option: PaletteOption) => `${id} ${option.id}`.replaceAll(/\s/g, '-');

  // A change of scope keeps the text; the person goes on typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scope is what changed
  useEffect(() => field.current?.focus(), [scope]);

  const searchFor = (text: string) => {
    setTyped(text);
    field.current?.focus();
  };
  const run = (option: PaletteOption) => {
    if (!option.keepsOpen) search.closePalette();
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) run(chosen);
      else if (meant !== null) searchFor(meant);
      return;
    }
    if (event.key === 'Backspace' && typed === '' && scope !== 'everything') {
      event.preventDefault();
      search.openPalette('everything');
      return;
    }
    const next = nextIndex(event, index, options.length);
    if (next === null) return;
    event.preventDefault();
    setChosenId(options[next]?.id ?? null);
  };

  return (
    <MuiDialog
      open
      onClose={search.closePalette}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{
        container: { className: styles.container },
        paper: { className: styles.paper, 'aria-label': t('search.palette.name') },
      }}
    >
      <div className={styles.head}>
        <Icon of={Search} className={styles.icon} />
        {scope !== 'everything' ? (
          <button
            type="button"
            className={styles.scope}
            aria-label={t('search.palette.scope.leave', { scope: t(`search.palette.scope.${scope}`) })}
            onClick={() => search.openPalette('everything')}
          >
            {t(`search.palette.scope.${scope}`)}
            <Icon of={X} place="chip" />
          </button>
        ) : null}
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: it was opened to type
          autoFocus
          className={styles.field}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(chosen) : undefined}
          aria-label={t('search.palette.name')}
          placeholder={t(`search.palette.placeholder.${scope}`)}
          value={typed}
          maxLength={MAX_SEARCH_CHARACTERS}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <KeyHint keys="Esc" />
      </div>
      <OptionList
        id={`${id}-list`}
        name={t('search.palette.name')}
        sections={sections}
        chosen={chosen}
        optionId={optionId}
        onPoint={(option) => setChosenId(option.id)}
        onRun={run}
      />
      {options.length === 0 ? (
        <Nothing typed={typed} scope={scope} hits={hits} meant={meant} onSearch={searchFor} />
      ) : null}
      {hits.missing && scope !== 'chats' ? (
        <p className={styles.missing}>{t(`search.palette.missing.${hits.missing}`)}</p>
      ) : null}
      <Foot count={options.filter(({ keepsOpen }) => !keepsOpen).length} hits={hits} scope={scope} />
    </MuiDialog>
  );
}

/** What to search for instead; null when there is nothing better, or it is not in what is searched. */
function meantBy({ suggestion, text }: MessageHits, typed: string, scope: PaletteScope): string | null {
  if (!suggestion || text !== typed) return null;
  return scope === 'everything' || (scope === 'messages' && suggestion.isInMessages) ? suggestion.text : null;
}

interface NothingProps {
  typed: string;
  scope: PaletteScope;
  hits: MessageHits;
  meant: string | null;
  onSearch(text: string): void;
}

/** Only once the search has answered: an empty list in between says nothing. */
function Nothing({ typed, scope, hits, meant, onSearch }: NothingProps) {
  const { t, say } = usePhrase();
  const count = useChats(({ byId }) => Object.keys(byId).length);
  const text = typed.trim();
  if (hits.problem) return <p className={styles.problem}>{say(hits.problem.text)}</p>;
  if (text === '' || hits.text !== typed) return null;
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={SearchX}
        title={t('search.palette.nothingTitle', { text })}
        actions={
          meant === null ? null : (
            <Button keys="↵" onClick={() => onSearch(meant)}>
              {t('search.palette.searchMeant')}
            </Button>
          )
        }
      >
        {t(`search.palette.nothingIn.${scope}`, { count })}
        {meant === null ? null : ` ${t('search.palette.meant', { text: meant.trim() })}`}
      </EmptyState>
    </div>
  );
}

function Foot({ count, hits, scope }: { count: number; hits: MessageHits; scope: PaletteScope }) {
  const { t } = usePhrase();
  const isFull =
    (scope === 'messages' && hits.messages.length === MAX_SEARCH_HITS) ||
    (scope === 'chats' && count === ALL_CHATS_SHOWN);
  const results = isFull ? t('search.palette.firstResults', { count }) : t('search.palette.results', { count });
  return (
    <footer className={styles.foot}>
      <span className={styles.key}>
        <KeyHint keys="↑" />
        <KeyHint keys="↓" />
        {t('search.palette.move')}
      </span>
      <span className={styles.key}>
        <KeyHint keys="↵" />
        {t('search.palette.open')}
      </span>
      <output className={styles.count}>
        {hits.tookMs === null
          ? results
          : t('search.palette.resultsIn', { results, ms: String(Math.max(1, Math.round(hits.tookMs))) })}
      </output>
    </footer>
  );
}
