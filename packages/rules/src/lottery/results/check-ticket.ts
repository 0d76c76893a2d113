import { isDigits, type Prizes } from '../bet-type.ts'
import { prizeShapes, type Region } from '../region-prizes.ts'
import { refuse, type Refusal } from '../../refusal.ts'
import type { CashPrizes } from './cash-prizes.ts'

/** A prize by its place, 0 for the special one, or one of the two prizes near the special one. */
export type TicketPrize = number | 'side' | 'consolation'

/** A prize that a ticket matches. */
export type TicketMatch = {
  readonly prize: TicketPrize
  /** The drawn number. */
  readonly number: string
  /** Đồng for a ticket of 10 000 đ. */
  readonly amount: number
  /** Whether the digits that were typed decide; where not, more digits of the ticket have to match. */
  readonly isSure: boolean
}

/** What a ticket won. */
export type CheckedTicket = {
  readonly kind: 'checked'
  /** Fewer digits were typed than a ticket has. */
  readonly isPartial: boolean
  readonly matches: readonly TicketMatch[]
  /** All sure matches together, in đồng. */
  readonly total: number
}

const fewestDigits = 2

/**
 * Every prize that a ticket of a region matches by its last digits (lottery 28). A ticket has 5 digits in the north and
 * 6 elsewhere; from 2 on it is read as the end of one. In the north five right digits win the side prize for sure, and
 * the special one in its place with a winning series alone.
 */
export function checkTicket(
  ticket: string,
  { region, prizes }: { readonly region: Region; readonly prizes: Prizes },
  cash: CashPrizes,
): CheckedTicket | Refusal {
  const most = prizeShapes[region][0]?.digits ?? 0
  if (!isDigits(ticket) || ticket.length < fewestDigits || ticket.length > most) {
    return refuse('lottery.refused.ticket', { least: fewestDigits, most })
  }
  const isPartial = ticket.length < most
  const drawn = prizes.flatMap((numbers, prize) => matchesOf(ticket, numbers, { prize, cash }))
  const matches = [...drawn, ...nearSpecial(ticket, prizes[0]?.[0] ?? '', { region, cash, isPartial })].map(
    (match) => (region === 'north' && match.prize === 0 ? { ...match, isSure: false } : match),
  )
  const total = matches.reduce((sum, { isSure, amount }) => sum + (isSure ? amount : 0), 0)
  return { kind: 'checked', isPartial, matches, total }
}

function matchesOf(
  ticket: string,
  numbers: readonly string[],
  { prize, cash }: { prize: number; cash: CashPrizes },
): TicketMatch[] {
  const amount = cash.byPrize[prize] ?? 0
  return numbers
    .filter((number) => (number.length <= ticket.length ? ticket.endsWith(number) : number.endsWith(ticket)))
    .map((number) => ({ prize, number, amount, isSure: number.length <= ticket.length }))
}

function nearSpecial(
  ticket: string,
  special: string,
  { region, cash, isPartial }: { region: Region; cash: CashPrizes; isPartial: boolean },
): TicketMatch[] {
  const side: TicketMatch = { prize: 'side', number: special, amount: cash.side, isSure: false }
  const consolation: TicketMatch = {
    prize: 'consolation',
    number: special,
    amount: cash.consolation,
    isSure: true,
  }
  if (region === 'north') {
    if (ticket === special) return [{ ...side, isSure: true }]
    return ticket.slice(-2) === special.slice(-2)
      ? [{ ...consolation, isSure: !isPartial || !special.endsWith(ticket) }]
      : []
  }
  // Both prizes of the centre and the south ask for the first digit of the ticket.
  if (isPartial || ticket === special) return []
  if (ticket.slice(1) === special.slice(1)) return [{ ...side, isSure: true }]
  const wrong = [...ticket].filter((digit, place) => digit !== special[place]).length
  return ticket[0] === special[0] && wrong === 1 ? [consolation] : []
}
