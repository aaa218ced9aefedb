import { useEffect, useState } from 'react';
import type { RequestInput } from '#shared/ipc/contract.ts';
import type { PieceBody, PieceKind } from '#shared/user-tool/pieces.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { useIpc } from '../state/state.tsx';

/** A person stops typing for this long before the draft is checked. */
const CHECK_AFTER_MS = 150;

/** What would keep a draft from being saved, asked of the decoder itself. */
export function useProblems(kind: PieceKind, body: PieceBody): readonly PieceProblem[] {
  const ipc = useIpc();
  const [problems, setProblems] = useState<readonly PieceProblem[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      const draft = { kind, body } as RequestInput<'user-tools.check'>;
      ipc.call('user-tools.check', draft, { signal: asked.signal }).then(
        (answer) => {
          if (!asked.signal.aborted) setProblems(answer.problems);
        },
        // Saving checks again.
        () => undefined,
      );
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [ipc, kind, body]);
  return problems;
}
