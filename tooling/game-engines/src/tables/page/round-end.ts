import { endingOf, type Ending } from '../../kit/ending/ending.ts'
import { wordsOf } from '../../kit/ending/ending-words.ts'
import { text } from '../../kit/page-data.ts'
import type { Chips } from '../table-engine.ts'
import { isLying } from './bet-line.ts'
import { chipsIn } from './laid-chips.ts'
import type { LastRound } from './table-calls.ts'

/** How a round ended for this player. */
export type RoundEnd = {
  /** `settling` while a bet is not paid yet, `idle` without one. */
  mood: Ending | 'settling' | 'idle'
  words: string
  staked: number
  /** What lay on the board. */
  cells: Chips
}

/** Says how a round ended: a return at or below all that was staked in it is no win (games 36). */
export function endOfRound({
  bets,
  number,
  result,
}: Pick<LastRound, 'bets' | 'number' | 'result'>): RoundEnd {
  const mine = bets.filter(isLying)
  const staked = mine.reduce((sum, { stake }) => sum + stake, 0)
  const payout = mine.reduce((sum, bet) => sum + (bet.payout ?? 0), 0)
  const cells = chipsIn(bets)
  const params = { number: String(number), result }
  if (mine.some(({ state }) => state !== 'paid')) {
    return { mood: 'settling', words: text('table.settling', params), staked, cells }
  }
  if (staked === 0) return { mood: 'idle', words: text('table.result_bare', params), staked, cells }
  const verdict = wordsOf({ state: 'paid', staked, payout })
  const words = text('table.ended', { result: text('table.result', params), verdict })
  return { mood: endingOf({ staked, payout }), words, staked, cells }
}
