import type { calls } from '@saola/protocol'
import { pauseAt } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { readPauses } from '../../protection/pause-store.ts'
import { describeTicket } from './describe-ticket.ts'
import { listRunningRaffles, type RaffleRow } from './raffle-store.ts'
import { listTickets } from './ticket-store.ts'

/** The raffles that run and the caller's tickets; during a break and an exclusion no raffle is advertised (promotions 18). */
export const listRaffles: Handler<typeof calls.promotions.raffles> = async (context) => {
  const { account, services, merchant, language } = context
  const now = services.now()
  const isPaused = pauseAt(await readPauses(services.db, account.id), now) !== undefined
  const raffles = isPaused ? [] : await listRunningRaffles(services.db, merchant.id, now)
  const tickets = await listTickets(services.db, account.id, now)
  return {
    raffles: raffles.map((row) => describeRaffle(row, language)),
    tickets: tickets.map((row) => describeTicket(row, language, now)),
  }
}

function describeRaffle(row: RaffleRow, language: 'VI' | 'EN') {
  const { least_deposit: leastDeposit, most_tickets: mostTickets } = row
  return {
    raffleId: String(row.id),
    kind: row.kind,
    title: language === 'VI' ? row.title_vi : row.title_en,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    prizes: row.prizes,
    ...(leastDeposit !== null && { leastDeposit }),
    ...(mostTickets !== null && { mostTickets }),
  }
}
