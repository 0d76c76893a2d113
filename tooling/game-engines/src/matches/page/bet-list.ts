import { button, byId, h } from '../../kit/dom.ts'
import { asMoney } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { marketOf } from './market-of.ts'
import type { ShownBet, ShownScore } from './match-calls.ts'

/** How long a quote for an early settlement stands before it has to be asked for again. */
const quoteMs = 5000

/** The member's bets. */
export type BetList = { show: (bets: readonly ShownBet[]) => void }

/** Draws the bets into their place; `settle` takes the amount that the member was told and has confirmed, and is left out where bets are only looked at. */
export function createBetList(
  settle: ((bet: ShownBet, amount: number) => Promise<void>) | undefined,
  now: () => number,
): BetList {
  const place = byId('bets')
  /** The quote that a member looks at: it neither moves nor lasts. */
  let quote: { betId: string; amount: number; until: number } | undefined
  let shown: readonly ShownBet[] = []

  function show(bets: readonly ShownBet[]): void {
    shown = bets
    const focused = document.activeElement?.getAttribute('data-bet')
    place.replaceChildren(
      bets.length === 0
        ? h('p', { class: 'quiet-line' }, text('match.bets.empty'))
        : h('ul', { class: 'own-bets' }, ...bets.map(betRow)),
    )
    if (focused) place.querySelector<HTMLElement>(`[data-bet="${focused}"]`)?.focus()
  }

  function betRow(bet: ShownBet): HTMLElement {
    const kind =
      bet.legs.length === 1
        ? text('match.slip.single')
        : text('match.slip.parlay', { count: String(bet.legs.length) })
    return h(
      'li',
      { 'data-state': bet.state, 'data-mood': moodOf(bet) },
      h(
        'div',
        { class: 'bet-top' },
        h('b', {}, kind),
        h('span', { class: 'figure' }, bet.total),
        h('span', { class: 'fate' }, fateWords(bet)),
      ),
      h('ol', { class: 'legs' }, ...bet.legs.map(legRow)),
      h(
        'p',
        { class: 'hint' },
        [text('match.bet.stake', { amount: asMoney(bet.stake) }), ...promise(bet)].join(' · '),
      ),
      ...(bet.pressedAt === null
        ? []
        : [h('p', { class: 'hint' }, text('match.bet.counted', { now: bet.total, before: bet.pressedAt }))]),
      ...(bet.paidBefore === null
        ? []
        : [h('p', { class: 'hint' }, text('match.bet.corrected', { amount: asMoney(bet.paidBefore) }))]),
      ...(bet.refusal === null ? [] : [h('p', { class: 'hint' }, bet.refusal)]),
      ...(settle && bet.state === 'open' && !isLost(bet) ? [earlyPart(bet, settle)] : []),
    )
  }

  function earlyPart(bet: ShownBet, buy: (bet: ShownBet, amount: number) => Promise<void>): HTMLElement {
    if (bet.early === null) return h('p', { class: 'hint' }, text('match.early.closed'))
    const asked = quote?.betId === bet.betId && quote.until > now() ? quote : undefined
    const amount = asked?.amount ?? bet.early
    const seconds = asked ? String(Math.ceil((asked.until - now()) / 1000)) : ''
    const words = asked
      ? text('match.early.confirm', { amount: asMoney(amount), seconds })
      : text('match.early.act', { amount: asMoney(amount) })
    const act = (): void => {
      if (asked) {
        quote = undefined
        void buy(bet, asked.amount)
      } else {
        quote = { betId: bet.betId, amount, until: now() + quoteMs }
        show(shown)
      }
    }
    return button(words, act, { class: asked ? 'second asked' : 'second', 'data-bet': bet.betId })
  }

  return { show }
}

function legRow(leg: ShownBet['legs'][number]): HTMLElement {
  const score = leg.score ? ` ${scoreOf(leg.score)}` : ''
  const from = leg.from ? ` · ${text('match.bet.from', { score: scoreOf(leg.from) })}` : ''
  const result = leg.isVoid ? 'void' : leg.result
  const market = text(`match.market.${marketOf(leg.matchId, leg.pick)}`)
  return h(
    'li',
    { 'data-result': result ?? '' },
    h(
      'span',
      { class: 'pick' },
      h('b', {}, leg.words),
      h('small', {}, `${market} · ${leg.home} – ${leg.away}${score}${from}`),
    ),
    h('span', { class: 'figure' }, leg.shown),
    h('span', { class: 'fate' }, result === null ? '' : text(`match.ended.${result}`)),
  )
}

function scoreOf({ home, away }: ShownScore): string {
  return `${home}-${away}`
}

/** A leg of it is lost, so nothing can come of it, though others go on (games 87). */
function isLost({ full }: ShownBet): boolean {
  return full === 0
}

function promise({ full }: ShownBet): string[] {
  return full === null || full === 0 ? [] : [text('match.bet.full', { amount: asMoney(full) })]
}

/** A return at or below the stake is no win (games 36). */
function moodOf(bet: ShownBet): string {
  const { state, payout, stake } = bet
  if (isLost(bet)) return 'lost'
  if (state !== 'paid') return ''
  if ((payout ?? 0) > stake) return 'won'
  return payout === 0 ? 'lost' : 'returned'
}

function fateWords(bet: ShownBet): string {
  const amount = asMoney(bet.payout ?? 0)
  switch (bet.state) {
    case 'created':
    case 'debited':
      return text('match.bet.waiting')
    case 'open':
      return text(isLost(bet) ? 'match.bet.lost' : 'match.bet.open')
    case 'decided':
    case 'paid':
      if (bet.isEarly) return text('match.bet.early', { amount })
      return bet.payout === 0 ? text('match.bet.lost') : text('match.bet.paid', { amount })
    case 'rolling-back':
    case 'rolled-back':
      return text('match.bet.returned')
    case 'voided':
      return text('match.bet.voided', { amount: asMoney(bet.stake) })
    default:
      return bet.state satisfies never
  }
}
