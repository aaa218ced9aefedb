import { phrase } from '#shared/phrase.ts';
import type { PieceBody, PieceKind } from '#shared/user-tool/pieces.ts';
import { decodeToolsFile, encodeToolsFile, type FilePiece, linkOf, withLink } from '#shared/user-tool/tools-file.ts';
import type { ImportEntry, ImportPreview } from '#shared/user-tool/view.ts';
import type { Guard } from '../guard/guard.ts';
import { HandlerError } from '../ipc/handler.ts';
import { type NewPiece, newPieceId, type PieceLibrary } from './piece-library.ts';

/** Files of tools, out of the library and into it. */
export class PieceExchange {
  readonly #library: PieceLibrary;
  readonly #guard: Guard;
  readonly #copyName: (name: string) => string;

  /** `copyName`: what a copy of something that is here is called. */
  constructor(library: PieceLibrary, guard: Guard, copyName: (name: string) => string) {
    this.#library = library;
    this.#guard = guard;
    this.#copyName = copyName;
  }

  /** These pieces and what they link. */
  export(ids: 'all' | readonly string[]): string {
    const here = this.#here();
    const wanted = new Set(ids === 'all' ? here.map(({ id }) => id) : ids);
    for (const piece of here) {
      const link = wanted.has(piece.id) ? linkOf(piece.body) : undefined;
      if (link) wanted.add(link.id);
    }
    const chosen = here.filter(({ id }) => wanted.has(id));
    if (chosen.length === 0) throw new HandlerError('not-found', phrase('pieces.notFound'));
    const known = new Set(chosen.map(({ id }) => id));
    // A tool whose link is gone could not be read back.
    const whole = chosen.filter(({ body }) => {
      const link = linkOf(body);
      return !link || known.has(link.id);
    });
    if (whole.length === 0) throw new HandlerError('refused', phrase('pieces.problem.pieceGone'));
    return encodeToolsFile(whole);
  }

  /** What a file holds, against what is here, and what in it a person should read before they let models read it. */
  async preview(text: string, signal?: AbortSignal): Promise<ImportPreview> {
    const decoded = decodeToolsFile(text);
    if (!decoded.ok) return decoded;
    const here = new Comparison(this.#here());
    const file = new Comparison(decoded.value);
    const { results } = await this.#guard.filter(
      decoded.value.map((piece) => ({ text: textsOf(piece.body).join('\n'), source: piece.body.name })),
      signal,
    );
    const entries = decoded.value.map((piece, index): ImportEntry => {
      const result = results[index];
      const found = result?.isFlagged ? result.findings[0]?.excerpt : undefined;
      return { ...here.entry(piece, file.fingerprint(piece)), ...(found !== undefined && { suspicious: found }) };
    });
    return { ok: true, entries };
  }

  /** Adds what is chosen, with what it links: linked from here where the same is here, else taken from the file. */
  import(text: string, chosen: readonly { kind: PieceKind; id: string }[]): { kind: PieceKind; id: string }[] {
    const decoded = decodeToolsFile(text);
    const [problem] = decoded.ok ? [] : decoded.problems;
    if (!decoded.ok) throw new HandlerError('refused', problem?.text ?? phrase('pieces.problem.notOurFile'));
    const here = new Comparison(this.#here());
    const file = new Comparison(decoded.value);
    const isChosen = (piece: FilePiece) => chosen.some(({ kind, id }) => kind === piece.kind && id === piece.id);
    const newIds = new Map<string, string>();
    const added: NewPiece[] = [];
    const add = (piece: FilePiece, body: PieceBody): string => {
      const id = newPieceId(piece.kind);
      const { state } = here.entry(piece, file.fingerprint(piece));
      const name = state === 'new' ? body.name : this.#copyName(body.name);
      newIds.set(piece.id, id);
      added.push({ kind: piece.kind, id, body: { ...body, name } });
      return id;
    };
    const linkedId = (id: string): string => {
      const piece = file.get(id);
      const known = newIds.get(id) ?? (piece && here.sameAs(file.fingerprint(piece)));
      return known ?? (piece ? add(piece, piece.body) : id);
    };
    for (const piece of decoded.value) if (piece.kind !== 'tool' && isChosen(piece)) add(piece, piece.body);
    for (const piece of decoded.value) {
      if (piece.kind !== 'tool' || !isChosen(piece)) continue;
      const link = linkOf(piece.body);
      add(piece, link ? withLink(piece.body, linkedId(link.id)) : piece.body);
    }
    if (added.length > 0) this.#library.addAll(added);
    return added.map(({ kind, id }) => ({ kind, id }));
  }

  #here(): FilePiece[] {
    return this.#library
      .all()
      .flatMap(({ stored: { id, kind, deletedAt }, decoded }) =>
        decoded.ok && deletedAt === null ? [{ kind, id, body: decoded.value }] : [],
      );
  }
}

/** Pieces compared by what they are, not by their ids: those mean something on one computer only. */
class Comparison {
  readonly #pieces: ReadonlyMap<string, FilePiece>;
  readonly #byFingerprint: ReadonlyMap<string, FilePiece>;

  constructor(pieces: readonly FilePiece[]) {
    this.#pieces = new Map(pieces.map((piece) => [piece.id, piece]));
    this.#byFingerprint = new Map(pieces.map((piece) => [this.fingerprint(piece), piece]));
  }

  get(id: string): FilePiece | undefined {
    return this.#pieces.get(id);
  }

  fingerprint({ kind, body }: FilePiece): string {
    const link = linkOf(body);
    return JSON.stringify([kind, withLink(body, ''), link ? (this.#pieces.get(link.id)?.body ?? null) : null]);
  }

  sameAs(fingerprint: string): string | undefined {
    return this.#byFingerprint.get(fingerprint)?.id;
  }

  entry({ kind, id, body }: FilePiece, fingerprint: string): ImportEntry {
    const entry = { kind, id, name: body.name };
    const same = this.#byFingerprint.get(fingerprint);
    if (same) return { ...entry, state: 'same', existingName: same.body.name };
    const called = [...this.#pieces.values()].find((piece) => piece.kind === kind && piece.body.name === body.name);
    return called ? { ...entry, state: 'changed', existingName: called.body.name } : { ...entry, state: 'new' };
  }
}

/** Every text of a piece, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
