import { byId } from '../../kit/dom.ts'
import { asMoment } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { openRecall, recallNote } from '../../kit/recall/open-recall.ts'
import { keptFacts } from '../../kit/recall/round-facts.ts'
import { createBetList } from './bet-list.ts'
import type { ShownBet } from './match-calls.ts'

/** A bet as the server shows it again. */
type RecalledBet = {
  bet: ShownBet
  endedAt: number | null
  balanceBefore: number | null
  balanceAfter: number | null
  engineVersion: string | null
}

/** Shows the bet that the address names as its slip: each leg with its market, its odds, the score and how it ended (games 137). */
export async function showRecalledBet(token: string): Promise<void> {
  byId('matches').hidden = true
  const place = byId('bets')
  place.hidden = false
  const recalled = await openRecall<RecalledBet>(token, (words) => place.replaceChildren(words))
  if (!recalled) return
  const { bet, ...kept } = recalled
  createBetList(undefined, () => 0).show([bet])
  const facts = [
    [text('recall.started'), asMoment(bet.placedAt)] as const,
    ...keptFacts(kept),
    [text('recall.round'), bet.betId] as const,
  ]
  place.append(recallNote({ facts }))
}
