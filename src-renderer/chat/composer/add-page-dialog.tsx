import { useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

interface AddPageDialogProps {
  onClose(): void;
  onAdd(address: string): void;
}

/** Asks for the address of a page. The person chooses it, so pages of their own network are fine. */
export function AddPageDialog({ onClose, onAdd }: AddPageDialogProps) {
  const { t } = usePhrase();
  const [address, setAddress] = useState('');
  const add = () => {
    if (address.trim() === '') return;
    onAdd(address.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('chat.attachment.addPage')}
      actions={
        <>
          <Button kind="ghost" size="dialog" onClick={onClose}>
            {t('settings.cancel')}
          </Button>
          <Button kind="primary" size="dialog" onClick={add} isDisabled={address.trim() === ''}>
            {t('chat.attachment.add')}
          </Button>
        </>
      }
    >
      <Field
        label={t('chat.attachment.address')}
        type="url"
        isMono
        autoFocus
        value={address}
        onChange={setAddress}
        onEnter={add}
        placeholder="https://example.org/page"
        help={t('chat.attachment.addressHelp')}
      />
    </Dialog>
  );
}
