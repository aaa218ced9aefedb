import { useId, useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { useApp } from '../../state/state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChevronDown, ChevronUp, EyeOff } from '../../ui/icons.ts';
import { useToolName } from '../banner/tool-identity.ts';
import type { ChatSetup } from '../chat-setup.ts';
import { isRefusedByChat, useEligibility, useRefusal } from '../provider/eligibility.ts';
import styles from './shield.module.css';

interface Excluded {
  id: string;
  name: string;
  reason: string;
}

function useExcludedProviders({ requirements }: ChatSetup): Excluded[] {
  const providers = useApp((state) => state.providers);
  const refusalOf = useRefusal(requirements);
  const reasonFor = useEligibility(requirements);
  return providers
    .filter((provider) => isRefusedByChat(refusalOf(provider)))
    .map((provider) => ({ id: provider.id, name: provider.name, reason: reasonFor(provider) ?? '' }));
}

function useExcludedTools({ collections }: ChatSetup): Excluded[] {
  const { t } = usePhrase();
  const nameOf = useToolName();
  return collections
    .filter(({ tools }) => tools.length > 0 && tools.every(({ isExcludedByChat }) => isExcludedByChat))
    .map(({ id }) => ({ id, name: nameOf(id), reason: t('policy.gate.outboundRestricted') }));
}

/** The last line of the shield: what the requirements rule out, counted; opens the list with the reasons. */
export function Exclusions({ setup }: { setup: ChatSetup }) {
  const { t } = usePhrase();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const providers = useExcludedProviders(setup);
  const tools = useExcludedTools(setup);
  const counts = [
    providers.length > 0 ? t('chat.shield.providers', { count: providers.length }) : '',
    tools.length > 0 ? t('chat.shield.tools', { count: tools.length }) : '',
  ].filter((part) => part !== '');
  if (counts.length === 0) {
    return (
      <li className={styles.line}>
        <Icon of={EyeOff} place="state" className={styles.icon} />
        <span className={styles.what}>{t('chat.shield.excludesNothing')}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={EyeOff} place="state" className={styles.icon} />
        <span className={styles.what}>{t('chat.shield.excludes', { what: counts.join(', ') })}</span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} place="chevron" className={styles.chevron} />
      </button>
      {isOpen ? (
        <ul id={id} className={styles.excluded}>
          {[...providers, ...tools].map((one) => (
            <li key={one.id}>
              <span className={styles.name}>{one.name}</span> <span className={styles.since}>{one.reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
