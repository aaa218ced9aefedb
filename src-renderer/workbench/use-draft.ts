import { useCallback, useMemo, useState } from 'react';
import { draftOf, type ToolDraft, toolOf } from '#shared/user-tool/draft.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';

/** More steps back than anyone takes. */
const MAX_STEPS = 200;

export interface Editor {
  draft: ToolDraft;
  tool: UserTool;
  /** `place` joins changes of one place into one step: a word typed there is undone at once. */
  change(next: (draft: ToolDraft) => ToolDraft, place?: string): void;
  undo(): void;
  canUndo: boolean;
  /** Goes on from what is stored now. */
  startOver(stored: UserTool): void;
}

interface History {
  draft: ToolDraft;
  past: ReadonlyArray<{ draft: ToolDraft; place: string | undefined }>;
}

/** A tool while it is edited, with every step back to where it began. */
export function useDraft(stored: UserTool): Editor {
  const [{ draft, past }, setHistory] = useState<History>(() => ({ draft: draftOf(stored), past: [] }));
  const change = useCallback<Editor['change']>((next, place) => {
    setHistory((history) => {
      const changed = next(history.draft);
      if (changed === history.draft) return history;
      const isSamePlace = place !== undefined && history.past.at(-1)?.place === place;
      const past = isSamePlace ? history.past : [...history.past, { draft: history.draft, place }].slice(-MAX_STEPS);
      return { draft: changed, past };
    });
  }, []);
  const undo = useCallback(() => {
    setHistory(({ draft: now, past: steps }) => ({ draft: steps.at(-1)?.draft ?? now, past: steps.slice(0, -1) }));
  }, []);
  const startOver = useCallback((body: UserTool) => setHistory({ draft: draftOf(body), past: [] }), []);
  const tool = useMemo(() => toolOf(draft), [draft]);
  return { draft, tool, change, undo, canUndo: past.length > 0, startOver };
}
