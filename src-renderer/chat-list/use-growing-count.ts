import { useCallback, useEffect, useRef, useState } from 'react';

const STEP = 200;

/** How many of very many rows exist as elements: more as soon as the end of the list comes near. */
export function useGrowingCount(total: number): { count: number; sentinel: (element: Element | null) => void } {
  const [count, setCount] = useState(STEP);
  const observer = useRef<IntersectionObserver | null>(null);
  const sentinel = useCallback((element: Element | null) => {
    observer.current?.disconnect();
    observer.current = null;
    if (!element) return;
    observer.current = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setCount((shown) => shown + STEP);
      },
      { rootMargin: '400px' },
    );
    observer.current.observe(element);
  }, []);
  useEffect(() => () => observer.current?.disconnect(), []);
  return { count: Math.min(count, total), sentinel };
}
