import type { ReactNode } from 'react';
import type { ChatRequirements, RequirementReason } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import type { RequirementKind } from '#shared/chat/tighten.ts';
import { daysBetween } from '../../formats.ts';
import { usePhrase } from '../../i18n.ts';
import { Confidence } from '../../ui/confidence.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { ArrowUpRight, Gauge, HardDrive, ShieldAlert } from '../../ui/icons.ts';
import { useToolName } from '../banner/tool-identity.ts';
import styles from './shield.module.css';

const ICONS: Record<RequirementKind, IconShape> = {
  confidence: Gauge,
  dataSecurity: HardDrive,
  outbound: ArrowUpRight,
};

function What({ kind, requirements }: { kind: RequirementKind; requirements: ChatRequirements }): ReactNode {
  const { t } = usePhrase();
  switch (kind) {
    case 'confidence':
      return (
        <>
          {t('chat.shield.atLeast')} <Confidence level={requirements.confidence} isStrong />
        </>
      );
    case 'dataSecurity':
      return t('chat.shield.selfHosted');
    case 'outbound':
      return t(
        requirements.outbound === 'ONLY_CONFIGURED_SERVICES' ? 'chat.shield.onlyServices' : 'chat.shield.onlyLinks',
      );
  }
}

/** "Since 14:02, Read web page, wiki.example"; with the date when it was on another day. */
function useSince(): (reason: Pick<RequirementReason, 'at' | 'toolId' | 'sourceName'>) => string {
  const { t, format } = usePhrase();
  const nameOf = useToolName();
  return ({ at, toolId, sourceName }) => {
    const now = Date.now();
    const time = format.time(at);
    const when = daysBetween(at, now) > 0 ? `${format.shortDate(at, now)} ${time}` : time;
    return [t('chat.shield.since', { time: when }), toolId ? nameOf(toolId) : '', sourceName ?? '']
      .filter((part) => part !== '')
      .join(', ');
  };
}

/** One thing the chat requires: what, since when, by which call and whose data. */
export function RequirementLine({ kind, requirements }: { kind: RequirementKind; requirements: ChatRequirements }) {
  const since = useSince();
  const reason = requirements[`${kind}Reason`];
  return (
    <li className={styles.line}>
      <Icon of={ICONS[kind]} place="state" className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.what}>
          <What kind={kind} requirements={requirements} />
        </span>
        {reason ? <span className={styles.since}>{since(reason)}</span> : null}
      </span>
    </li>
  );
}

/** No requirement on providers, but a reason to ask before anything is changed. */
export function TaintLine({ taint }: { taint: ChatTaint }) {
  const { t } = usePhrase();
  const since = useSince();
  return (
    <li className={styles.line}>
      <Icon of={ShieldAlert} place="state" className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.what}>{t('chat.shield.tainted', { source: taint.source || '?' })}</span>
        <span className={styles.since}>
          {t('chat.shield.taintedMeans')} {since(taint)}
        </span>
      </span>
    </li>
  );
}
