import { type KeyboardEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { MAX_USER_MESSAGE_CHARACTERS } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import styles from './composer.module.css';

interface DraftFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Of what stands in the way. */
  describedBy: string | undefined;
  /** What is sent now waits until an answer is there. */
  isForLater: boolean;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Files were pasted. */
  onFiles(files: readonly File[]): void;
}

/**
 * The field itself. It holds its text as the browser does, and is given one only when that is not what was typed into it:
 * writing a whole text back with every key takes long when a book was pasted.
 */
export const DraftField = memo(function DraftField(props: DraftFieldProps) {
  const { field, text, describedBy, isForLater, onChange, onKeyDown, onFiles } = props;
  const { t } = usePhrase();
  const shown = useRef('');
  useLayoutEffect(() => {
    if (!field.current || shown.current === text) return;
    shown.current = text;
    field.current.value = text;
  }, [field, text]);
  return (
    <textarea
      ref={field}
      data-composer
      className={styles.field}
      // biome-ignore lint/a11y/noAutofocus: a chat is opened to write
      autoFocus
      rows={1}
      maxLength={MAX_USER_MESSAGE_CHARACTERS}
      aria-label={t('chat.composer.label')}
      aria-describedby={describedBy}
      placeholder={t(isForLater ? 'chat.composer.placeholderForLater' : 'chat.composer.placeholder')}
      onChange={({ target }) => {
        shown.current = target.value;
        onChange(shown.current);
      }}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const { files, types } = event.clipboardData;
        // Cells of a spreadsheet come as text and as their picture: the text is meant.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        onFiles([...files]);
      }}
      dir="auto"
    />
  );
});
