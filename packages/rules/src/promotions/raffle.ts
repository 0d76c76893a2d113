import type { DrawName } from '../lottery/draw-proof.ts'
import { refuse, type Refusal } from '../refusal.ts'

/** What a raffle is drawn as (promotions 8). */
export const raffleKinds = ['red_envelope', 'prize_wheel', 'golden_egg'] as const
export type RaffleKind = (typeof raffleKinds)[number]

/** One of a raffle's prizes: an amount in đồng, 0 for none, and its chance in hundredths of a percent. */
export type RafflePrize = { readonly amount: number; readonly chance: number }

/** The chances of a raffle make this together: 100 percent. */
export const allChances = 10_000

/** A wheel with more segments than this cannot be read on a phone. */
export const mostRafflePrizes = 12

/** The random number that decides is below this: four bytes. */
const wordBound = 2 ** 32

/** A raffle before it is published; times in ms. */
export type NewRaffle = {
  readonly prizes: readonly RafflePrize[]
  readonly startsAt: number
  readonly endsAt: number
}

/** Why a raffle cannot be published: its chances have to make 100 percent, and it ends after it starts (promotions 16). */
export function checkRaffle({ prizes, startsAt, endsAt }: NewRaffle): Refusal | undefined {
  if (endsAt <= startsAt) return refuse('promotions.warning.period')
  const isSound = prizes.every(({ amount, chance }) => isWhole(amount, 0) && isWhole(chance, 1))
  const sum = prizes.reduce((all, { chance }) => all + chance, 0)
  const fits = prizes.length >= 2 && prizes.length <= mostRafflePrizes
  return isSound && fits && sum === allChances ? undefined : refuse('promotions.warning.chances')
}

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

/** What identifies a raffle ticket, and what it can win. */
export type RaffleTicketTerms = {
  readonly raffleId: string
  readonly ticketId: string
  readonly prizes: readonly RafflePrize[]
}

/**
 * What a ticket's seed belongs to: raffle, prizes with their chances, and ticket. The commitment is made to it, so neither
 * seed nor chances can change after the ticket was given (promotions 17).
 */
export function raffleSeedName({ raffleId, ticketId, prizes }: RaffleTicketTerms): DrawName {
  const list = prizes.map(({ amount, chance }) => `${amount}:${chance}`).join(',')
  return { gameCode: `raffle ${raffleId} ${list}`, numero: ticketId }
}

/** The same with what the member's browser added when the ticket was claimed: the bytes that decide are made for it. */
export function raffleDrawName(terms: RaffleTicketTerms, clientSeed: string): DrawName {
  const { gameCode, numero } = raffleSeedName(terms)
  return { gameCode, numero: `${numero} ${clientSeed}` }
}

/**
 * The place of the prize that bytes stand for: four bytes are one number, the highest first; one from which the chances
 * cannot be taken evenly is left out. Throws where the bytes end.
 */
export function drawRafflePrize(prizes: readonly RafflePrize[], bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const even = wordBound - (wordBound % allChances)
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const word = view.getUint32(at)
    if (word < even) return placeOf(prizes, word % allChances)
  }
  throw new RangeError('bytes: the raffle needs more of them')
}

function placeOf(prizes: readonly RafflePrize[], drawn: number): number {
  let above = 0
  return prizes.findIndex(({ chance }) => {
    above += chance
    return drawn < above
  })
}

/** What has become of a ticket. Times in ms. */
export type RaffleTicket = { readonly expiresAt: number; readonly claimedAt: number | null }

/** Whether a ticket can be claimed, was, or is past its time. */
export function raffleTicketState(ticket: RaffleTicket, now: number): 'ready' | 'claimed' | 'expired' {
  if (ticket.claimedAt !== null) return 'claimed'
  return now < ticket.expiresAt ? 'ready' : 'expired'
}

/** Why a ticket cannot be claimed; a break and an exclusion are no reason (promotions 18). */
export function checkRaffleClaim(ticket: RaffleTicket, now: number): Refusal | undefined {
  if (raffleTicketState(ticket, now) !== 'expired') return undefined
  return refuse('promotions.refused.ticket_expired', { expiresAt: ticket.expiresAt })
}
