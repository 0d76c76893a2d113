import {
  defaultOffers,
  fillPrizes,
  findBetType,
  leastReturn,
  prepareDraw,
  returnOfLine,
  stakeOf,
  validShare,
  type LotteryLine,
  type ValidBetTerms,
} from '@saola/rules'
import type { Way } from './way.ts'

const kind = 'north'

/** What a player bets on a draw: one line for each group of numbers. */
type Slip = {
  readonly type: string
  readonly base: number
  readonly numbersOf: (player: number) => string[][]
}

/** Every number of two digits. */
export const everyPair: string[] = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** A way to bet on draws of the north, at the odds that a new merchant offers. */
export function lotteryWay(terms: ValidBetTerms, name: string, { type, base, numbersOf }: Slip): Way {
  const found = findBetType(kind, type)
  const odds = defaultOffers(kind).find((offer) => offer.type === type)?.odds
  if (found === undefined || odds === undefined) throw new Error(`the north has no bet ${type}`)
  const returned = returnOfLine(kind, { type, odds })
  const slips: { lines: LotteryLine[]; stake: number; least: number }[] = []
  const slipOf = (player: number) => {
    const lines = numbersOf(player).map((numbers) => ({ type, numbers, base, odds }))
    const stake = lines.reduce((sum, line) => sum + stakeOf(found, line), 0)
    return {
      lines,
      stake,
      least: leastReturn(
        kind,
        lines.map((line) => ({ ...line, times: 1 })),
      ),
    }
  }
  return {
    name,
    family: 'LOTT',
    share: validShare(terms, 'LOTT', returned),
    isDrawn: true,
    isSure: numbersOf(0).flat().length === (found.entry.kind === 'choice' ? 2 : everyPair.length),
    play(draws, players) {
      const settle = prepareDraw({ kind, prizes: fillPrizes(kind, draws.below) })
      return Array.from({ length: players }, (_, player) => {
        const { lines, stake, least } = (slips[player] ??= slipOf(player))
        const payout = lines.reduce((sum, line) => sum + settle(line).payout, 0)
        return { stake, payout, leastReturn: least, kept: (stake * (10_000 - returned)) / 10_000 }
      })
    },
  }
}
