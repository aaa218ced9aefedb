import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { PhraseKey } from '#shared/phrase.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import { useControls } from '../../controls/use-controls.ts';
import { usePhrase } from '../../i18n.ts';
import { useWindowState } from '../../state/state.tsx';
import { Button } from '../../ui/button.tsx';
import { Eye, ShieldCheck, Sliders } from '../../ui/icons.ts';
import { addressOf, CallArguments } from './call-arguments.tsx';
import styles from './call-details.module.css';
import { CallResult } from './call-result.tsx';
import { RollLine } from './roll-line.tsx';

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

function Sent({ call }: { call: ToolCall }) {
  const { t } = usePhrase();
  switch (call.destination?.kind) {
    case 'host':
      return <>{t('chat.call.sentHost', { host: call.destination.host })}</>;
    case 'nothing-sent':
      return <>{t('chat.call.sentNothing')}</>;
    default:
      return <>{t('chat.call.sentComputer')}</>;
  }
}

/** Sent, Read, This chat, Arguments: always in this order. */
function Facts({ call }: { call: ToolCall }) {
  const { t } = usePhrase();
  return (
    <dl className={styles.facts}>
      {call.destination ? (
        <Line term={t('chat.call.sent')}>
          <Sent call={call} />
        </Line>
      ) : null}
      {call.resultCharacters === undefined ? null : (
        <Line term={t('chat.call.read')}>{t('chat.call.readCharacters', { count: call.resultCharacters })}</Line>
      )}
      {call.state === 'done' ? (
        <Line term={t('chat.call.thisChat')}>
          {t(call.raisedRequirements ? 'chat.call.requirementsRaised' : 'chat.call.requirementsUnchanged')}
        </Line>
      ) : null}
      {call.roll ? (
        <Line term={t('chat.call.roll')}>
          <RollLine roll={call.roll} />
        </Line>
      ) : null}
      <Line term={t('chat.call.arguments')}>
        <CallArguments json={call.arguments} />
      </Line>
    </dl>
  );
}

function TechnicalFacts({ call }: { call: ToolCall }) {
  const { t, format } = usePhrase();
  return (
    <dl className={styles.facts}>
      <Line term={t('chat.call.toolId')}>
        <code>{call.toolId}</code>
      </Line>
      <Line term={t('chat.call.callId')}>
        <code>{call.callId}</code>
      </Line>
      {call.startedAt === undefined ? null : (
        <Line term={t('chat.call.startedAt')}>{format.dateTime(call.startedAt)}</Line>
      )}
      {call.durationMs === undefined ? null : (
        <Line term={t('chat.call.took')}>{format.duration(call.durationMs)}</Line>
      )}
    </dl>
  );
}

/** Where the rule is set that a call ran into; nowhere for a tool that there is not. */
function WayToRule({ call }: { call: ToolCall }) {
  const { t } = usePhrase();
  const { app, tools } = useWindowState();
  const { showShield } = useControls();
  const isKnown = useStore(tools.store, ({ collections }) =>
    collections.some(({ id, tools: members }) => id === call.toolId || members.some((tool) => tool.id === call.toolId)),
  );
  const icon = call.state === 'blocked' ? Sliders : undefined;
  const key = call.reason?.key;
  if (key === 'policy.gate.outboundRestricted') {
    return (
      <Button kind="link" icon={ShieldCheck} onClick={showShield}>
        {t('chat.notice.showShield')}
      </Button>
    );
  }
  if (key && NO_TOOL.has(key) && !isKnown) return null;
  const subject = key?.startsWith('policy.gate.toolsDisabled') ? null : call.toolId;
  return (
    <Button kind="link" icon={icon} onClick={() => app.navigate({ view: 'settings', section: 'tools', subject })}>
      {t(subject === null ? 'chat.call.settingsOfTools' : 'chat.call.toolSettings')}
    </Button>
  );
}

/** Reasons of calls to tools that do not exist, or no longer. */
const NO_TOOL: ReadonlySet<string> = new Set<PhraseKey>(['policy.call.unknownTool', 'pieces.call.gone']);

/** BLOCKED and ERROR: what happened, what the model got, one way on. */
function Refusal({ call }: { call: ToolCall }) {
  const { t, say } = usePhrase();
  const [isAddressShown, setAddressShown] = useState(false);
  const [areFactsShown, setFactsShown] = useState(false);
  const address = call.state === 'blocked' ? addressOf(call.arguments) : null;
  return (
    <>
      {call.reason ? <p className={styles.reason}>{say(call.reason)}</p> : null}
      {call.state === 'error' && call.modelMessage ? (
        <>
          <p className={styles.term}>{t('chat.call.modelGot')}</p>
          <pre className={styles.message}>{call.modelMessage}</pre>
        </>
      ) : null}
      {isAddressShown && address ? <pre className={styles.message}>{address}</pre> : null}
      <div className={styles.actions}>
        <WayToRule call={call} />
        <Button kind="link" onClick={() => setFactsShown(!areFactsShown)}>
          {t('common.details')}
        </Button>
        {address ? (
          <span className={styles.last}>
            <Button kind="ghost" icon={Eye} isPressed={isAddressShown} onClick={() => setAddressShown(!isAddressShown)}>
              {t('chat.call.showAddress')}
            </Button>
          </span>
        ) : null}
      </div>
      {areFactsShown ? (
        <>
          <Facts call={call} />
          {call.state === 'blocked' && call.modelMessage ? (
            <>
              <p className={styles.term}>{t('chat.call.modelGot')}</p>
              <pre className={styles.message}>{call.modelMessage}</pre>
            </>
          ) : null}
          <TechnicalFacts call={call} />
        </>
      ) : null}
    </>
  );
}

/** The open part of a banner. */
export function CallDetails({ call, chatId }: { call: ToolCall; chatId: string }) {
  const { t } = usePhrase();
  const [areFactsShown, setFactsShown] = useState(false);
  if (call.state === 'blocked' || call.state === 'error') {
    return (
      <div className={styles.details}>
        <Refusal call={call} />
      </div>
    );
  }
  return (
    <div className={styles.details}>
      <Facts call={call} />
      {call.state === 'done' ? <CallResult chatId={chatId} callId={call.callId} /> : null}
      <div>
        <Button kind="link" onClick={() => setFactsShown(!areFactsShown)}>
          {t('common.details')}
        </Button>
      </div>
      {areFactsShown ? <TechnicalFacts call={call} /> : null}
    </div>
  );
}
