import { useRef } from 'react';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Plus, Trash } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './preset-form.module.css';
import type { EditedFiles } from './use-template-files.ts';

/** Text files that go along with the first question of a chat: their texts are kept with the template. */
export function FileEditor({ edited: { files, reading, problem, isFull, add, remove } }: { edited: EditedFiles }) {
  const { t, say } = usePhrase();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{t('presets.files')}</legend>
      <p className={styles.help}>{t('presets.filesHelp')}</p>
      {files.length > 0 ? (
        <ul className={styles.tools} aria-label={t('presets.files')}>
          {files.map(({ key, name, isTruncated, readAs }) => (
            <li key={key} className={styles.tool}>
              <span className={styles.toolName}>{name}</span>
              {isTruncated ? <span className={styles.help}>{t('presets.file.beginningOnly')}</span> : null}
              {readAs ? <span className={styles.help}>{t('presets.file.readAsWindows1252')}</span> : null}
              <IconButton icon={Trash} name={t('presets.removeFile', { name })} onClick={() => remove(key)} />
            </li>
          ))}
        </ul>
      ) : null}
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {reading === null ? null : (
        <p className={styles.help} role="status">
          <Spinner /> {t('presets.file.reading', { name: reading })}
        </p>
      )}
      {isFull ? null : (
        <div>
          <Button icon={Plus} isDisabled={reading !== null} onClick={() => input.current?.click()}>
            {t('presets.addFile')}
          </Button>
        </div>
      )}
      <p className={styles.help}>{t('presets.filesAreCopies')}</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('presets.addFile')}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}
