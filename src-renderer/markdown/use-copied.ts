import { useEffect, useState } from 'react';

const SHOWN_MS = 1_600;

/** Copies text; `isCopied` is true for a moment afterwards, for the check mark. */
export function useCopied(): { isCopied: boolean; copy(text: string): void } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return {
    isCopied,
    copy(text) {
      navigator.clipboard.writeText(text).then(
        () => setCopies((count) => count + 1),
        () => undefined,
      );
    },
  };
}
