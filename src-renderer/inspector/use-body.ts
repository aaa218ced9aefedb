import { useEffect, useState } from 'react';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import type { Ipc } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';

export interface Body {
  /** As it was sent. */
  text: string;
  /** Null: it cannot be read, as when its end is not kept. */
  value: JsonObject | null;
}

/** Bodies do not change; those that were looked at lately are at hand when the person goes back to them. */
const KEPT_BODIES = 6;
const kept = new Map<string, Promise<Body>>();

/** The body of a request; null while it is on its way, or when it is gone. */
export function useBody(requestId: string | null): Body | null {
  const ipc = useIpc();
  const [loaded, setLoaded] = useState<{ id: string; body: Body } | null>(null);
  useEffect(() => {
    if (requestId === null) return;
    let isOver = false;
    loadBody(ipc, requestId).then(
      (body) => !isOver && setLoaded({ id: requestId, body }),
      () => kept.delete(requestId),
    );
    return () => {
      isOver = true;
    };
  }, [ipc, requestId]);
  return loaded !== null && loaded.id === requestId ? loaded.body : null;
}

function loadBody(ipc: Ipc, requestId: string): Promise<Body> {
  const body = kept.get(requestId) ?? fetchBody(ipc, requestId);
  kept.delete(requestId);
  kept.set(requestId, body);
  for (const id of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT_BODIES))) kept.delete(id);
  return body;
}

async function fetchBody(ipc: Ipc, requestId: string): Promise<Body> {
  let text = '';
  for (let from: number | null = 0; from !== null; ) {
    const part: { text: string; next: number | null } = await ipc.call('inspector.body', { requestId, from });
    text += part.text;
    from = part.next;
  }
  return { text, value: parseBody(text) };
}

/** Null for what is no object, or is nested deeper than can be printed. */
export function parseBody(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as JsonValue;
    // Reading knows no depth, writing does: what cannot be written again is shown as the text it is.
    JSON.stringify(value);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
