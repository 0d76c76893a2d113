import { valuesAgainst, type BlackjackView } from '@saola/game-engines'

/** What somebody does next who wants the most of a round and no more of its chance than there has to be. */
export function nextMove(engine: string, view: unknown): object {
  switch (engine) {
    case 'coin':
      return { cashOut: true }
    case 'blackjack':
      return { act: bestAct(view as BlackjackView) }
    default:
      throw new Error(`nobody here knows a move of ${engine}`)
  }
}

const values = new Map<number, ReturnType<typeof valuesAgainst>>()

/** The best act on the hand whose turn it is; an insurance is never worth it. */
function bestAct({ acts, hands, turn = 0, dealerTotal: up }: BlackjackView): string {
  if (acts.includes('decline')) return 'decline'
  const hand = hands[turn]
  if (hand === undefined) throw new Error('no hand waits')
  const known = values.get(up) ?? valuesAgainst(up)
  values.set(up, known)
  return known.best(acts, hand)
}
