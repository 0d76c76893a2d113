import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeTickets } from './describe-ticket.ts'
import { countTickets, listTicketRows } from './ticket-store.ts'

/** The member's questions, the latest first. */
export const listTickets: Handler<typeof calls.support.tickets> = async ({ account, services, input }) => {
  const rows = await listTicketRows(services.db, account.id, {
    limit: input.pageSize,
    offset: (input.pageNo - 1) * input.pageSize,
  })
  const totalCount = await countTickets(services.db, account.id)
  return { list: await describeTickets(services.db, rows), totalCount }
}
