import { useState } from 'react';
import { useStore } from 'zustand';
import { estimateTokens } from '#shared/chat/estimate-tokens.ts';
import type { Attachment } from '#shared/chat/message.ts';
import type { QueuedQuestion } from '#shared/chat/queued-question.ts';
import type { TemplateView } from '#shared/preset/template.ts';
import { useControls } from '../controls/use-controls.ts';
import { usePhrase } from '../i18n.ts';
import { type ChosenPresets, useChosenPresets, useNewPresets } from '../presets/use-chosen-presets.ts';
import { useTemplateBeginning } from '../presets/use-template-beginning.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useApp, useChats, useOpenChatState, useWindowState } from '../state/state.tsx';
import { Notice } from '../ui/notice.tsx';
import { focusComposer } from './actions/focus-composer.ts';
import styles from './chat-composer.module.css';
import { type ChatSetup, offeredCollections, tokensPerReply } from './chat-setup.ts';
import { Composer } from './composer/composer.tsx';
import { useObstacle } from './composer/obstacle.tsx';
import { QueuedCard } from './composer/queued-card.tsx';
import { TokenLine } from './composer/token-line.tsx';
import { type Attachments, type KeptAttachments, useAttachments } from './composer/use-attachments.ts';
import { useDraft } from './composer/use-draft.ts';
import { useDraftTokens } from './composer/use-draft-tokens.ts';
import { useHistoryTokens } from './use-history-tokens.ts';

interface CommonProps {
  setup: ChatSetup;
  draft: string;
  kept: KeptAttachments;
  saveDraft(draft: string): void;
  send(text: string, attachmentIds: readonly string[]): Promise<void>;
  isAnswering: boolean;
  onStop(): void;
  queue?: Queue;
  historyTokens: number;
  presets: ChosenPresets;
  /** What a template brings into a chat that begins. */
  beginning?: TemplateView | null;
}

/** The question behind the answer that is being made. */
interface Queue {
  queued: QueuedQuestion | null;
  sendNow(): Promise<unknown>;
  takeBack(): Promise<{ text: string; attachments: readonly Attachment[] }>;
}

function attachedTokens({ pending }: Attachments): number {
  return pending.reduce((sum, { attachment }) => sum + estimateTokens(attachment?.characters ?? 0, 0), 0);
}

function CommonComposer(props: CommonProps) {
  const { setup } = props;
  const { say } = usePhrase();
  const sendWith = useApp((state) => state.settings?.sendWith ?? 'enter');
  const platform = useApp((state) => state.info?.platform ?? 'other');
  const controls = useControls();
  const { tools } = useWindowState();
  const instructionTokens = useStore(tools.store, (state) => state.instructionTokens ?? 0);
  const obstacle = useObstacle(setup);
  const [draft, setDraft] = useDraft(props.draft, props.saveDraft);
  const draftTokens = useDraftTokens(draft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attachments = useAttachments(props.kept);
  useTemplateBeginning({ template: props.beginning, draft, setDraft, attachments });

  const send = async (text: string) => {
    setProblem(null);
    setDraft('');
    try {
      await props.send(text, attachments.ids);
      attachments.clear();
    } catch (error) {
      // What was typed is never lost.
      setDraft(text);
      setProblem(problemOf(error));
    }
  };
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const takeBack = async ({ takeBack: take }: Queue) => {
    const { text, attachments: before } = await take();
    setDraft(draft.trim() === '' ? text : `${text}\n\n${draft}`);
    attachments.putBack(before);
    focusComposer();
  };
  const { queue } = props;
  return (
    <>
      {queue?.queued ? (
        <QueuedCard
          question={queue.queued}
          isAnswering={props.isAnswering}
          onSendNow={() => void attempt(queue.sendNow)}
          onTakeBack={() => void attempt(() => takeBack(queue))}
        />
      ) : null}
      {problem ? (
        <div className={styles.problem}>
          <Notice tone="error">{say(problem.text)}</Notice>
        </div>
      ) : null}
      <Composer
        text={draft}
        onChange={setDraft}
        onSend={(text) => void send(text)}
        obstacle={obstacle}
        isAnswering={props.isAnswering}
        queueing={queue ? (queue.queued ? 'full' : 'possible') : 'none'}
        onStop={props.onStop}
        sendWith={sendWith}
        platform={platform}
        toolCount={offeredCollections(setup.collections).length}
        areToolsOpen={controls.isOpen}
        onTools={controls.toggle}
        attachments={attachments}
        foot={
          <TokenLine
            message={draftTokens}
            attachments={attachedTokens(attachments)}
            tools={tokensPerReply(setup.collections)}
            instructions={instructionTokens}
            history={props.historyTokens}
            template={props.presets.template?.tokens ?? 0}
            profile={props.presets.profile?.tokens ?? 0}
          />
        }
      />
    </>
  );
}

export function ChatComposer({ chat, setup }: { chat: OpenChat; setup: ChatSetup }) {
  const { ipc } = useWindowState();
  const isAnswering = useChats(({ byId }) => (byId[chat.id]?.activity ?? 'idle') !== 'idle');
  const historyTokens = useHistoryTokens(chat, isAnswering);
  const queued = useOpenChatState(chat, (state) => state.queued);
  const presets = useChosenPresets(chat.id);
  const chatId = chat.id;
  return (
    <CommonComposer
      setup={setup}
      draft={chat.draft}
      kept={chat}
      saveDraft={(draft) => {
        chat.draft = draft;
        void ipc.call('chats.save-draft', { id: chat.id, draft }).catch(() => undefined);
      }}
      send={async (text, attachmentIds) => {
        // Main knows best whether an answer is still being made: it sends what came too late to wait at once.
        await ipc.call(isAnswering ? 'turns.queue' : 'turns.send', { chatId, text, attachmentIds: [...attachmentIds] });
      }}
      queue={{
        queued,
        sendNow: () => ipc.call('turns.send-queued', { chatId }),
        takeBack: () => ipc.call('turns.unqueue', { chatId }),
      }}
      isAnswering={isAnswering}
      onStop={() => void ipc.call('turns.stop', { chatId: chat.id }).catch(() => undefined)}
      historyTokens={historyTokens}
      presets={presets}
    />
  );
}

export function NewChatComposer({ setup }: { setup: ChatSetup }) {
  const { app, chats, newChat } = useWindowState();
  const presets = useNewPresets();
  return (
    <CommonComposer
      setup={setup}
      draft={newChat.store.getState().draft}
      kept={newChat}
      saveDraft={(draft) => newChat.set({ draft })}
      send={async (text, attachmentIds) => {
        const chat = await newChat.send(text, attachmentIds, presets.wanted);
        // Events have told more of it by now: its title, and that its answer is being made.
        if (!chats.store.getState().byId[chat.id]) chats.put(chat);
        app.navigate({ view: 'chats', chatId: chat.id });
      }}
      isAnswering={false}
      onStop={() => undefined}
      historyTokens={0}
      presets={presets}
      beginning={presets.template}
    />
  );
}
