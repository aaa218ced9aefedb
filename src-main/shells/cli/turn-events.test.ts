import { describe, expect, it } from 'vitest';
import type { Message, NoticeBlock } from '#shared/chat/message.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import { lastEvent, type TurnEvent, TurnEvents } from './turn-events.ts';

const word = ({ key }: Phrase) => key;
const notice = (values: Partial<NoticeBlock>): NoticeBlock => ({
  type: 'notice',
  id: 'n',
  tone: 'warn',
  text: phrase('policy.provider.confidenceTooLow', { provider: 'P', has: 'LOW', needed: 'HIGH' }),
  actions: ['choose-provider', 'continue'],
  ...values,
});
const raised = notice({
  tone: 'neutral',
  title: phrase('turn.raised.confidence', { level: 'HIGH' }),
  text: phrase('turn.raised.source', { tool: 'read_mail', source: 'law@town.example' }),
  actions: ['show-shield'],
});
const answer = (status: Message['status'], block: NoticeBlock): Message => ({
  id: 'a',
  chatId: 'c',
  parentId: 'q',
  role: 'assistant',
  status,
  createdAt: 0,
  blocks: [{ type: 'text', id: 't', text: 'The first half' }, block],
  sources: [],
});

describe('an answer whose provider may not go on', () => {
  it('ends with an error, although half of it is there', () => {
    const last = lastEvent(answer('incomplete', notice({})), word, phrase('policy.call.cancelled'));
    expect(last).toMatchObject({
      type: 'error',
      code: 'policy.provider.confidenceTooLow',
      action: 'choose-provider',
    });
  });

  it('says so once, at its end', () => {
    const seen: TurnEvent[] = [];
    const events = new TurnEvents({ emit: (event) => seen.push(event), word, now: () => 0 });
    events.change([{ op: 'put-block', block: notice({}) }], []);
    expect(seen).toEqual([]);
  });
});

describe('a chat that requires more', () => {
  it('is an event of its own, not a notice as well', () => {
    const seen: TurnEvent[] = [];
    const events = new TurnEvents({ emit: (event) => seen.push(event), word, now: () => 0 });
    events.requirements({ confidence: 'NONE', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' });
    events.change([{ op: 'put-block', block: raised }], []);
    events.requirements({
      confidence: 'HIGH',
      confidenceReason: { toolId: 'read_mail', sourceName: 'law@town.example', at: 1 },
      dataSecurity: 'ANY',
      outbound: 'UNRESTRICTED',
    });
    expect(seen).toEqual([
      {
        type: 'requirements',
        confidence: 'HIGH',
        dataSecurity: 'ANY',
        outbound: 'UNRESTRICTED',
        because: 'read_mail law@town.example',
      },
    ]);
    expect(lastEvent(answer('complete', raised), word, phrase('policy.call.cancelled')).type).toBe('done');
  });
});
