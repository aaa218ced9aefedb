import { randomUUID } from 'node:crypto';
import { phrase } from '#shared/phrase.ts';
import { type Decoded, decodePiece, encodePiece } from '#shared/user-tool/decode.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import type { PieceBodies, PieceBody, PieceKind } from '#shared/user-tool/pieces.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { SavedPiece } from '#shared/user-tool/view.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { PieceStore, StoredPiece } from '../store/piece-store.ts';
import type { ToolRegistry } from '../tools/registry.ts';
import type { RegisteredTool } from '../tools/tool.ts';
import { CallNames } from '../tools/user-made/call-names.ts';
import type { FormulaRunner } from '../tools/user-made/formula/formula-runner.ts';
import { type ActionParts, madeTool } from '../tools/user-made/made-tool.ts';

/** How long a deleted piece can be brought back. */
export const KEPT_DELETED_MS = 30 * 24 * 60 * 60 * 1_000;

export interface Piece {
  stored: StoredPiece;
  decoded: Decoded<PieceBody>;
}

/** What `addAll` stores: bodies that have passed the decoder. */
export interface NewPiece {
  kind: PieceKind;
  id: string;
  body: PieceBody;
  example?: string;
}

interface Dependencies {
  store: PieceStore;
  registry: ToolRegistry;
  formulas: FormulaRunner;
  /** Tells the windows, and everything that depends on what can be offered. */
  changed(): void;
  now(): number;
}

