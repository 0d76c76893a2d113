import type { LotteryGame, LotteryOffer } from '@saola/protocol'
import { findBetType, type BetType } from '@saola/rules'

/** A way to bet on this lottery as this brand offers it. */
export type OfferedType = BetType & { offer: LotteryOffer }

/** The ways to bet that this site knows how to make, each with what it pays today. */
export function offeredTypes({ kind, offers }: Pick<LotteryGame, 'kind' | 'offers'>): OfferedType[] {
  return offers.flatMap((offer) => {
    const type = findBetType(kind, offer.type)
    return type === undefined ? [] : [{ ...type, offer }]
  })
}

/** Whether what a hit pays depends on how many numbers are right or which prize it is, not on one pair of odds. */
export function isPaidByTable({ bestHit }: BetType): boolean {
  return bestHit !== 1_000
}
