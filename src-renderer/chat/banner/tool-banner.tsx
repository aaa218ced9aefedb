import { memo, useId, useState } from 'react';
import type { ToolCall } from '#shared/tool/trace.ts';
import { usePhrase } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChevronDown, ChevronUp } from '../../ui/icons.ts';
import { CallDetails } from './call-details.tsx';
import { CallState } from './call-state.tsx';
import { Destination } from './destination.tsx';
import styles from './tool-banner.module.css';
import { useToolIcon, useToolName } from './tool-identity.ts';

function ProgressLine({ call, name }: { call: ToolCall; name: string }) {
  const { done, total } = call.progress ?? {};
  if (call.state !== 'running' || done === undefined || !total) return null;
  const share = Math.min(1, Math.max(0, done / total));
  return (
    <span
      className={styles.progress}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <span className={styles.bar} style={{ width: `${share * 100}%` }} />
    </span>
  );
}

/** What it was asked; while it runs, also what it does now; when it is done, what came of it. */
function Summary({ call }: { call: ToolCall }) {
  const { say, format } = usePhrase();
  const more = call.state === 'running' ? call.progress?.text : call.outcome;
  const rolled = call.roll ? `${call.roll.notation} = ${format.number(call.roll.total)}` : '';
  const now = [more ? say(more) : '', rolled].filter((part) => part !== '').join(', ');
  return (
    <span className={styles.summary}>
      {call.summary === '' ? null : (
        <span className={styles.asked}>{now === '' ? call.summary : `${call.summary},`}</span>
      )}{' '}
      {now === '' ? null : <span className={styles.now}>{now}</span>}
    </span>
  );
}

interface ToolBannerProps {
  call: ToolCall;
  chatId: string;
}

/** One tool call: a row of 36 px that opens. Blocked and failed ones are open from the start. */
export const ToolBanner = memo(function ToolBanner({ call, chatId }: ToolBannerProps) {
  const id = useId();
  const nameOf = useToolName();
  const name = call.toolName ?? nameOf(call.toolId);
  const icon = useToolIcon(call.toolId);
  const isLoud = call.state === 'blocked' || call.state === 'error';
  /** Null until the person decides: then the state decides. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const canOpen = call.state !== 'queued';
  const isOpen = canOpen && (chosen ?? isLoud);

  const row = (
    <>
      <Icon of={icon} className={styles.icon} />
      {/* The blanks are for screen readers, which read the row as one name. */}
      <span className={styles.name}>{name}</span> <Summary call={call} />{' '}
      {call.destination ? <Destination destination={call.destination} /> : null} <CallState call={call} />
      {canOpen ? <Icon of={isOpen ? ChevronUp : ChevronDown} place="chevron" className={styles.chevron} /> : null}
    </>
  );

  return (
    <div className={styles.banner} data-state={call.state}>
      {canOpen ? (
        <button
          type="button"
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChosen(!isOpen)}
        >
          {row}
        </button>
      ) : (
        <div className={styles.row}>{row}</div>
      )}
      <ProgressLine call={call} name={name} />
      {isOpen ? (
        <div id={id}>
          <CallDetails call={call} chatId={chatId} />
        </div>
      ) : null}
    </div>
  );
});
