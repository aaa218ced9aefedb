import type { RequestOutput } from '#shared/ipc/contract.ts';
import { aSentRequest } from '../testing/examples.ts';
import { NOW } from './fixtures.ts';

const call = (id: string, name: string, args: unknown) => ({
  role: 'assistant',
  content: '',
  tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
});

const MESSAGES = [
  { role: 'system', content: 'You are a careful assistant. Answer in the language of the user.' },
  { role: 'user', content: 'When does the library open?' },
  call('k3Jd81mQa', 'web_search', { query: 'library opening hours' }),
  { role: 'tool', tool_call_id: 'k3Jd81mQa', content: '1. Fees and opening hours, library.example/fees' },
  call('Zp0vB77xW', 'read_web_page', { url: 'https://library.example/fees' }),
  { role: 'tool', tool_call_id: 'Zp0vB77xW', content: '# Fees and opening hours\n\nOpen from ten to six.' },
];

const TOOLS = ['web_search', 'read_web_page'].map((name) => ({
  type: 'function',
  function: { name, description: 'What the tool is for, as the model is told.', parameters: { type: 'object' } },
}));

/** Of the three requests the body holds two messages more than the one before. */
const bodyOf = (number: number) =>
  JSON.stringify({
    model: 'mistral-large-latest',
    messages: MESSAGES.slice(0, 2 * number),
    stream: true,
    tools: TOOLS,
  });

/** Between them the calls of the answer ran, see fixtures.ts. */
const STARTS = [NOW - 7_400, NOW - 4_300, NOW - 1_600];

const requests = STARTS.map((startedAt, index) => {
  const number = index + 1;
  return aSentRequest({
    id: String(number),
    round: number,
    url: 'https://api.mistral.example/v1/chat/completions',
    startedAt,
    endedAfterMs: 700 + number * 300,
    usage: { inputTokens: 400 * number, outputTokens: 40, ...(number > 1 && { cachedInputTokens: 384 }) },
    bodyBytes: 6_000 * number,
    previousId: number === 1 ? null : String(number - 1),
  });
});

/** Main's answers about the requests of any answer of the gallery. */
export const inspectorAnswers = {
  'inspector.requests': (): RequestOutput<'inspector.requests'> => ({ requests, dropped: 0 }),
  'inspector.body': ({ requestId }: { requestId: string }): RequestOutput<'inspector.body'> => ({
    text: bodyOf(Number(requestId)),
    next: null,
  }),
  'inspector.response': (): RequestOutput<'inspector.response'> => ({
    events: ['Open', ' from', ' ten to six.'].map((content, index) => ({
      afterMs: 412 + 19 * index,
      text: `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`,
      leftOut: 0,
    })),
    next: null,
    leftOut: 0,
  }),
};
