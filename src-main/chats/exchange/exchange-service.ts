import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ExportFormat,
  type ImportProblem,
  type ImportReport,
  MAX_IMPORT_PROBLEMS,
} from '#shared/chat/exchange.ts';
import type { WINDOWS_1252 } from '#shared/chat/import-decoder.ts';
import { type Language, type PhraseKey, phrase } from '#shared/phrase.ts';
import type { EventHub } from '../../ipc/event-hub.ts';
import { HandlerError } from '../../ipc/handler.ts';
import type { ChatStore } from '../../store/chat-store.ts';
import type { ChatService } from '../chat-service.ts';
import { ExchangeThread } from './exchange-thread.ts';
import type { ExchangeMessage } from './exchange-worker.ts';
import type { ImportOutput } from './import-reader.ts';
import { ImportWriter } from './import-writer.ts';
import { EntryError } from './imported-chat.ts';

/** How long a window may let an import or export wait for its next part. */
const PATIENCE_MS = 5 * 60_000;

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  databaseFile: string;
  hub: EventHub;
  temporaryLifetime(): number | null;
  language(): Language;
  now(): number;
}

interface ImportPart {
  text: string;
  /** Whether the file ends here. */
  isLast: boolean;
  /** Bytes of the file made no text and stand as U+FFFD. */
  isDamaged?: boolean | undefined;
  /** The encoding that the file was taken for, where it names none. */
  readAs?: typeof WINDOWS_1252 | undefined;
}

interface Session {
  id: string;
  kind: 'export' | 'import';
  thread: ExchangeThread;
  writer: ImportWriter;
  report: ImportReport;
  /** Of an export: read ahead, so that the last part is known to be the last. */
  nextPart: string | undefined;
  /** The file whose parts arrive. */
  file: string | undefined;
  /** Of that file: what was said about its characters. */
  said: Set<PhraseKey>;
  currentEntry: { file: string; title: string } | undefined;
  timer: NodeJS.Timeout;
  isAsked: boolean;
}

/** Chats to files and back, part by part, one at a time. The work is done in a thread; main only writes. */
export class ExchangeService {
  readonly #dependencies: Dependencies;
  #session: Session | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Begins an export; its text comes by `exportPart`. Throws "not-found" for a chat that is gone. */
  async startExport(
    ids: readonly string[] | 'all',
    format: ExportFormat,
  ): Promise<{ exportId: string; fileName: string }> {
    const { chats, databaseFile, language, now } = this.#dependencies;
    const named = ids === 'all' ? [] : ids.map((id) => chats.stored(id));
    const session = this.#begin('export');
    const order = { ...(ids !== 'all' && { ids }), format, language: language(), now: now() };
    const output = await this.#ask(session, { type: 'export', databaseFile, order });
    session.nextPart = output.type === 'part' ? output.text : undefined;
    const extension = format === 'json' ? 'json' : 'md';
    const title = named.length === 1 ? (named[0]?.title ?? '') : '';
    return { exportId: session.id, fileName: fileNameOf(title, now(), extension) };
  }

  /** The next part of the text; the last one ends the export. */
  async exportPart(exportId: string): Promise<{ text: string; isLast: boolean }> {
    const session = this.#existing(exportId, 'export');
    const text = session.nextPart ?? '';
    const output = await this.#ask(session, { type: 'next' });
    session.nextPart = output.type === 'part' ? output.text : undefined;
    const isLast = session.nextPart === undefined;
    if (isLast) await this.#end(session);
    return { text, isLast };
  }

  /** Begins an import; files come by `importPart`, one after the other. */
  async startImport(): Promise<{ importId: string }> {
    const session = this.#begin('import');
    await this.#ask(session, { type: 'import', now: this.#dependencies.now() });
    return { importId: session.id };
  }

  /** Takes the next part of a file and imports what is whole by now; says how many chats there are so far. */
  async importPart(importId: string, file: string, part: ImportPart): Promise<{ chats: number }> {
    const { text, isLast, isDamaged, readAs } = part;
    const session = this.#existing(importId, 'import');
    if (session.file !== file) {
      if (session.file !== undefined) await this.#take(session, { type: 'end-of-file' });
      await this.#ask(session, { type: 'file', name: file });
      session.file = file;
      session.said.clear();
    }
    if (isDamaged) this.#sayOnce(session, file, 'errors.import.replaced');
    if (readAs) this.#sayOnce(session, file, 'errors.import.readAsWindows1252');
    await this.#take(session, { type: 'text', text });
    if (isLast) {
      await this.#take(session, { type: 'end-of-file' });
      session.file = undefined;
    }
    const { imported, updated, unchanged } = session.report;
    return { chats: imported + updated + unchanged };
  }

