import MuiDialog from '@mui/material/Dialog';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Message } from '#shared/chat/message.ts';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { usePhrase } from '../i18n.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useChats, useOpenChat, useWindowState } from '../state/state.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FileClock, Key, ScanSearch, X } from '../ui/icons.ts';
import { Segmented } from '../ui/segmented.tsx';
import { CopyRequest } from './copy-request.tsx';
import styles from './inspector.module.css';
import { LayerList } from './layer-list.tsx';
import { ChangesCode, JsonCode, LayersCode } from './request-code.tsx';
import { RequestList } from './request-list.tsx';
import { ResponseStream } from './response-stream.tsx';
import { callsOf, hostOf, stepsOf } from './steps.ts';
import { TimeLine, WentTo } from './time-line.tsx';
import { useLayers } from './use-layers.ts';
import { type Requests, useRequests } from './use-requests.ts';

type View = 'layers' | 'json' | 'changes';

/** Every request of one answer, exactly as it was sent, over the whole window. */
export function Inspector() {
  const { inspector } = useWindowState();
  const inspected = useStore(inspector.store, (state) => state.inspected);
  return inspected === null ? null : <OpenInspector key={inspected.messageId} {...inspected} />;
}

function OpenInspector({ chatId, messageId }: { chatId: string; messageId: string }) {
  const { t } = usePhrase();
  const { inspector } = useWindowState();
  const chat = useOpenChat(chatId);
  const state = useRequests(messageId);
  return (
    <MuiDialog
      open
      fullScreen
      onClose={inspector.close}
      transitionDuration={{ enter: 120, exit: 0 }}
      slotProps={{ paper: { className: styles.window, 'aria-label': t('inspector.title') } }}
    >
      <Content chat={chat} messageId={messageId} state={state} onClose={inspector.close} />
    </MuiDialog>
  );
}

/** The message as it is now; it is asked for its calls whenever something is drawn. */
const messageOf = (chat: OpenChat, messageId: string): Message | undefined => chat.message(messageId);

interface ContentProps {
  chat: OpenChat;
  messageId: string;
  state: Requests;
  onClose(): void;
}

function Content({ chat, messageId, state, onClose }: ContentProps) {
  const { t, format, say } = usePhrase();
  const title = useChats(({ byId }) => byId[chat.id]?.title ?? '');
  const [view, setView] = useState<View>('layers');
  const [wantedId, setWantedId] = useState<string | null>(null);
  const message = messageOf(chat, messageId);
  const requests = state.requests ?? [];
  const chosen = requests.find(({ id }) => id === wantedId) ?? requests.findLast(isOfAnswer) ?? requests.at(-1);
  return (
    <>
      <header className={styles.header}>
        <Icon of={ScanSearch} />
        <h2 className={styles.title}>{t('inspector.title')}</h2>
        <span className={styles.subtitle}>
          {message ? t('inspector.answerOf', { time: format.time(message.createdAt), title }) : title}
        </span>
        {chosen ? (
          <>
            <Segmented
              name={t('inspector.view.name')}
              value={view}
              onChange={(next: View) => setView(next)}
              options={[
                { value: 'layers', label: t('inspector.view.layers') },
                { value: 'json', label: t('inspector.view.json') },
                { value: 'changes', label: t('inspector.view.changes') },
              ]}
            />
            <CopyRequest request={chosen} />
          </>
        ) : null}
        <IconButton icon={X} name={t('inspector.close')} onClick={onClose} />
      </header>
      {chosen ? (
        <Columns
          view={view}
          requests={requests}
          dropped={state.dropped}
          chosen={chosen}
          onChoose={setWantedId}
          message={message}
        />
      ) : state.problem || state.requests ? (
        <div className={styles.empty}>
          <EmptyState icon={FileClock} title={t('inspector.notKeptTitle')}>
            {state.problem ? say(state.problem.text) : t('inspector.notKeptText')}
          </EmptyState>
        </div>
      ) : (
        <div className={styles.empty} aria-busy />
      )}
    </>
  );
}

const isOfAnswer = ({ purpose }: SentRequestView) => purpose === 'answer';

interface ColumnsProps {
  view: View;
  requests: readonly SentRequestView[];
  dropped: number;
  chosen: SentRequestView;
  onChoose(id: string): void;
  message: Message | undefined;
}

function Columns({ view, requests, dropped, chosen, onChoose, message }: ColumnsProps) {
  const { t } = usePhrase();
  const calls = callsOf(message);
  const steps = stepsOf(requests, calls);
  const { body, layers, comparison } = useLayers(chosen, message);
  const [layer, setLayer] = useState<{ requestId: string; id: string } | null>(null);
  const layerId = layer?.requestId === chosen.id ? layer.id : null;
  const numberOf = (id: string | null) => steps.find(({ request }) => request.id === id)?.number;
  const previousNumber = numberOf(chosen.previousId);
  return (
    <main className={styles.columns}>
      <div className={styles.side}>
        <RequestList steps={steps} chosenId={chosen.id} onChoose={onChoose} />
        {dropped > 0 ? <p className={styles.note}>{t('inspector.dropped', { count: dropped })}</p> : null}
        <TimeLine steps={steps} calls={calls} />
        <WentTo steps={steps} calls={calls} />
        <p className={styles.note}>{t('inspector.sessionOnly')}</p>
      </div>
      <LayerList
        request={chosen}
        number={numberOf(chosen.id) ?? 1}
        previousNumber={previousNumber}
        layers={layers}
        comparison={comparison}
        chosenId={layerId}
        onChoose={(id) => setLayer({ requestId: chosen.id, id })}
      />
      <div className={styles.detail}>
        <header className={styles.detailHead}>
          <h3 className={styles.detailTitle}>{t('inspector.sentTo', { host: hostOf(chosen.url) })}</h3>
          <span className={styles.secrets}>
            <Icon of={Key} place="state" />
            {t('inspector.secretsMasked', { count: chosen.headers.filter(({ isMasked }) => isMasked).length })}
          </span>
        </header>
        {chosen.bodyLeftOut > 0 ? (
          <p className={styles.note}>{t('inspector.bodyLeftOut', { count: chosen.bodyLeftOut })}</p>
        ) : null}
        {view === 'changes' && body ? (
          <ChangesCode comparison={comparison} />
        ) : body?.value && view === 'json' ? (
          <JsonCode request={chosen} body={body.value} />
        ) : body?.value ? (
          <LayersCode
            key={chosen.id}
            request={chosen}
            layers={layers}
            comparison={comparison}
            previousNumber={previousNumber}
            chosenId={layerId}
          />
        ) : (
          <div className={styles.waiting} aria-busy={body === null}>
            {body?.text.slice(0, 20_000)}
          </div>
        )}
        <ResponseStream request={chosen} />
      </div>
    </main>
  );
}
