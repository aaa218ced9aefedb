import type { Block } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Chip } from '../ui/chip.tsx';
import card from '../ui/disclosure.module.css';
import { Icon } from '../ui/icon.tsx';
import { FileText } from '../ui/icons.ts';
import styles from './attached.module.css';
import { AttachmentNotices } from './attachment-notices.tsx';

type AttachmentBlock = Extract<Block, { type: 'attachment' }>;

const SHOWN_CHARACTERS = 5_000;

/** What went along with a question: its name and place, and on request the text as the model got it. */
export function Attached({ block }: { block: AttachmentBlock }) {
  const { t } = usePhrase();
  const { name, address, filteredPassages, characters } = block.attachment;
  return (
    <details className={`${card.disclosure} ${styles.attached}`}>
      <summary className={card.summary}>
        <Icon of={FileText} place="state" />
        <span className={`${card.name} ${styles.name}`}>{name}</span>
        <span className={styles.host} title={address}>
          {URL.parse(address)?.host ?? address}
        </span>
        {filteredPassages > 0 ? <Chip>{t('chat.attachment.filtered', { count: filteredPassages })}</Chip> : null}
      </summary>
      {block.attachment.notices ? (
        <div className={styles.notices}>
          <AttachmentNotices attachment={block.attachment} />
        </div>
      ) : null}
      <pre className={styles.text}>{block.text.slice(0, SHOWN_CHARACTERS)}</pre>
      {characters > SHOWN_CHARACTERS ? (
        <p className={styles.rest}>{t('chat.attachment.rest', { count: characters - SHOWN_CHARACTERS })}</p>
      ) : null}
    </details>
  );
}
