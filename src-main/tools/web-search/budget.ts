/**
 * Shares characters between texts in the order of their rank: each gets the minimum first (or an even share, where there
 * is not enough for that), then the best ranks get the rest. What a short text does not need passes on.
 * @returns how many characters of each text may be kept; never more than it has, and never more than `total` in all
 */
export function shareBudget(lengths: readonly number[], total: number, minimum: number): number[] {
  if (lengths.length === 0) return [];
  const guaranteed = Math.min(minimum, Math.floor(total / lengths.length));
  const shares = lengths.map((length) => Math.min(length, guaranteed));
  let rest = total - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const more = Math.min((lengths[index] ?? 0) - share, rest);
    rest -= more;
    return share + more;
  });
}
