/** The product's mark: an open ring that keeps its point. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden focusable="false">
      <path d="M15.3 5.2a7 7 0 1 0 0 9.6" stroke="var(--text)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="10" cy="10" r="2.5" fill="var(--accent)" />
    </svg>
  );
}
