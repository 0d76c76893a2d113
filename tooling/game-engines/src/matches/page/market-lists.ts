import { h } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import type { ShownMarkets, ShownMatch, ShownPrice } from './match-calls.ts'
import { isPaused } from './match-card.ts'
import { pointWords } from './point-words.ts'
import { createPriceButton, type PriceButton } from './price-button.ts'

/** All markets of a match: lines of handicaps and totals, exact scores, and its goals so far. */
export type MarketLists = {
  update: (match: ShownMatch, markets: ShownMarkets) => void
  buttons: () => readonly PriceButton[]
}

/** Fills the place of a match's markets. A price keeps its button while its figures change. */
export function createMarketLists(
  place: HTMLElement,
  press: (match: ShownMatch, price: ShownPrice) => void,
): MarketLists {
  const known = new Map<string, PriceButton>()
  let shown = ''

  function buttonOf(match: ShownMatch, price: ShownPrice, isStopped: boolean): HTMLButtonElement {
    const made = known.get(price.pick) ?? createPriceButton({ match, label: ({ words }) => words }, press)
    known.set(price.pick, made)
    made.show(price, isStopped)
    return made.element
  }

  return {
    update(match, markets) {
      const groups = [
        { market: 'handicap' as const, prices: markets.handicaps.flat() },
        { market: 'total' as const, prices: markets.totals.flat() },
        { market: 'score' as const, prices: markets.scores },
      ].filter(({ prices }) => prices.length > 0)
      const goals = goalWords(match, markets)
      const stopped = groups.map(({ market }) => match.stoppedMarkets.includes(market))
      const now = JSON.stringify([groups.map(({ prices }) => prices.map(({ pick }) => pick)), stopped, goals])
      const buttons = groups.map(({ market, prices }) =>
        prices.map((price) => buttonOf(match, price, isPaused(match, market))),
      )
      // A new section would take the buttons out of the one that stands there.
      if (now === shown) return
      shown = now
      const sections = groups.map(({ market }, index) =>
        h(
          'section',
          { class: `market ${market}` },
          h('h3', {}, titleOf(market, stopped[index] === true)),
          h('div', { class: 'prices' }, ...(buttons[index] ?? [])),
        ),
      )
      const focused = document.activeElement
      place.replaceChildren(...(goals === '' ? [] : [h('p', { class: 'hint' }, goals)]), ...sections)
      if (focused instanceof HTMLElement && place.contains(focused)) focused.focus()
    },
    buttons: () => [...known.values()],
  }
}

function titleOf(market: 'handicap' | 'total' | 'score', isStopped: boolean): string {
  const name = text(`match.market.${market}`)
  return isStopped ? `${name} · ${text('match.suspended')}` : name
}

function goalWords(match: ShownMatch, { goals }: ShownMarkets): string {
  return goals
    .map((goal, place) => pointWords(match.matchId, { ...goal, team: match[goal.side], place }))
    .join(' · ')
}
