import { useEffect, useMemo, useRef, useState } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { usePhrase } from '../i18n.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Diff } from '../ui/icons.ts';
import styles from './code.module.css';
import { CodeLine, CodeLines } from './code-lines.tsx';
import type { Comparison } from './compare.ts';
import type { Layer } from './layers.ts';
import { printJson } from './print-json.ts';
import { useLayerName } from './words.ts';

/** Method, address and headers, as they went out. */
function Head({ request }: { request: SentRequestView }) {
  return (
    <div className={styles.head}>
      {`${request.method} ${request.url}`}
      {request.headers.map(({ name, value }) => (
        <div key={name}>{`${name}: ${value}`}</div>
      ))}
    </div>
  );
}

interface PartProps {
  layer: Layer;
  isChosen?: boolean;
  sign?: '+' | '-';
}

function Part({ layer, isChosen = false, sign }: PartProps) {
  const layerName = useLayerName();
  const part = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => layer.items.flatMap((item) => printJson(item)), [layer]);
  useEffect(() => {
    if (isChosen) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <div ref={part} className={styles.part} data-kind={layer.kind} data-chosen={isChosen || undefined} data-sign={sign}>
      <div className={styles.partName}>{[sign === '-' ? '−' : sign, layerName(layer)].filter(Boolean).join(' ')}</div>
      <CodeLines lines={lines} />
    </div>
  );
}

interface LayersCodeProps {
  request: SentRequestView;
  layers: readonly Layer[];
  comparison: Comparison | null;
  previousNumber: number | undefined;
  chosenId: string | null;
}

/** Layer by layer; neighbours that are as in the request before are one line until somebody wants to see them. */
export function LayersCode({ request, layers, comparison, previousNumber, chosenId }: LayersCodeProps) {
  const { t } = usePhrase();
  const layerName = useLayerName();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isFolded = (layer: Layer) =>
    comparison?.same.get(layer.id) === layer.items.length && layer.id !== chosenId && !unfolded.has(layer.id);
  const runs: Layer[][] = [];
  for (const layer of layers) {
    const last = runs.at(-1);
    if (last?.[0] && isFolded(layer) && isFolded(last[0])) last.push(layer);
    else runs.push([layer]);
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.code} aria-label={t('inspector.body')} tabIndex={0}>
      <Head request={request} />
      {runs.map((run) => {
        const [first] = run;
        if (!first) return null;
        if (!isFolded(first)) return <Part key={first.id} layer={first} isChosen={first.id === chosenId} />;
        const names = run.map(layerName).join(', ');
        return (
          <button
            key={first.id}
            type="button"
            className={styles.folded}
            onClick={() => setUnfolded(new Set([...unfolded, ...run.map(({ id }) => id)]))}
          >
            {previousNumber === undefined
              ? t('inspector.asBefore', { names })
              : t('inspector.asInRequest', { names, number: String(previousNumber) })}
          </button>
        );
      })}
    </section>
  );
}

const JSON_PARTS = { Header: ({ context }: { context: SentRequestView }) => <Head request={context} /> };

/** The whole body in the order in which it was sent. */
export function JsonCode({ request, body }: { request: SentRequestView; body: JsonObject }) {
  const lines = useMemo(() => printJson(body), [body]);
  return (
    <Virtuoso
      className={styles.code}
      data={lines}
      context={request}
      components={JSON_PARTS}
      itemContent={(_, line) => (
        <div style={{ padding: '0 16px' }}>
          <CodeLine line={line} />
        </div>
      )}
    />
  );
}

/** What the request before did not have, and what it had that is gone. */
export function ChangesCode({ comparison }: { comparison: Comparison | null }) {
  const { t } = usePhrase();
  if (!comparison || comparison.added.length + comparison.removed.length === 0) {
    return (
      <EmptyState icon={Diff} title={t(comparison ? 'inspector.noChanges' : 'inspector.noneBefore')}>
        {t(comparison ? 'inspector.noChangesText' : 'inspector.noneBeforeText')}
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.code} aria-label={t('inspector.view.changes')} tabIndex={0}>
      {comparison.removed.map((layer) => (
        <Part key={`gone ${layer.id}`} layer={layer} sign="-" />
      ))}
      {comparison.added.map((layer) => {
        const same = comparison.same.get(layer.id) ?? 0;
        return <Part key={layer.id} layer={{ ...layer, items: layer.items.slice(same) }} sign="+" />;
      })}
    </section>
  );
}
