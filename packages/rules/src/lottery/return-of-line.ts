import type { LotteryKind } from '@saola/protocol'
import { findBetType } from './bet-types.ts'
import type { LotteryLine } from './lottery-line.ts'

/** What a line gives back in the long run, with the best numbers for its way to bet; hundredths of a percent, rounded up. */
export function returnOfLine(kind: LotteryKind, { type, odds }: Pick<LotteryLine, 'type' | 'odds'>): number {
  const mean = meanOf(kind, type)
  // Odds in whole thousandths times a mean that is a sum of products: noise behind the ninth decimal is none of it.
  return Math.ceil(Number((mean * odds * 10_000).toFixed(6)))
}

const known = new Map<string, number>()

function meanOf(kind: LotteryKind, id: string): number {
  const name = `${kind} ${id}`
  const mean = known.get(name) ?? findBetType(kind, id)?.mean() ?? 0
  known.set(name, mean)
  return mean
}
