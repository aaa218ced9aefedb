import { useRef, useState } from 'react';
import { usePhrase } from '../i18n.ts';

const MAX_TITLE_CHARACTERS = 300;

interface TitleFieldProps {
  title: string;
  /** What is named; a chat by default. */
  name?: string;
  maxCharacters?: number;
  className?: string;
  onSave(title: string): void;
  onCancel(): void;
}

/** A title being changed in place: Enter or leaving saves, Escape gives up, an empty one changes nothing. */
export function TitleField(props: TitleFieldProps) {
  const { title, maxCharacters = MAX_TITLE_CHARACTERS, className, onSave, onCancel } = props;
  const { t } = usePhrase();
  const [value, setValue] = useState(title);
  /** Enter and Escape take the field away, and that makes it lose the focus. */
  const isOver = useRef(false);
  const end = (isSaved: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const next = value.trim();
    if (isSaved && next !== '' && next !== title) onSave(next);
    else onCancel();
  };
  return (
    <input
      className={className}
      // biome-ignore lint/a11y/noAutofocus: the person asked to write here
      autoFocus
      aria-label={props.name ?? t('chat.list.titleLabel')}
      value={value}
      maxLength={maxCharacters}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(true);
        if (event.key === 'Escape') end(false);
      }}
    />
  );
}
