import type { Message } from '#shared/chat/message.ts';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import type { ToolCall } from '#shared/tool/trace.ts';

/** A request with the calls that ran before it: what it is the answer to. */
export interface Step {
  request: SentRequestView;
  /** From 1, as people count. */
  number: number;
  callsBefore: readonly ToolCall[];
  /** Calls that its response asked for. */
  callsAfter: readonly ToolCall[];
}

export const callsOf = (message: Message | undefined): ToolCall[] =>
  (message?.blocks ?? []).flatMap((block) => (block.type === 'tool-call' ? [block.call] : []));

/** Requests in order, each with its calls. A round that was sent again shares the calls before it. */
export function stepsOf(requests: readonly SentRequestView[], calls: readonly ToolCall[]): Step[] {
  const startOf = ({ startedAt }: ToolCall) => startedAt ?? Number.POSITIVE_INFINITY;
  return requests.map((request, index) => {
    if (request.purpose === 'title') return { request, number: index + 1, callsBefore: [], callsAfter: [] };
    const others = requests.filter(({ purpose }) => purpose === 'answer');
    const firstOf = (round: number) => others.find((other) => other.round === round)?.startedAt;
    const start = firstOf(request.round) ?? request.startedAt;
    const previous = others.findLast(({ round }) => round < request.round)?.startedAt ?? Number.NEGATIVE_INFINITY;
    const next = others.find(({ round }) => round > request.round)?.startedAt ?? Number.POSITIVE_INFINITY;
    const isLastTry = !others.some(({ round, attempt }) => round === request.round && attempt > request.attempt);
    return {
      request,
      number: index + 1,
      callsBefore: calls.filter((call) => startOf(call) >= previous && startOf(call) < start),
      callsAfter: isLastTry
        ? calls.filter((call) => startOf(call) >= request.startedAt && startOf(call) < next && call.startedAt)
        : [],
    };
  });
}

/** One bar of the time line, milliseconds from the first request. */
export interface Bar {
  id: string;
  kind: 'request' | 'call' | 'blocked';
  step?: Step;
  call?: ToolCall;
  start: number;
  duration: number;
}

export function barsOf(steps: readonly Step[], calls: readonly ToolCall[], now: number): Bar[] {
  const zero = Math.min(...steps.map(({ request }) => request.startedAt));
  const requests = steps.map((step): Bar => {
    const { id, startedAt, endedAfterMs } = step.request;
    return { id, kind: 'request', step, start: startedAt - zero, duration: endedAfterMs ?? now - startedAt };
  });
  const ran = calls.flatMap((call): Bar[] => {
    if (call.startedAt === undefined || call.startedAt < zero) return [];
    const kind = call.state === 'blocked' ? 'blocked' : 'call';
    return [{ id: call.callId, kind, call, start: call.startedAt - zero, duration: call.durationMs ?? 0 }];
  });
  return [...requests, ...ran].sort((a, b) => a.start - b.start);
}

/** A host and what was sent there. `bytes` is known of requests to providers alone. */
export interface Destination {
  host: string;
  bytes: number;
  calls: number;
}

export function destinationsOf(steps: readonly Step[], calls: readonly ToolCall[]): Destination[] {
  const byHost = new Map<string, Destination>();
  const at = (host: string) => {
    const known = byHost.get(host) ?? { host, bytes: 0, calls: 0 };
    byHost.set(host, known);
    return known;
  };
  for (const { request } of steps) at(hostOf(request.url)).bytes += request.bodyBytes;
  for (const { destination } of calls) if (destination?.kind === 'host') at(destination.host).calls += 1;
  return [...byHost.values()];
}

export const hostOf = (url: string): string => URL.parse(url)?.host || url;
