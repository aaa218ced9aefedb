import { describeRoll } from '#shared/dice/describe-roll.ts';
import { type Randomness, rollDice } from '#shared/dice/roll-dice.ts';
import type { RollTrace } from '#shared/dice/roll-trace.ts';
import type { DicePiece } from '#shared/user-tool/dice-piece.ts';

export interface RolledPiece {
  /** What the model is told: `Topics (rolled 2 of 3): Budget`. */
  text: string;
  roll: RollTrace;
}

/** Rolls a stored piece. Throws a `DiceError` where its dice turn out to need too many. */
export function rollPiece(piece: DicePiece, randomness: Randomness): RolledPiece {
  switch (piece.type) {
    case 'roll': {
      const roll = rollDice(piece.dice, randomness);
      return { text: `${piece.name}: ${describeRoll(roll)}`, roll };
    }
    case 'table':
      return rollTable(piece, randomness);
    case 'pool':
      return drawFrom(piece, randomness);
  }
}

function rollTable({ name, rows }: Extract<DicePiece, { type: 'table' }>, randomness: Randomness): RolledPiece {
  const faces = rows.reduce((sum, { weight }) => sum + weight, 0);
  const rolled = randomness.integer(1, faces);
  let passed = 0;
  const row = rows.find(({ weight }) => {
    passed += weight;
    return rolled <= passed;
  });
  const notation = `1d${faces}`;
  return {
    text: `${name} (rolled ${rolled} of ${faces}): ${row?.text ?? ''}`,
    roll: { notation, terms: [{ notation, dice: [{ value: rolled }], total: rolled }], total: rolled },
  };
}

/** Each entry at most once; the trace names the places of the drawn entries in the list, beginning with 1. */
function drawFrom({ name, entries, draw }: Extract<DicePiece, { type: 'pool' }>, randomness: Randomness): RolledPiece {
  const places = entries.map((_, index) => index);
  for (let at = 0; at < draw; at += 1) {
    const chosen = randomness.integer(at, places.length - 1);
    [places[at], places[chosen]] = [places[chosen] ?? 0, places[at] ?? 0];
  }
  const drawn = places.slice(0, draw);
  const notation = `${draw} of ${entries.length}`;
  const dice = drawn.map((index) => ({ value: index + 1 }));
  return {
    text: `${name} (drew ${notation}): ${drawn.map((index) => entries[index]).join('; ')}`,
    roll: { notation, terms: [{ notation, dice, total: draw }], total: draw },
  };
}
