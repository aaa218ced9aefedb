import { type Language, phrase } from '#shared/phrase.ts';
import type { ExampleView } from '#shared/user-tool/view.ts';
import { HandlerError } from '../ipc/handler.ts';
import { iconOf } from '../tools/user-made/made-tool.ts';
import { bodiesOf, EXAMPLES, type Example } from './examples.ts';
import { type NewPiece, newPieceId, type PieceLibrary } from './piece-library.ts';

/** The ready-made examples, and adding one. */
export class ExampleShelf {
  readonly #library: PieceLibrary;
  readonly #language: () => Language;

  constructor(library: PieceLibrary, language: () => Language) {
    this.#library = library;
    this.#language = language;
  }

  list(): ExampleView[] {
    return EXAMPLES.map((example) => {
      const toolId = this.#added(example);
      return {
        id: example.id,
        icon: iconOf(bodiesOf(example, 'en', 'none').tool),
        name: phrase(`pieces.example.${example.id}.name`),
        description: phrase(`pieces.example.${example.id}.description`),
        ...(toolId !== undefined && { toolId }),
      };
    });
  }

  /** The id of its tool; what is there already is not added again. */
  add(exampleId: string): string {
    const example = EXAMPLES.find(({ id }) => id === exampleId);
    if (!example) throw new HandlerError('not-found', phrase('pieces.example.notFound'));
    const there = this.#added(example);
    if (there !== undefined) return there;
    const kind = example.action.type === 'dice' ? 'dice' : 'formula';
    const pieceId = newPieceId(kind);
    const toolId = newPieceId('tool');
    const { tool, dice, formula } = bodiesOf(example, this.#language(), pieceId);
    const piece = dice ?? formula;
    const added: NewPiece[] = [
      ...(piece ? [{ kind, id: pieceId, body: piece } as const] : []),
      { kind: 'tool', id: toolId, body: tool, example: example.id },
    ];
    this.#library.addAll(added);
    return toolId;
  }

  #added({ id }: Example): string | undefined {
    const piece = this.#library.all().find(({ stored }) => stored.example === id && stored.deletedAt === null);
    return piece?.stored.id;
  }
}
