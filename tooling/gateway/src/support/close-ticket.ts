import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeThread } from './describe-ticket.ts'
import { requireTicket } from './require-ticket.ts'
import { updateToClosed } from './ticket-store.ts'

/** Ends a question. */
export const closeTicket: Handler<typeof calls.support.closeTicket> = async (context) => {
  const { services } = context
  const found = await requireTicket(context, context.input.ticketId)
  const row = await updateToClosed(services.db, found.id, services.now())
  return describeThread(services.db, row)
}
