import type { LotteryKind, OrderLine } from '@saola/protocol'
import { findBetType } from '@saola/rules'

/** A stake on a selection, as any source tells it. */
export type ToldStake = {
  bet: string
  accountId: number
  market: string
  selection: string
  opposite: string | null
  amount: number
  placedAt: number
  opensAt: number
  startsAt: number
}

/** A line on more numbers than that covers the board, and picks none of them. */
const mostNumbers = 100

/** Choices of which one wins where the other loses. */
const pairs = [
  ['tai', 'xiu'],
  ['chan', 'le'],
  ['lon', 'nho'],
  ['chan-11-12', 'le-11-12'],
] as const

const others = new Map<string, string>(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)

/**
 * What the lines of an order have on each selection of one draw: a number is one selection whichever way it is bet on, numbers
 * that come together are one, and a choice is one of its way to bet (protection 26).
 */
export function stakesOfLines(
  kind: LotteryKind,
  lines: readonly OrderLine[],
  multiplier: number,
): Pick<ToldStake, 'selection' | 'opposite' | 'amount'>[] {
  const sums = new Map<string, Pick<ToldStake, 'selection' | 'opposite' | 'amount'>>()
  for (const { type: id, numbers, stake } of lines) {
    const type = findBetType(kind, id)
    if (type === undefined || numbers.length === 0 || numbers.length > mostNumbers) continue
    const isSingle = type.priced === 'number'
    const picked = isSingle ? numbers : [numbers.toSorted().join('-')]
    const amount = (stake * multiplier) / picked.length
    for (const number of picked) {
      const isChoice = type.entry.kind === 'choice'
      const other = isChoice ? others.get(number) : undefined
      const selection = isChoice ? `${id} ${number}` : number
      const opposite = other === undefined ? null : `${id} ${other}`
      const before = sums.get(selection)?.amount ?? 0
      sums.set(selection, { selection, opposite, amount: before + amount })
    }
  }
  return [...sums.values()]
}
