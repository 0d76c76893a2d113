import { jobPeriods } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { issueTicket } from './issue-ticket.ts'
import { lockEarnableRaffles } from './raffle-store.ts'
import { countEarned, takeTicketDeposits, type TicketDeposit } from './ticket-store.ts'

const inOne = 500

/** Gives tickets for deposits that were large enough while a raffle ran (promotions 15). */
export const earnRaffleTickets: Job = {
  name: 'promotions.earn-raffle-tickets',
  everyMs: jobPeriods.earnRaffleTickets,
  run: async (services) => {
    let given = 0
    for (;;) {
      const some = await services.db.transaction().execute((trx) => earnSome(trx, services))
      given += some.given
      if (some.taken < inOne) return given
    }
  },
}

async function earnSome(trx: Database, services: Services): Promise<{ taken: number; given: number }> {
  const deposits = await takeTicketDeposits(trx, inOne)
  let given = 0
  for (const deposit of deposits) given += await earnOne(trx, services, deposit)
  return { taken: deposits.length, given }
}

async function earnOne(trx: Database, services: Services, deposit: TicketDeposit): Promise<number> {
  const { accountId, transferId } = deposit
  let given = 0
  for (const raffle of await lockEarnableRaffles(trx, deposit)) {
    const earned = await countEarned(trx, raffle.id, accountId)
    if (earned >= (raffle.most_tickets ?? 0)) continue
    const isNew = await issueTicket(trx, services, raffle, { accountId, source: `deposit:${transferId}` })
    if (isNew) given += 1
  }
  return given
}
