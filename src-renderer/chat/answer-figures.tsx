import { useId, useState } from 'react';
import type { AnswerFigures as Figures } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { ChevronDown, ChevronUp } from '../ui/icons.ts';
import styles from './answer-figures.module.css';

/** They open at the end of the chat, where the composer would hide them. */
const bringIntoView = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' });

/** What an answer took: requests, tokens and time in one line, the rest behind it. Tokens are those the provider reports. */
export function AnswerFigures({ figures }: { figures: Figures }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const summary = useSummary(figures);
  const details = useDetails(figures);
  if (summary.length === 0) return null;
  if (details.length === 0) return <span className={styles.summary}>{summary.join(' · ')}</span>;
  return (
    <div className={styles.figures}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {summary.join(' · ')}
        <Icon of={isOpen ? ChevronUp : ChevronDown} place="chevron" />
      </button>
      {isOpen ? (
        <dl id={id} ref={bringIntoView} className={styles.details}>
          {details.map(({ name, value }) => (
            <div key={name} className={styles.detail}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

function useSummary({ requests, usage, durationMs }: Figures): string[] {
  const { t, format } = usePhrase();
  const tokens = (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
  return [
    ...(requests > 0 ? [t('chat.footer.requests', { count: requests })] : []),
    ...(tokens > 0 ? [t('chat.footer.tokens', { count: tokens })] : []),
    ...(durationMs === undefined ? [] : [format.duration(durationMs)]),
  ];
}

/** What a provider does not report is left out. */
function useDetails({ usage, timeToFirstTextMs, tokensPerSecond }: Figures): { name: string; value: string }[] {
  const { t, format } = usePhrase();
  const { inputTokens, outputTokens, cachedInputTokens, reasoningTokens } = usage;
  const perSecond = tokensPerSecond === undefined ? undefined : Math.round(tokensPerSecond);
  return [
    ...(timeToFirstTextMs === undefined
      ? []
      : [{ name: t('chat.figures.firstText'), value: format.duration(timeToFirstTextMs) }]),
    ...(perSecond ? [{ name: t('chat.figures.speed'), value: t('chat.figures.perSecond', { count: perSecond }) }] : []),
    ...(inputTokens === undefined ? [] : [{ name: t('chat.figures.in'), value: format.number(inputTokens) }]),
    ...(cachedInputTokens ? [{ name: t('chat.figures.cached'), value: format.number(cachedInputTokens) }] : []),
    ...(outputTokens === undefined ? [] : [{ name: t('chat.figures.out'), value: format.number(outputTokens) }]),
    ...(reasoningTokens ? [{ name: t('chat.figures.reasoning'), value: format.number(reasoningTokens) }] : []),
  ];
}
