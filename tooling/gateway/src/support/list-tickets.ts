import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeTickets } from './describe-ticket.ts'
import { pageAt } from '../http/page-store.ts'
import { listTicketRows } from './ticket-store.ts'

/** The member's questions, the latest first. */
export const listTickets: Handler<typeof calls.support.tickets> = async ({ account, services, input }) => {
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const { rows, totalCount, asOf } = await listTicketRows(services.db, account.id, page)
  return { list: await describeTickets(services.db, rows), totalCount, asOf }
}
