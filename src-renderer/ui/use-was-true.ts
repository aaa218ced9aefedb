import { useRef } from 'react';

/** Whether this has been true once: what opens exists from its first opening on, and stays for its way out. */
export function useWasTrue(isTrue: boolean): boolean {
  const wasTrue = useRef(false);
  wasTrue.current ||= isTrue;
  return wasTrue.current;
}
