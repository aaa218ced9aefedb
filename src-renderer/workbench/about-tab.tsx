import type { ReactNode } from 'react';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { CollectionView, ToolGate } from '#shared/tool/view.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { RULE_GATES } from '../settings/gate-tone.ts';
import { useApp } from '../state/state.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArrowUpRight, Check, CircleDashed, Gauge, Hand, HardDrive, Minus, ShieldBan } from '../ui/icons.ts';
import { Documents } from './documents.tsx';
import { gatesOf } from './gates.ts';
import styles from './workbench.module.css';

interface AboutTabProps {
  collection: CollectionView | undefined;
  made: UserToolView | undefined;
  description: string;
}

/** What a tool does, where its data goes, and every gate it has to pass. */
export function AboutTab({ collection, made, description }: AboutTabProps) {
  const { t, format } = usePhrase();
  return (
    <div className={styles.halves}>
      <section>
        <h2 className={styles.sectionTitle}>{t('workbench.whatItDoes')}</h2>
        <p className={styles.reading}>{description || t('workbench.noDescription')}</p>
        {made ? (
          <p className={styles.quiet}>
            {t('workbench.madeAt', {
              created: format.dateTime(made.createdAt),
              changed: format.dateTime(made.updatedAt),
            })}
          </p>
        ) : null}
        {collection ? <Facts of={collection} /> : null}
        {collection ? <Documents about={collection} /> : null}
      </section>
      {collection ? <Gates of={collection} /> : null}
    </div>
  );
}

function Facts({ of: { tools, approval, minimumConfidence } }: { of: CollectionView }) {
  const { t } = usePhrase();
  const outbound = [...new Set(tools.map(({ outboundData }) => outboundData))];
  const rows: ReadonlyArray<[icon: typeof Check, label: string, value: ReactNode]> = [
    [ArrowUpRight, t('workbench.sends'), outbound.map((data) => t(`settings.outbound.${data}`)).join(', ')],
    [Hand, t('settings.approval'), t(`settings.approval.${approval}`)],
    [Gauge, t('settings.toolMinimum'), <Confidence key="level" level={minimumConfidence} />],
    [HardDrive, t('workbench.keeps'), t('workbench.keepsNothing')],
  ];
  return (
    <section aria-label={t('workbench.facts')} className={styles.part}>
      <h2 className={styles.sectionTitle}>{t('workbench.facts')}</h2>
      <dl className={styles.facts}>
        {rows.map(([icon, label, value]) => (
          <div key={label} className={styles.factRow}>
            <dt>
              <Icon of={icon} place="state" />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Gates in the order in which they are asked, each with what opened or closed it. */
function Gates({ of: collection }: { of: CollectionView }) {
  const { t, say } = usePhrase();
  const provider = useApp(({ providers, defaultProviderId }) => providers.find(({ id }) => id === defaultProviderId));
  const { answer } = collection;
  const { asked, open } = gatesOf(collection);
  return (
    <section aria-label={t('workbench.gates')}>
      <header className={styles.sectionHeader}>
        <h2 className={styles.sectionTitle}>
          {provider ? t('workbench.gatesFor', { name: provider.name }) : t('workbench.gates')}
        </h2>
        <span className={styles.quiet}>{t('workbench.gatesOpen', { open, total: asked.length })}</span>
      </header>
      <ol className={styles.facts}>
        {asked.map((gate, index) => (
          <li key={gate} className={`${styles.factRow} ${styles.gateRow}`}>
            <span className={styles.gate}>
              <GateIcon state={gateState(index, open)} gate={gate} />
              {t(`workbench.gate.${gate}`)}
            </span>
            <span className={styles.factValue}>
              {index < open ? (
                <WhyOpen gate={gate} of={collection} provider={provider} />
              ) : index === open && !answer.offered ? (
                say(answer.reason)
              ) : (
                t('workbench.notAsked')
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{t('workbench.gatesAgain')}</p>
    </section>
  );
}

interface WhyOpenProps {
  gate: ToolGate;
  of: CollectionView;
  provider: ProviderView | undefined;
}

/** What opened a gate: of two of them the facts themselves, else in words. */
function WhyOpen({ gate, of: { origin, minimumConfidence }, provider }: WhyOpenProps) {
  const { t } = usePhrase();
  if (gate === 'confidence-too-low' && provider) {
    return (
      <span className={styles.levels}>
        <Confidence level={provider.confidence} />
        {t('workbench.meets')}
        <Confidence level={minimumConfidence} />
      </span>
    );
  }
  if (gate === 'model-without-tools' && provider) return provider.model.name ?? provider.model.id;
  if (gate === 'not-available') return t(origin ? `workbench.origin.${origin}` : 'workbench.origin.built-in');
  return t(`workbench.open.${gate}`);
}

type GateState = 'open' | 'closed' | 'not-asked';
const gateState = (index: number, open: number): GateState =>
  index < open ? 'open' : index === open ? 'closed' : 'not-asked';

/** Amber only where a rule says no; what is merely off or missing is quiet. */
function GateIcon({ state, gate }: { state: GateState; gate: ToolGate }) {
  if (state === 'open') return <Icon of={Check} place="state" className={styles.ok} />;
  if (state === 'not-asked') return <Icon of={Minus} place="state" />;
  return (
    <Icon
      of={RULE_GATES.has(gate) ? ShieldBan : CircleDashed}
      place="state"
      className={RULE_GATES.has(gate) ? styles.warn : undefined}
    />
  );
}
