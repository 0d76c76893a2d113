import { button, h } from '../../kit/dom.ts'
import { asClock } from '../../kit/numbers.ts'
import { language, text } from '../../kit/page-data.ts'
import type { ShownMatch, ShownPrice } from './match-calls.ts'
import { raceOf } from '../races.ts'
import { marketOf } from './market-of.ts'
import { timeWords } from './point-words.ts'
import { createPriceButton, type PriceButton } from './price-button.ts'

/** What a card tells of. */
export type CardEvents = {
  press: (match: ShownMatch, price: ShownPrice) => void
  /** All markets of the match are asked for, or put away. */
  toggle: (match: ShownMatch) => void
}

/** A match on the list, kept while its figures change, so that focus and place stay. */
export type MatchCard = {
  element: HTMLElement
  update: (match: ShownMatch) => void
  buttons: () => readonly PriceButton[]
  /** The place of all its markets, and whether they are shown. */
  more: HTMLElement
  setOpen: (isOpen: boolean) => void
}

const rows = ['home', 'away', 'draw'] as const

/** The markets whose prices stand on a card itself. */
const boardMarkets = ['result', 'handicap', 'total'] as const

/** Draws the card of a match. */
export function createMatchCard(match: ShownMatch, events: CardEvents): MatchCard {
  const state = h('span', { class: 'state' })
  const scores = { home: h('b', { class: 'goals figure' }), away: h('b', { class: 'goals figure' }) }
  const slot = (label: (price: ShownPrice) => string): PriceButton =>
    createPriceButton({ match, label }, events.press)
  const results = rows.map(() => slot(() => ''))
  const handicaps = [slot(lineOf), slot(lineOf)]
  const totals = [slot(totalOf), slot(totalOf)]
  const more = h('div', { class: 'markets', hidden: true, id: `more-${match.matchId}` })
  const name = `${match.home} – ${match.away}`
  const toggle = button(text('match.more'), () => events.toggle(match), {
    class: 'quiet',
    'aria-expanded': 'false',
    'aria-controls': more.id,
    'aria-label': text('match.more_of', { match: name }),
  })
  const query = new URLSearchParams({ language, match: match.matchId })
  const verify = h('a', { href: `/verify/match?${query.toString()}`, target: '_blank', rel: 'noopener' })
  verify.textContent = text('fair.check')
  verify.ariaLabel = `${text('fair.check')}: ${name}`
  // In a race nobody shares.
  const shownRows = raceOf(match.matchId) ? rows.filter((row) => row !== 'draw') : rows
  const cells = shownRows.flatMap((row, index) => [
    row === 'draw'
      ? h('span', { class: 'side draw' }, text('match.draw'))
      : h('span', { class: 'side' }, h('span', { class: 'team' }, match[row]), scores[row]),
    handicaps[index]?.element ?? h('span', {}),
    totals[index]?.element ?? h('span', {}),
    results[index]?.element ?? h('span', {}),
  ])
  const element = h(
    'li',
    { class: 'match', 'aria-label': name },
    h('div', { class: 'match-top' }, state, verify, toggle),
    h('div', { class: 'grid' }, ...cells),
    more,
  )
  const buttons = [...results, ...handicaps, ...totals]

  function update(now: ShownMatch): void {
    element.dataset['phase'] = now.phase
    element.dataset['suspended'] = String(now.isSuspended)
    state.textContent = stateWords(now)
    const isGoing = now.phase === 'live' || now.phase === 'over'
    scores.home.textContent = isGoing ? String(now.score.home) : ''
    scores.away.textContent = isGoing ? String(now.score.away) : ''
    const [home, draw, away] = ['result:home', 'result:draw', 'result:away'].map((pick) =>
      now.result.find((price) => price.pick === pick),
    )
    for (const [index, price] of [home, away, draw].entries())
      results[index]?.show(price, isPaused(now, 'result'))
    for (const [index, each] of handicaps.entries()) each.show(now.handicap[index], isPaused(now, 'handicap'))
    for (const [index, each] of totals.entries()) each.show(now.total[index], isPaused(now, 'total'))
    verify.hidden = now.phase !== 'over' && now.phase !== 'void'
    toggle.hidden = now.phase === 'over' || now.phase === 'void'
  }
  update(match)
  return {
    element,
    update,
    more,
    buttons: () => buttons,
    setOpen(isOpen) {
      more.hidden = !isOpen
      toggle.ariaExpanded = String(isOpen)
      toggle.textContent = text(isOpen ? 'match.less' : 'match.more')
      toggle.ariaLabel = isOpen ? `${text('match.less')}: ${name}` : text('match.more_of', { match: name })
    },
  }
}

function stateWords(match: ShownMatch): string {
  const { phase, kickOffAt, isSuspended } = match
  if (phase !== 'before' && phase !== 'live') return text(`match.${phase}`)
  const now = phase === 'live' ? timeWords(match) : text('match.starts_at', { time: asClock(kickOffAt) })
  if (isSuspended) return `${now} · ${text('match.suspended')}`
  const stopped = boardMarkets.filter((market) => match.stoppedMarkets.includes(market))
  if (stopped.length === 0) return now
  const names = stopped.map((market) => text(`match.market.${marketOf(match.matchId, `${market}:`)}`))
  return `${now} · ${text('match.suspended')}: ${names.join(', ')}`
}

/** Whether a market takes no bets now, since its match waits or staff have stopped it. */
export function isPaused(
  { isSuspended, stoppedMarkets }: ShownMatch,
  market: 'result' | 'handicap' | 'total' | 'score',
): boolean {
  return isSuspended || stoppedMarkets.includes(market)
}

/** The line of a handicap, as it stands at the end of its words. */
function lineOf({ words }: ShownPrice): string {
  return words.slice(words.lastIndexOf(' ') + 1)
}

/** A total by its words without more than a letter of the side: `O 2.5`, `T 2,5`. */
function totalOf(price: ShownPrice): string {
  return `${price.words.slice(0, 1)} ${lineOf(price)}`
}
