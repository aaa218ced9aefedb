import { useMemo } from 'react';
import type { Message } from '#shared/chat/message.ts';
import type { SentRequestView } from '#shared/ipc/areas/inspector.ts';
import { type Comparison, compareLayers } from './compare.ts';
import { type Layer, readLayers } from './layers.ts';
import { type Body, useBody } from './use-body.ts';

export interface LayeredRequest {
  body: Body | null;
  layers: readonly Layer[];
  /** Null: there is no request before, or it is not read yet. */
  comparison: Comparison | null;
}

/** What models got where a rule blocked a call of this answer. */
const refusalsOf = (message: Message | undefined): string[] =>
  (message?.blocks ?? []).flatMap((block) =>
    block.type === 'tool-call' && block.call.state === 'blocked' ? (block.call.modelMessage ?? []) : [],
  );

/** The chosen request in layers, compared with the one before it. */
export function useLayers(request: SentRequestView, message: Message | undefined): LayeredRequest {
  const body = useBody(request.id);
  const before = useBody(request.previousId);
  return useMemo(() => {
    const refusals = refusalsOf(message);
    // A chat keeps the template it began with, so the request before had the same.
    const exampleMessages = request.presets?.exampleMessages ?? 0;
    const read = (of: Body | null) =>
      of?.value ? readLayers(of.value, request.wireApi, refusals, exampleMessages) : [];
    const layers = read(body);
    const comparison = body?.value && before?.value ? compareLayers(read(before), layers) : null;
    return { body, layers, comparison };
  }, [body, before, request.wireApi, request.presets?.exampleMessages, message]);
}
