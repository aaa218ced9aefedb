import type { Output } from '../output.ts';
import type { TurnEvent } from '../turn-events.ts';

/** One event for whoever reads along: the answer on stdout, what happens around it on stderr. */
export async function showTurnEvent(event: TurnEvent, output: Output): Promise<void> {
  if (output.isJson) return output.event(event);
  switch (event.type) {
    case 'text':
      return output.text(event.delta);
    case 'tool':
      output.note(
        event.status === 'running' ? `${event.tool} …` : [event.tool, event.status, messageOf(event)].join(' '),
      );
      return;
    case 'requirements':
      output.note(`${event.confidence}, ${event.dataSecurity}, ${event.outbound}: ${event.because}`);
      return;
    case 'notice':
    case 'retry':
    case 'error':
      output.note(event.message);
      return;
    case 'done':
      await output.text('\n');
      for (const [index, { title, url }] of event.sources.entries()) await output.line(`${index + 1}. ${title} ${url}`);
      return;
    case 'started':
    case 'reasoning':
      return;
  }
}

function messageOf(event: Extract<TurnEvent, { type: 'tool' }>): string {
  return 'message' in event ? (event.message ?? '') : '';
}
