// Runs alone in `diagram.html`, sandboxed without an origin and without a network: draws what it is sent, answers in pixels.
import type { DiagramReply, DiagramRequest } from '../protocol.ts';
import { draw } from './draw.ts';
import { loadNothing } from './load-nothing.ts';

loadNothing();

addEventListener(
  'message',
  ({ source, ports: [port] }) => {
    if (source !== parent || !port) return;
    const answer = (reply: DiagramReply) =>
      port.postMessage(reply, { transfer: reply.kind === 'drawn' ? [reply.bitmap] : [] });
    port.onmessage = async ({ data }: MessageEvent<DiagramRequest>) => answer(await draw(data));
    answer({ kind: 'ready' });
  },
  { once: true },
);
