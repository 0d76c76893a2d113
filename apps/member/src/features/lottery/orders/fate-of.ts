/**
 * What became of a line: `hits` pay, `paid` says that it pays without one, as Keno does for no right ball at all
 * (lottery 31), and `missed` that it pays nothing.
 */
export function fateOf({ hits, payout }: { hits: number; payout: number }): 'hits' | 'paid' | 'missed' {
  if (payout <= 0) return 'missed'
  return hits > 0 ? 'hits' : 'paid'
}
