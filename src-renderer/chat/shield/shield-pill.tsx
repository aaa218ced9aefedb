import { requirementsOf } from '#shared/chat/tighten.ts';
import { useControls } from '../../controls/use-controls.ts';
import { usePhrase } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShieldAlert, ShieldCheck } from '../../ui/icons.ts';
import { Pill } from '../../ui/pill.tsx';
import type { ChatSetup } from '../chat-setup.ts';
import { useRefusal } from '../provider/eligibility.ts';
import styles from './shield-pill.module.css';

/** How much this chat requires; amber only when the chosen provider no longer qualifies. Leads to the shield. */
export function ShieldPill({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const controls = useControls();
  const refusalOf = useRefusal(setup.requirements);
  const count = requirementsOf(setup.requirements).length;
  const isRefused = setup.provider !== null && refusalOf(setup.provider) !== undefined;
  const words = isRefused ? t('chat.shield.providerRefused') : t('chat.shield.count', { count });
  return (
    <Pill
      name={t('chat.shield.open', { words })}
      opens="nothing"
      tone={isRefused ? 'warn' : 'plain'}
      onClick={controls.showShield}
    >
      <Icon of={isRefused ? ShieldAlert : ShieldCheck} />
      <span className={styles.words}>{words}</span>
      {/* Alone in a narrow window, where "0" would stand for words that the name has. */}
      {count > 0 ? <span className={styles.number}>{count}</span> : null}
    </Pill>
  );
}
