import { jobPeriods } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { operatorAccount, takeMoney } from '../../ledger/ledger.ts'
import { tellTaken } from '../tell-taken.ts'
import { issueTicket } from './issue-ticket.ts'
import { lockEarnableRaffles } from './raffle-store.ts'
import {
  countEarned,
  createTicketDeposits,
  listBaselessTickets,
  lockTicketById,
  takeTicketDeposits,
  updateTakenBack,
  type BaselessTicket,
  type TicketDeposit,
} from './ticket-store.ts'

const inOne = 500

/** Gives tickets for deposits that were large enough while a raffle ran (promotions 15), and takes those of deposits back that were taken back (wallet 62). */
export const earnRaffleTickets: Job = {
  name: 'promotions.earn-raffle-tickets',
  everyMs: jobPeriods.earnRaffleTickets,
  run: async (services) => {
    let given = 0
    for (const ticket of await listBaselessTickets(services.db, inOne)) {
      await services.db.transaction().execute((trx) => takeBackTicket(trx, ticket, services.now()))
    }
    for (;;) {
      const some = await services.db.transaction().execute((trx) => earnSome(trx, services))
      given += some.given
      if (some.taken < inOne) return given
    }
  },
}

/** A ticket that nobody has claimed is none any more; the prize of one that was drawn leaves the wallet or is owed. */
async function takeBackTicket(trx: Database, ticket: BaselessTicket, now: number): Promise<void> {
  const { id, reason, by } = ticket
  const row = await lockTicketById(trx, id)
  if (row.taken_back_at !== null) return
  if (row.prize !== null && row.prize > 0) {
    await takeMoney(trx, {
      accountId: row.account_id,
      amount: row.prize,
      to: await operatorAccount(trx, 'promotion', { accountId: row.account_id }),
      scope: `raffle-ticket:${id}`,
      key: 'take-back',
      kind: 'promotion',
      reference: String(id),
      remark: 'wallet.statement.remark.prize_taken_back',
      now,
    })
    await tellTaken(trx, {
      accountId: row.account_id,
      about: String(id),
      amount: row.prize,
      because: 'baseless',
      now,
    })
  }
  await updateTakenBack(trx, { id }, { reason, by, now })
  // A deposit that was one too many may have earned one now.
  await createTicketDeposits(trx, row.account_id)
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
