import Checkbox from '@mui/material/Checkbox';
import { useMemo, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { usePhrase } from '../i18n.ts';
import { matchWords, queryWords } from '../palette/match-words.ts';
import { useChats } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import styles from './exchange.module.css';

interface ChatChoiceProps {
  chosenIds: ReadonlySet<string>;
  onChange(ids: ReadonlySet<string>): void;
}

const ROW_PX = 32;
const MOST_ROWS = 8;

/** Some of very many chats, by their titles; newest first. */
export function ChatChoice({ chosenIds, onChange }: ChatChoiceProps) {
  const { t, format } = usePhrase();
  const byId = useChats((state) => state.byId);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const words = queryWords(query);
    return Object.values(byId)
      .filter(({ title }) => matchWords(title, words) !== null)
      .sort((a, b) => b.updatedAt - a.updatedAt);
  }, [byId, query]);
  const now = Date.now();
  const areAllChosen = shown.length > 0 && shown.every(({ id }) => chosenIds.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosenIds);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('exchange.export.which')}</legend>
      <SearchField name={t('exchange.choice.filter')} value={query} onChange={setQuery} />
      <div className={styles.choiceHead}>
        <span>{t('exchange.choice.count', { count: chosenIds.size })}</span>
        <Button
          kind="link"
          isDisabled={shown.length === 0}
          onClick={() =>
            choose(
              shown.map(({ id }) => id),
              !areAllChosen,
            )
          }
        >
          {t(areAllChosen ? 'exchange.choice.none' : 'exchange.choice.all', { count: shown.length })}
        </Button>
      </div>
      <Virtuoso
        style={{ height: ROW_PX * Math.min(MOST_ROWS, Math.max(1, shown.length)) }}
        data={shown}
        fixedItemHeight={ROW_PX}
        computeItemKey={(_, { id }) => id}
        itemContent={(_, { id, title, updatedAt }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: MUI's checkbox is one
          <label className={styles.chat}>
            <Checkbox
              checked={chosenIds.has(id)}
              onChange={(_event, isChosen) => choose([id], isChosen)}
              size="small"
              sx={{ padding: '4px' }}
            />
            <span className={styles.chatTitle}>{title}</span>
            <span className={styles.quiet}>{format.shortDate(updatedAt, now)}</span>
          </label>
        )}
      />
      {shown.length === 0 ? <p className={styles.quiet}>{t('exchange.choice.nothing')}</p> : null}
    </fieldset>
  );
}
