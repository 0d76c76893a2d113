import { cardsText } from '../cards/card.ts'
import type { Engine } from '../engine.ts'
import { oneTimes, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { act, dealTable, openActs, turnOf, type Table } from './blackjack-table.ts'
import { blackjackActs, type BlackjackMove, type BlackjackView } from './blackjack-view.ts'
import { totalOf } from './hand-total.ts'
import { settleTable, type Settled } from './settle-table.ts'

/** Nothing is chosen but the stake. */
export type BlackjackChoice = Record<never, never>

/** One member against a dealer who follows a rule; a double, a split and an insurance add to what is staked. */
export const blackjack: Engine<undefined, BlackjackChoice, BlackjackMove, BlackjackView> = {
  code: 'blackjack',
  readChoice: (value) => (asObject(value) ? {} : undefined),
  readMove(value) {
    const wanted = asObject(value)?.['act']
    const found = blackjackActs.find((each) => each === wanted)
    return found && { act: found }
  },
  play({ draws, stake, moves }) {
    const table = dealTable(draws, stake)
    for (const move of moves) if (!act(table, move.act, draws)) return undefined
    const settled = table.phase === 'over' ? settleTable(table, draws) : undefined
    const staked = table.hands.reduce((sum, hand) => sum + hand.stake, table.insurance)
    return {
      view: viewOf(table, settled),
      isOver: settled !== undefined,
      payout: settled?.payout ?? 0,
      staked,
    }
  },
  giveUp: () => ({ act: 'standAll' }),
  contentOf: () => 'Blackjack S17 3:2',
  resultOf({ hands, dealer, multiplier = 0 }) {
    const own = hands.map(({ cards }) => cardsText(cards)).join(' + ')
    return `${own} : ${cardsText(dealer)} ${timesText(multiplier)}`
  },
}

function viewOf(table: Table, settled: Settled | undefined): BlackjackView {
  const turn = turnOf(table)
  const dealer = settled ? table.dealer : table.dealer.slice(0, 1)
  return {
    hands: table.hands.map(({ cards, stake }, index) => {
      const end = settled?.ends[index]
      return { cards, ...totalOf(cards), stake, ...(end && { end }) }
    }),
    ...(turn && { turn: table.hands.indexOf(turn) }),
    dealer,
    dealerTotal: totalOf(dealer).total,
    acts: openActs(table),
    insurance: table.insurance,
    ...(settled && { multiplier: Math.floor((settled.payout * oneTimes) / table.stake) }),
  }
}
