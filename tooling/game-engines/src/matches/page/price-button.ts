import { h } from '../../kit/dom.ts'
import { text } from '../../kit/page-data.ts'
import { marketOf } from './market-of.ts'
import type { ShownMatch, ShownPrice } from './match-calls.ts'

/** A button with a price: adds it to the slip, or takes it off. */
export type PriceButton = {
  element: HTMLButtonElement
  /** Shows another price in the same place; none closes it. */
  show: (price: ShownPrice | undefined, isSuspended: boolean) => void
  /** Marks whether its pick lies on the slip. */
  mark: (isChosen: (matchId: string, pick: string) => boolean) => void
}

/** Makes the button of a place in a market; `press` hears of the price that it shows. */
export function createPriceButton(
  { match, label }: { match: ShownMatch; label: (price: ShownPrice) => string },
  press: (match: ShownMatch, price: ShownPrice) => void,
): PriceButton {
  const line = h('span', { class: 'line', 'aria-hidden': 'true' })
  const odds = h('span', { class: 'figure', 'aria-hidden': 'true' })
  const spoken = h('span', { class: 'unseen' })
  const element = h('button', { type: 'button', class: 'price' }, spoken, line, odds)
  let current: ShownPrice | undefined
  element.addEventListener('click', () => {
    if (current && element.ariaDisabled !== 'true') press(match, current)
  })
  return {
    element,
    show(price, isSuspended) {
      const isSamePick = price !== undefined && price.pick === current?.pick
      element.dataset['moved'] = isSamePick ? moveOf(current?.odds ?? 0, price.odds) : ''
      current = price
      line.textContent = price ? label(price) : ''
      odds.textContent = price ? price.shown : '–'
      odds.dataset['negative'] = String(price?.shown.startsWith('-') ?? false)
      element.ariaDisabled = String(!price || isSuspended)
      spoken.textContent = price
        ? text('match.price', {
            market: text(`match.market.${marketOf(match.matchId, price.pick)}`),
            pick: price.words,
            odds: price.shown,
          })
        : text('match.closed')
    },
    mark(isChosen) {
      element.ariaPressed = String(current !== undefined && isChosen(match.matchId, current.pick))
    },
  }
}

function moveOf(before: number, now: number): string {
  if (before === now) return ''
  return now > before ? 'up' : 'down'
}
