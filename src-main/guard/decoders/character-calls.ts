import { type Decoded, type Decoder, isDigit, proseOf } from './decoded.ts';

const MIN_CALLS = 10;
const MIN_JOINT = 4;
const MAX_JOINT = 14;
const MAX_CODE = 255;

/** Whether the same signs stand between two numbers as between the two before. */
function isSameJoint(codes: Uint16Array, at: number, other: number, size: number): boolean {
  for (let i = 0; i < size; i++) if (codes[at + i] !== codes[other + i]) return false;
  return true;
}

/** Character codes, each in a call of its own: "chr(73)+chr(103)", "CHAR(73) || CHAR(103)", "&char[73];&char[103];". */
export const decodeCharacterCalls: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let bytes: number[] = [];
  let start = 0;
  /** Where the last number ends, and the size of what follows it up to the next. */
  let end = begin;
  let joint = 0;
  let jointAt = 0;
  const close = () => {
    const text = bytes.length >= MIN_CALLS ? proseOf(Uint8Array.from(bytes)) : null;
    if (text !== null) found.push({ start, end, text, isTelling: true, kind: 'encoded' });
    bytes = [];
    joint = 0;
  };
  for (let i = begin; i < length; ) {
    if (!isDigit(codes[i] as number)) {
      i++;
      continue;
    }
    const from = i;
    let value = 0;
    while (i < length && isDigit(codes[i] as number)) value = Math.min(9999, value * 10 + (codes[i++] as number) - 48);
    const gap = from - end;
    const continues =
      bytes.length > 0 &&
      gap >= MIN_JOINT &&
      gap <= MAX_JOINT &&
      (joint === 0 || (gap === joint && isSameJoint(codes, end, jointAt, gap)));
    if (!continues || value > MAX_CODE) {
      close();
      start = from;
    } else if (joint === 0) {
      joint = gap;
      jointAt = end;
    }
    if (value <= MAX_CODE) bytes.push(value);
    end = i;
  }
  close();
  return found;
};
