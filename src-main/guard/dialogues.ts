import type { FoldedText } from './folded-text.ts';
import { isWordUnit } from './word-units.ts';

/** Labels of lines that are fields or turns of a model, not people who speak to each other. */
const NO_SPEAKERS = new Set(
  (
    'system user assistant human ai bot chatbot model chatgpt gpt claude gemini copilot llm agent admin administrator developer ' +
    'tool function prompt context response reply answer question input output q a note notes subject from to cc date re fwd fw ' +
    'important warning attention alert todo fixme task tasks instruction instructions rule rules step title name url link ' +
    'description summary update message content text body comment comments override command action role goal ps hint tip ' +
    'key value id type status error debug info example examples scenario mode query document page source author anweisung ' +
    'registrar registrant domain organization organisation country city state email mail phone fax address server date created updated name names ' +
    'critical urgent notice profile skills education experience language languages location contact ' +
    'hinweis wichtig aufgabe frage antwort betreff nutzer assistent'
  ).split(' '),
);
const MAX_LABEL = 24;
const MAX_LINE = 400;
/** What is said to somebody begins near the label. */
const MAX_BEFORE = 40;

/** The label with which a line begins, such as `teacher` of "Teacher: now act as a waiter"; empty for none. */
function labelAt(units: Uint16Array, lineStart: number, length: number): string {
  let label = '';
  for (let i = lineStart; i < length && i - lineStart < MAX_LABEL; i++) {
    const unit = units[i] as number;
    if (unit === 58) return units[i + 1] === 32 ? label : '';
    if (!isWordUnit(unit)) return '';
    label += String.fromCharCode(unit);
  }
  return '';
}

function lineStartBefore(units: Uint16Array, at: number): number {
  let i = at;
  while (i > 0 && at - i < MAX_LINE && units[i - 1] !== 10) i--;
  return i;
}

function nextLineStart(units: Uint16Array, at: number, length: number): number {
  let i = at;
  while (i < length && i - at < MAX_LINE && units[i] !== 10) i++;
  return i + 1;
}

const isSpeaker = (label: string) => label !== '' && !NO_SPEAKERS.has(label);

/** Whether people speak to each other where the match stands: its line and the one before or after it have speakers. */
export function isSpokenAmongPeople({ units, length }: FoldedText, start: number): boolean {
  const line = lineStartBefore(units, start);
  const speaker = labelAt(units, line, length);
  if (!isSpeaker(speaker) || start - line - speaker.length > MAX_BEFORE) return false;
  const isOther = (at: number) => {
    const label = at >= 0 && at < length ? labelAt(units, at, length) : '';
    return isSpeaker(label) && label !== speaker;
  };
  return isOther(nextLineStart(units, start, length)) || (line > 0 && isOther(lineStartBefore(units, line - 1)));
}
