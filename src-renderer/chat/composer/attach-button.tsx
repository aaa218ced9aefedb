import { useRef, useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FileText, Globe, Paperclip } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu.tsx';

interface AttachButtonProps {
  isDisabled: boolean;
  onFiles(files: readonly File[]): void;
  onPage(): void;
}

/** What can go along with a question: files by choice, which can be dropped and pasted, too, and pages by their address. */
export function AttachButton({ isDisabled, onFiles, onPage }: AttachButtonProps) {
  const { t } = usePhrase();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        name={t('chat.attachment.addButton')}
        opens="menu"
        isOpen={anchor !== null}
        isDisabled={isDisabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        name={t('chat.attachment.addButton')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={[
          { label: t('chat.attachment.addFiles'), icon: FileText, onSelect: () => input.current?.click() },
          { label: t('chat.attachment.addPageButton'), icon: Globe, onSelect: onPage },
        ]}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('chat.attachment.addFiles')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
