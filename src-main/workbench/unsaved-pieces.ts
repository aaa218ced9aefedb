import { type UnsavedPiece, unsavedPieceSchema } from '#shared/user-tool/unsaved.ts';
import type { ChatStore } from '../store/chat-store.ts';

const PLACES = 'piece:';

/** What is edited in the Workbench and not saved yet, kept over a restart for as long as its piece can be had. */
export class UnsavedPieces {
  readonly #store: Pick<ChatStore, 'draftsUnder' | 'saveDraft'>;
  readonly #isKept: (id: string) => boolean;
  #isTidy = false;

  /** `isKept`: whether a piece is there, or deleted and can be brought back. */
  constructor(store: Pick<ChatStore, 'draftsUnder' | 'saveDraft'>, isKept: (id: string) => boolean) {
    this.#store = store;
    this.#isKept = isKept;
  }

  /** What this version can read of it. */
  list(): UnsavedPiece[] {
    return this.#store
      .draftsUnder(PLACES)
      .filter(({ place }) => this.#isKept(idAt(place)))
      .flatMap(({ content }) => unsavedPieceSchema.safeParse(content).data ?? []);
  }

  keep(piece: UnsavedPiece): void {
    this.#tidy();
    this.#store.saveDraft(PLACES + piece.id, piece);
  }

  drop(id: string): void {
    this.#store.saveDraft(PLACES + id, null);
  }

  /** Once a start: what was left of pieces that are gone for good. */
  #tidy(): void {
    if (this.#isTidy) return;
    this.#isTidy = true;
    for (const { place } of this.#store.draftsUnder(PLACES)) {
      if (!this.#isKept(idAt(place))) this.#store.saveDraft(place, null);
    }
  }
}

const idAt = (place: string): string => place.slice(PLACES.length);