/** What people made in the Workbench: kept in the database, checked by the strict decoder, and offered as tools. */
export class PieceLibrary {
  readonly #dependencies: Dependencies;
  readonly #pieces: Map<string, Piece>;
  readonly #callNames: CallNames;
  readonly parts: ActionParts;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { store, registry, formulas, now } = dependencies;
    store.purge(now() - KEPT_DELETED_MS);
    this.#pieces = new Map(store.list().map((stored) => [stored.id, { stored, decoded: decodeStored(stored) }]));
    this.#callNames = new CallNames((name) => {
      const owner = registry.byFunctionName(name);
      return owner !== undefined && owner.origin !== 'made-here';
    });
    this.parts = {
      dicePiece: (id) => this.body('dice', id),
      formula: (id) => this.body('formula', id),
      formulas,
    };
    this.#offer();
  }

  /** Oldest first; deleted and unreadable ones included. */
  all(): readonly Piece[] {
    return [...this.#pieces.values()];
  }

  /** Whether it is there, or deleted and can be brought back. */
  has(id: string): boolean {
    return this.#pieces.has(id);
  }

  /** A piece that is there and can be read. */
  body<Kind extends PieceKind>(kind: Kind, id: string): PieceBodies[Kind] | undefined {
    const piece = this.#pieces.get(id);
    if (piece?.stored.kind !== kind || piece.stored.deletedAt !== null || !piece.decoded.ok) return undefined;
    return piece.decoded.value as PieceBodies[Kind];
  }

  callName(id: string, name: string): string {
    return this.#callNames.of({ id, name });
  }

  /** A draft as the tool it would be; what the decoder refuses, or what links nothing, is no tool. */
  draft(body: unknown, toolId?: string): Decoded<RegisteredTool> {
    const decoded = decodePiece('tool', body);
    if (!decoded.ok) return decoded;
    const problems = this.#brokenLinks('tool', decoded.value);
    if (problems.length > 0) return { ok: false, problems };
    const callName = this.#callNames.preview({ name: decoded.value.name, ...(toolId && { id: toolId }) });
    return { ok: true, value: madeTool({ id: toolId ?? 'draft', body: decoded.value, callName }, this.parts) };
  }

  /** What keeps a body from being stored; nothing when all is well. */
  async check(kind: PieceKind, body: unknown): Promise<Decoded<PieceBody>> {
    const decoded: Decoded<PieceBody> = decodePiece(kind, body);
    if (!decoded.ok) return decoded;
    const problems = [...this.#brokenLinks(kind, decoded.value), ...(await this.#formulaProblems(decoded.value))];
    return problems.length > 0 ? { ok: false, problems } : decoded;
  }

  async create(kind: PieceKind, body: unknown): Promise<SavedPiece> {
    const checked = await this.check(kind, body);
    if (!checked.ok) return { saved: false, problems: checked.problems };
    const id = newPieceId(kind);
    this.addAll([{ kind, id, body: checked.value }]);
    return { saved: true, id };
  }

  /** Refuses more than there is room for; for new ones, the oldest of the deleted are forgotten before their time. */
  addAll(added: readonly NewPiece[]): void {
    const { store, now } = this.#dependencies;
    this.#makeRoom(added.length);
    const at = now();
    const stored = added.map(
      ({ kind, id, body, example }): StoredPiece => ({
        id,
        kind,
        content: encodePiece(body),
        example: example ?? null,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
      }),
    );
    const pieces = stored.map((piece): Piece => ({ stored: piece, decoded: decodeStored(piece) }));
    if (pieces.some(({ decoded }) => !decoded.ok)) throw new Error('what is added has not passed the decoder');
    store.add(stored);
    for (const piece of pieces) this.#pieces.set(piece.stored.id, piece);
    this.#changed();
  }

  /**
   * Puts the changed parts over what is stored. What would not change anything is not written; what another window saves
   * while this is checked stays.
   */
  async save(kind: PieceKind, id: string, changes: object): Promise<SavedPiece> {
    for (;;) {
      const { stored, decoded } = this.#find(kind, id);
      const checked = await this.check(kind, merged(decoded.ok ? decoded.value : {}, changes));
      if (!checked.ok) return { saved: false, problems: checked.problems };
      if (this.#find(kind, id).stored !== stored) continue;
      const content = encodePiece(checked.value);
      if (content !== stored.content) this.#write({ ...stored, content, updatedAt: this.#dependencies.now() });
      return { saved: true, id };
    }
  }

  delete(kind: PieceKind, id: string): void {
    this.#write({ ...this.#find(kind, id).stored, deletedAt: this.#dependencies.now() });
  }

  restore(kind: PieceKind, id: string): void {
    const piece = this.#pieces.get(id);
    if (piece?.stored.kind !== kind) throw new HandlerError('not-found', phrase('pieces.notFound'));
    if (piece.stored.deletedAt !== null) this.#write({ ...piece.stored, deletedAt: null });
  }

  duplicate(kind: PieceKind, id: string, copyName: (name: string) => string): string {
    const { decoded } = this.#find(kind, id);
    if (!decoded.ok) throw new HandlerError('refused', phrase('pieces.notFound'));
    const copyId = newPieceId(kind);
    this.addAll([{ kind, id: copyId, body: { ...decoded.value, name: copyName(decoded.value.name) } }]);
    return copyId;
  }

  /** What was deleted first gives way to what is new; what is there does not. */
  #makeRoom(count: number): void {
    const { pieces: maximum } = USER_TOOL_LIMITS;
    const surplus = this.#pieces.size + count - maximum;
    if (surplus <= 0) return;
    const deletedAt = this.all()
      .flatMap(({ stored }) => stored.deletedAt ?? [])
      .toSorted((one, other) => one - other);
    const last = deletedAt[surplus - 1];
    if (last === undefined) throw new HandlerError('refused', phrase('pieces.problem.tooManyPieces', { maximum }));
    this.#dependencies.store.purge(last + 1);
    for (const { stored } of this.all()) {
      if (stored.deletedAt !== null && stored.deletedAt <= last) this.#pieces.delete(stored.id);
    }
  }

  #find(kind: PieceKind, id: string): Piece {
    const piece = this.#pieces.get(id);
    if (piece?.stored.kind !== kind || piece.stored.deletedAt !== null) {
      throw new HandlerError('not-found', phrase('pieces.notFound'));
    }
    return piece;
  }

  #write(stored: StoredPiece): void {
    this.#dependencies.store.update(stored);
    this.#pieces.set(stored.id, { stored, decoded: decodeStored(stored) });
    this.#changed();
  }

  #changed(): void {
    this.#offer();
    this.#dependencies.changed();
  }

  #offer(): void {
    const tools = this.all().flatMap(({ stored: { id, kind } }) => {
      const body = kind === 'tool' ? this.body('tool', id) : undefined;
      return body ? [madeTool({ id, body, callName: this.callName(id, body.name) }, this.parts)] : [];
    });
    this.#dependencies.registry.replaceGroup('made-here', tools);
  }

  #brokenLinks(kind: PieceKind, body: PieceBody): PieceProblem[] {
    if (kind !== 'tool') return [];
    const { action } = body as UserTool;
    const text = phrase('pieces.problem.pieceGone');
    if (action.type === 'dice' && !this.body('dice', action.diceId)) return [{ path: 'action.diceId', text }];
    if (action.type === 'formula' && !this.body('formula', action.formulaId)) {
      return [{ path: 'action.formulaId', text }];
    }
    return [];
  }

  async #formulaProblems(body: PieceBody): Promise<PieceProblem[]> {
    if (!('template' in body)) return [];
    const failure = await this.#dependencies.formulas.check(body.template);
    if (!failure) return [];
    const text =
      failure.problem === 'changes'
        ? phrase('pieces.call.formulaChanges')
        : failure.problem === 'failed'
          ? phrase('pieces.problem.formula', { detail: failure.detail })
          : phrase('pieces.call.formulaTooSlow');
    return [{ path: 'template', text }];
  }
}

export function newPieceId(kind: PieceKind): string {
  const prefix = { tool: 'made', dice: 'dice', formula: 'formula' }[kind];
  return `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

function decodeStored({ kind, content }: StoredPiece): Decoded<PieceBody> {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    // The decoder says what is wrong with it.
  }
  return decodePiece(kind, value);
}

/** Another type of dice piece has other parts: of the old one only the name stays. */
function merged(before: object, changes: object): object {
  const isOtherType = 'type' in changes && 'type' in before && changes.type !== before.type;
  const kept = isOtherType && 'name' in before ? { name: before.name } : before;
  return { ...kept, ...changes };
}
