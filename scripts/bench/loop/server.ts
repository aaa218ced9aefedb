// The provider that all contenders of the loop benchmark talk to, in a process of its own. Prints its address.
import { type Rule, startScriptedProvider } from '../../../e2e/scripted-provider/server.ts';
import { BIG_ANSWER, CHUNKS_PER_ANSWER, QUESTIONS, ROUNDS_PER_ANSWER, TOOL_NAME } from './workload.ts';

const rounds: Rule = ({ question, results }) => {
  if (question !== QUESTIONS.rounds) return undefined;
  // The last round is the one with the text.
  if (results.length >= ROUNDS_PER_ANSWER - 1) return { text: 'All counted.' };
  return { calls: [{ name: TOOL_NAME, id: `call_${results.length}`, arguments: { step: results.length } }] };
};

/** Word by word, each in a write of its own, as models stream. */
const chunks: Rule = ({ question }) =>
  question === QUESTIONS.chunks ? { text: 'harbour '.repeat(CHUNKS_PER_ANSWER) } : undefined;

const big: Rule = ({ question }) => {
  if (question !== QUESTIONS.big) return undefined;
  const { pieces, pieceCharacters } = BIG_ANSWER;
  return { text: `${'x'.repeat(pieceCharacters - 1)} `.repeat(pieces) };
};

const provider = await startScriptedProvider({ rules: [rounds, chunks, big] });
process.send?.({ url: provider.url });
process.once('disconnect', () => void provider.close());
