import type { ToolDestination } from '#shared/tool/trace.ts';
import { usePhrase } from '../../i18n.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArrowUpRight, Laptop, Unplug } from '../../ui/icons.ts';
import styles from './tool-banner.module.css';

/** Where the data of a call went: a host, this computer, or nowhere. */
export function Destination({ destination }: { destination: ToolDestination }) {
  const { t } = usePhrase();
  switch (destination.kind) {
    case 'host':
      return (
        <span className={styles.destination}>
          <Icon of={ArrowUpRight} place="chip" />
          <Hidden>{t('chat.call.sentTo')}</Hidden> <span className={styles.host}>{destination.host}</span>
        </span>
      );
    case 'computer':
      return (
        <span className={styles.destination}>
          <Icon of={Laptop} place="chip" />
          {t('chat.call.thisComputer')}
        </span>
      );
    case 'nothing-sent':
      return (
        <span className={styles.destination}>
          <Icon of={Unplug} place="chip" />
          {t('chat.call.nothingSent')}
        </span>
      );
  }
}
