import { h } from '../kit/dom.ts'
import { asShortTimes, asWhole } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { oneTimes } from '../payout.ts'
import { pokerHands, videoPokerRules, type PokerHand } from './video-poker-rules.ts'

/** The table of prizes above the cards. */
export type PayTable = {
  element: HTMLElement
  /** Writes what each hand pays for a stake. */
  showStake: (stake: number) => void
  /** Marks the hand that lies on the table. */
  mark: (hand: PokerHand | undefined) => void
}

/** Makes the table; each hand stands there with its multiplier and its amount. */
export function createPayTable(): PayTable {
  const rows = pokerHands
    .filter((hand) => hand !== 'nothing')
    .map((hand) => {
      const amount = h('td', { class: 'amount' })
      const times = asShortTimes(videoPokerRules.pays[hand] * oneTimes)
      const name = h('th', { scope: 'row' }, text(`video-poker.hand.${hand}`))
      return { hand, amount, element: h('tr', { 'data-hand': hand }, name, h('td', {}, times), amount) }
    })
  const body = h('tbody', {}, ...rows.map(({ element }) => element))
  const caption = h('caption', { class: 'unseen' }, text('video-poker.table'))
  return {
    element: h('table', { class: 'pay-table' }, caption, body),
    showStake(stake) {
      for (const { hand, amount } of rows) {
        amount.textContent = stake > 0 ? asWhole(stake * videoPokerRules.pays[hand]) : '–'
      }
    },
    mark(wanted) {
      for (const { hand, element } of rows) element.dataset['marked'] = String(hand === wanted)
    },
  }
}
