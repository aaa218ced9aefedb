import { type DragEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Upload } from '../ui/icons.ts';
import { chosenFiles, droppedFiles } from './chosen-files.ts';
import styles from './exchange.module.css';

/** Takes files and folders by choice or by drop. */
export function ImportPlace() {
  const { t } = usePhrase();
  const { exchange } = useWindowState();
  const isBusy = useStore(exchange.store, (state) => state.job !== null);
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isNothing, setNothing] = useState(false);

  const start = (chosen: ReturnType<typeof chosenFiles>) => {
    setNothing(chosen.length === 0);
    if (chosen.length > 0) void exchange.import(chosen);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) droppedFiles(event.dataTransfer).then(start, () => setNothing(true));
  };
  const choose = (isFolder: boolean) => {
    if (!files.current) return;
    files.current.webkitdirectory = isFolder;
    files.current.accept = isFolder ? '' : '.json,application/json';
    files.current.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way for the mouse; the buttons do the same
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon of={Upload} className={styles.icon} />
      <p>{t('exchange.import.drop')}</p>
      <div className={styles.buttons}>
        <Button isDisabled={isBusy} onClick={() => choose(false)}>
          {t('exchange.import.files')}
        </Button>
        <Button isDisabled={isBusy} onClick={() => choose(true)}>
          {t('exchange.import.folder')}
        </Button>
      </div>
      {isNothing ? (
        <p className={styles.quiet} role="status">
          {t('exchange.import.nothing')}
        </p>
      ) : null}
      <input
        ref={files}
        className={styles.hiddenInput}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('exchange.import.title')}
        onChange={(event) => {
          start(chosenFiles(event.target.files ?? []));
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
