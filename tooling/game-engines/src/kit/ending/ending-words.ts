import { endingOf } from './ending.ts'
import { asMoney } from '../numbers.ts'
import { text } from '../page-data.ts'
import type { ShownRound } from '../table-api.ts'

/** What the words about the end of a round tell of. */
export type Ended = Pick<ShownRound, 'state' | 'staked' | 'payout' | 'jackpots'>

/** How a round ended, in exact money words: what came back, and what that is beside the stake. */
export function wordsOf(round: Ended): string {
  if (round.state === 'rolled-back') return text('cancelled', { amount: asMoney(round.staked) })
  if (round.state === 'voided') {
    const amounts = { amount: asMoney(round.staked), payout: asMoney(round.payout) }
    return round.payout === 0 ? text('voided', amounts) : text('voided.paid', amounts)
  }
  const difference = round.payout - round.staked
  const payout = asMoney(round.payout)
  const words = endingWords(round, payout, difference)
  const jackpots = (round.jackpots ?? []).map(({ pool, amount }) =>
    text('jackpot', { amount: asMoney(amount), pool: text(`jackpot.${pool}`) }),
  )
  return jackpots.length === 0 ? words : `${words}. ${jackpots.join(' ')}`
}

function endingWords(round: Ended, payout: string, difference: number): string {
  switch (endingOf(round)) {
    case 'won':
      return text('win', { amount: payout, profit: asMoney(difference) })
    case 'returned':
      return difference === 0
        ? text('returned', { amount: payout })
        : text('returned.less', { amount: payout, loss: asMoney(-difference) })
    case 'lost':
      return text('lose', { amount: asMoney(round.staked) })
  }
}