  async finishImport(importId: string): Promise<ImportReport> {
    const session = this.#existing(importId, 'import');
    if (session.file !== undefined) await this.#take(session, { type: 'end-of-file' });
    const output = await this.#ask(session, { type: 'left-out' });
    if (output.type === 'left-out') session.report.leftOut = output.leftOut;
    await this.#end(session);
    return session.report;
  }

  /** Adds to what is here all that can still be read of a damaged database. */
  async salvage(databaseFile: string): Promise<ImportReport> {
    const session = this.#begin('import');
    await this.#take(session, { type: 'salvage', databaseFile });
    await this.#end(session);
    return session.report;
  }

  /** Ends an import or export early. What was imported stays. */
  async cancel(id: string): Promise<void> {
    if (this.#session?.id === id) await this.#end(this.#session);
  }

  async close(): Promise<void> {
    if (this.#session) await this.#end(this.#session);
  }

  #begin(kind: Session['kind']): Session {
    if (this.#session) throw new HandlerError('refused', phrase('errors.exchange.busy'));
    const session: Session = {
      id: randomUUID(),
      kind,
      thread: new ExchangeThread(),
      writer: new ImportWriter(this.#dependencies),
      report: { imported: 0, updated: 0, unchanged: 0, messages: 0, problems: [], moreProblems: 0, leftOut: [] },
      nextPart: undefined,
      file: undefined,
      said: new Set(),
      currentEntry: undefined,
      timer: setTimeout(() => void this.#end(session), PATIENCE_MS).unref(),
      isAsked: false,
    };
    this.#session = session;
    return session;
  }

  #existing(id: string, kind: Session['kind']): Session {
    const session = this.#session;
    if (session?.id !== id || session.kind !== kind) throw new HandlerError('not-found', phrase(`errors.${kind}.gone`));
    if (session.isAsked) throw new HandlerError('refused', phrase('errors.exchange.busy'));
    session.timer.refresh();
    return session;
  }

  async #ask(session: Session, message: ExchangeMessage) {
    session.isAsked = true;
    try {
      return await session.thread.ask(message);
    } catch (error) {
      await this.#end(session);
      throw error;
    } finally {
      session.isAsked = false;
    }
  }

  #sayOnce({ report, said }: Session, file: string, key: PhraseKey): void {
    if (said.has(key)) return;
    said.add(key);
    addProblem(report, { file: file.slice(-300), reason: phrase(key) });
  }

  /** Writes everything that comes of a message, each output in a turn of its own. */
  async #take(session: Session, message: ExchangeMessage): Promise<void> {
    let output = await this.#ask(session, message);
    while (output.type !== 'idle') {
      if (this.#session !== session) throw new HandlerError('cancelled', phrase('errors.cancelled'));
      if (output.type !== 'part' && output.type !== 'left-out') this.#write(session, output);
      // Answers of a thread that is quick enough come one after the other within one turn of the event loop.
      await nextTurn();
      await this.#dependencies.store.room();
      session.timer.refresh();
      output = await this.#ask(session, { type: 'next' });
    }
  }

  #write(session: Session, output: ImportOutput): void {
    const { writer, report } = session;
    try {
      switch (output.type) {
        case 'workspace':
          writer.workspace(output.workspace);
          return;
        case 'chat':
          session.currentEntry = { file: output.file, title: output.chat.title };
          writer.begin(output.chat, output.workspace);
          return;
        case 'messages':
          writer.add(output.messages);
          return;
        case 'chat-end': {
          if (!session.currentEntry) return;
          const { outcome, added, chatId } = writer.end();
          report[outcome] += 1;
          report.messages += added;
          this.#announce(outcome, chatId);
          return;
        }
        case 'problem': {
          const { type: _, ...problem } = output;
          addProblem(report, problem);
          return;
        }
      }
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      writer.drop();
      addProblem(report, {
        file: session.currentEntry?.file ?? '',
        entry: session.currentEntry?.title ?? '',
        reason: error.reason,
      });
      session.currentEntry = undefined;
    }
  }

  #announce(outcome: 'imported' | 'updated' | 'unchanged', chatId: string): void {
    const { chats, hub, store } = this.#dependencies;
    chats.announce(chatId);
    if (outcome === 'updated') hub.emit('chat.branch-changed', { chatId });
    else if (store.getChat(chatId)?.workspaceId) hub.emit('workspaces.changed', { workspaces: store.listWorkspaces() });
  }

  async #end(session: Session): Promise<void> {
    clearTimeout(session.timer);
    if (this.#session === session) this.#session = undefined;
    await session.thread.end();
  }
}

function addProblem(report: ImportReport, problem: ImportProblem): void {
  if (report.problems.length < MAX_IMPORT_PROBLEMS) report.problems.push(problem);
  else report.moreProblems += 1;
}

/** A name that every file system takes. */
function fileNameOf(title: string, now: number, extension: string): string {
  const words = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  const date = new Date(now).toISOString().slice(0, 10);
  return `${words || 'confidant-chats'}-${date}.${extension}`;
}
