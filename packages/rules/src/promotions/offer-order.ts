import type { Promotion } from './promotion.ts'

type Period = Pick<Promotion, 'startsAt' | 'endsAt'>

/**
 * Which of two offers is shown first, for sorting (promotions 13): what runs, by its end; then what begins later, by
 * its beginning; then what has ended, the latest first.
 */
export function compareOffers(one: Period, other: Period, now: number): number {
  const [rank, otherRank] = [rankOf(one, now), rankOf(other, now)]
  if (rank !== otherRank) return rank - otherRank
  if (rank === 0) return one.endsAt - other.endsAt
  return rank === 1 ? one.startsAt - other.startsAt : other.endsAt - one.endsAt
}

function rankOf({ startsAt, endsAt }: Period, now: number): 0 | 1 | 2 {
  if (now >= endsAt) return 2
  return now < startsAt ? 1 : 0
}
