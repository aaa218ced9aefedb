import { Fragment } from 'react';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { usePhrase } from '../i18n.ts';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { Bookmark, Diff, Plus } from '../ui/icons.ts';
import type { Comparison } from './compare.ts';
import styles from './layer-list.module.css';
import type { Layer } from './layers.ts';
import { useLayerName } from './words.ts';

interface LayerListProps {
  request: SentRequestView;
  number: number;
  /** Of the request before; absent: it belongs to another answer. */
  previousNumber: number | undefined;
  layers: readonly Layer[];
  comparison: Comparison | null;
  chosenId: string | null;
  onChoose(id: string): void;
}

/** A request from its beginning to its end, with the part that both requests begin with marked. */
export function LayerList(props: LayerListProps) {
  const { request, number, layers, comparison, chosenId, onChoose } = props;
  const { t, format } = usePhrase();
  const layerName = useLayerName();
  const lastCommon = layers.findIndex(({ id }) => id === comparison?.lastCommonId);
  const { inputTokens } = request.usage;
  const estimate = layers.reduce((sum, layer) => sum + layer.tokens, 0);
  return (
    <section className={styles.column} aria-label={t('inspector.layers')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('inspector.inLayers', { number: String(number) })}</h3>
        <span className={styles.total}>
          {inputTokens === undefined
            ? t('chat.status.aboutTokens', { count: estimate })
            : t('chat.footer.tokens', { count: inputTokens })}
        </span>
      </header>
      <ol className={styles.list}>
        {layers.map((layer, index) => (
          <Fragment key={layer.id}>
            <li>
              <button
                type="button"
                className={styles.layer}
                data-common={index <= lastCommon || undefined}
                aria-current={layer.id === chosenId}
                onClick={() => onChoose(layer.id)}
              >
                <span className={styles.name}>{layerName(layer)}</span>
                {comparison?.added.includes(layer) ? (
                  <Chip tone="accent" icon={Plus}>
                    {t('inspector.new')}
                  </Chip>
                ) : null}
                <span className={styles.tokens}>{format.number(layer.tokens)}</span>
              </button>
            </li>
            {index === lastCommon && comparison ? (
              <li className={styles.mark}>
                <Icon of={Bookmark} place="state" />
                <Cacheable request={request} tokens={comparison.commonTokens} />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      <SystemParts of={request.presets} />
      <p className={styles.note}>{t('inspector.estimates')}</p>
      {comparison ? <Since comparison={comparison} number={props.previousNumber} /> : null}
    </section>
  );
}

/** Whose words stand in the system prompt beside the application's. */
function SystemParts({ of: presets }: { of: SentRequestView['presets'] }) {
  const { t } = usePhrase();
  if (!presets) return null;
  const { template, profile } = presets;
  return (
    <p className={styles.note}>
      {[
        ...(template === undefined ? [] : [t('inspector.withTemplate', { name: template })]),
        ...(profile === undefined ? [] : [t('inspector.withProfile', { name: profile })]),
      ].join(' ')}
    </p>
  );
}

function Cacheable({ request, tokens }: { request: SentRequestView; tokens: number }) {
  const { t } = usePhrase();
  const cached = request.usage.cachedInputTokens;
  const upToHere = t('inspector.cacheable', { count: tokens });
  return <>{cached ? `${upToHere}, ${t('inspector.readFromCache', { count: cached })}` : upToHere}</>;
}

/** What is different, in a sentence. */
function Since({ comparison, number }: { comparison: Comparison; number: number | undefined }) {
  const { t } = usePhrase();
  const { added, removed } = comparison;
  return (
    <div className={styles.since}>
      <Icon of={Diff} />
      <div>
        <h4 className={styles.sinceTitle}>
          {number === undefined ? t('inspector.sinceBefore') : t('inspector.since', { number: String(number) })}
        </h4>
        <p>
          {added.length === 0 && removed.length === 0
            ? t('inspector.nothingChanged')
            : removed.length === 0
              ? t('inspector.onlyAdded', { count: added.length })
              : t('inspector.changed', { count: removed.length })}
        </p>
      </div>
    </div>
  );
}
