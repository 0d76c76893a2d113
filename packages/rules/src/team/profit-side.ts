import type { ProfitSide } from '@saola/protocol'

/** The members' profit and loss, as calls tell it, read from a side (team 39). */
export function seenFrom(side: ProfitSide, amount: number): number {
  return side === 'members' || amount === 0 ? amount : -amount
}
