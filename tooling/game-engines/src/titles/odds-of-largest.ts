import type { CarriedTitle } from '../engine.ts'
import { carriedTitle, type TitleKey } from './carried-title.ts'
import { winOddsOfTitle } from './win-odds-of-title.ts'
import { videoPokerRules } from '../video-poker/video-poker-rules.ts'

/** How rare the largest payout of a title is: once in so many rounds, bets or shots. */
export type LargestOdds = {
  readonly oneIn: number
  /** `rarer` where it was never reached when the model was measured, or more has to come together than is counted. */
  readonly sort: 'exact' | 'about' | 'rarer'
}

/** What was measured is known in two digits. */
const digits = 2

/** How rare the largest payout of a title is, with the choice or cell that reaches it most often (games 111); undefined where no engine carries it. */
export function oddsOfLargest(key: TitleKey): LargestOdds | undefined {
  const title = carriedTitle(key)
  return title && (oddsOfHands(title) ?? oddsOfWins(title, key))
}

/** Of video poker, by best play. */
function oddsOfHands({ engine }: CarriedTitle): LargestOdds | undefined {
  return engine.code === 'video-poker' ? { oneIn: videoPokerRules.royalIn, sort: 'about' } : undefined
}

function oddsOfWins({ facts: { maxMultiplier } }: CarriedTitle, key: TitleKey): LargestOdds | undefined {
  const odds = winOddsOfTitle(key)?.odds
  if (odds === undefined) return undefined
  if (odds.fairReturn !== undefined)
    return told(odds.fairReturn / maxMultiplier, odds.isAbout ? 'about' : 'exact')
  const [times, chance] = odds.tail.at(-1) ?? [0, 0]
  if (chance <= 0) return undefined
  if (times < maxMultiplier) return told(chance, 'rarer')
  return told(chance, odds.isAbout ? 'about' : 'exact')
}

function told(chance: number, sort: LargestOdds['sort']): LargestOdds {
  const oneIn = 1 / chance
  return { oneIn: sort === 'exact' ? Math.round(oneIn) : Number(oneIn.toPrecision(digits)), sort }
}
