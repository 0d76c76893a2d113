import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import type { RaffleRow } from './raffle-store.ts'
import { newTicketSeed } from './ticket-seed.ts'
import { insertTicket, nextTicketId } from './ticket-store.ts'

/** Whom a ticket is given to, and for what: `source` gives an account one ticket of a raffle. */
export type TicketGift = { accountId: number; source: string }

/** Gives a ticket with a seed of its own; its hash is told from now on. Answers whether it is new. */
export async function issueTicket(
  trx: Database,
  services: Pick<Services, 'settings' | 'randomBytes' | 'now'>,
  raffle: RaffleRow,
  { accountId, source }: TicketGift,
): Promise<boolean> {
  const id = await nextTicketId(trx)
  const { prizes } = raffle
  const seed = newTicketSeed(services, { raffleId: String(raffle.id), ticketId: String(id), prizes })
  const now = services.now()
  return insertTicket(trx, {
    id,
    raffle_id: raffle.id,
    account_id: accountId,
    source,
    issued_at: now,
    expires_at: now + raffle.ticket_ms,
    commitment: seed.commitment,
    sealed_seed: seed.sealedSeed,
  })
}
