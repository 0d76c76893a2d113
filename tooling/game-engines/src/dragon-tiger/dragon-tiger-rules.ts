import { rankOf, rankText, suitOf } from '../cards/card.ts'
import { dealFromShoe } from '../tables/shoe.ts'
import type { TableRules } from '../tables/table-rules.ts'

/** One card each. */
export type DragonTigerOutcome = { readonly dragon: number; readonly tiger: number }

/** Of 415 other cards, 31 are of the first one's rank and 7 of its rank and suit. */
const tieChance = 31 / 415
const suitedChance = 7 / 415
const sideChance = (1 - tieChance) / 2
const half = 5000
const sideTimes = 20_000
const tieTimes = 120_000
const suitedTimes = 510_000
const sideReturn = Math.floor(sideTimes * sideChance + half * tieChance)

/** Either side, a tie, and one of the same suit. */
const outcomes: readonly DragonTigerOutcome[] = [
  { dragon: 4, tiger: 0 },
  { dragon: 0, tiger: 4 },
  { dragon: 0, tiger: 1 },
  { dragon: 0, tiger: 0 },
]

/** How high a card is: an ace is the lowest, a king the highest. */
export function heightOf(card: number): number {
  return (rankOf(card) + 1) % 13
}

/** Who won. */
export function winnerOf({ dragon, tiger }: DragonTigerOutcome): 'dragon' | 'tiger' | 'tie' {
  if (heightOf(dragon) === heightOf(tiger)) return 'tie'
  return heightOf(dragon) > heightOf(tiger) ? 'dragon' : 'tiger'
}

/** Rồng Hổ: the higher card wins; a tie takes half of what lies on the sides (games 53). */
export const dragonTigerRules: TableRules<DragonTigerOutcome> = {
  code: 'dragon-tiger',
  cells: [
    { code: 'dragon', times: sideTimes, chance: sideChance, rtp: sideReturn },
    { code: 'tiger', times: sideTimes, chance: sideChance, rtp: sideReturn },
    { code: 'tie', times: tieTimes, chance: tieChance, rtp: Math.floor(tieTimes * tieChance) },
    {
      code: 'suited-tie',
      times: suitedTimes,
      chance: suitedChance,
      rtp: Math.floor(suitedTimes * suitedChance),
    },
  ],
  revealMs: 7000,
  deal(draws) {
    const [dragon = 0, tiger = 0] = dealFromShoe(draws, 2)
    return { dragon, tiger }
  },
  timesOf(outcome, cell) {
    const winner = winnerOf(outcome)
    switch (cell) {
      case 'tie':
        return winner === 'tie' ? tieTimes : 0
      case 'suited-tie':
        return winner === 'tie' && suitOf(outcome.dragon) === suitOf(outcome.tiger) ? suitedTimes : 0
      default:
        if (winner === 'tie') return half
        return winner === cell ? sideTimes : 0
    }
  },
  outcomesOf: () => outcomes,
  nameOf: (cell, words) => words(`dragon-tiger.${cell}`),
  markOf: (outcome) => ({ dragon: 'D', tiger: 'X', tie: 'T' })[winnerOf(outcome)],
  resultOf(outcome, words) {
    const side = (name: 'dragon' | 'tiger'): string =>
      `${words(`dragon-tiger.${name}`)} ${rankText(outcome[name])}`
    return `${side('dragon')}, ${side('tiger')}`
  },
}
