import type { RaffleTicketView } from '@saola/protocol'
import { raffleTicketState } from '@saola/rules'
import type { WholeTicket } from './ticket-store.ts'

/** A ticket as its owner sees it. The seed is told with the prize and not before. */
export function describeTicket(row: WholeTicket, language: 'VI' | 'EN', now: number): RaffleTicketView {
  const { claimed_at: claimedAt, seed, client_seed: clientSeed, place, prize } = row
  return {
    ticketId: String(row.id),
    raffleId: String(row.raffle_id),
    kind: row.kind,
    title: language === 'VI' ? row.title_vi : row.title_en,
    prizes: row.prizes,
    state: raffleTicketState({ expiresAt: row.expires_at, claimedAt }, now),
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    commitment: row.commitment,
    ...(claimedAt !== null && { claimedAt }),
    ...(seed !== null && { seed }),
    ...(clientSeed !== null && { clientSeed }),
    ...(place !== null && { place }),
    ...(prize !== null && { prize }),
  }
}
