import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeThread } from './describe-ticket.ts'
import { readMessage } from './read-message.ts'
import { requireTicket } from './require-ticket.ts'
import { addMessage } from './ticket-store.ts'

/** Says more about a question; a closed one opens again. */
export const replyTicket: Handler<typeof calls.support.replyTicket> = async (context) => {
  const { services, input } = context
  const found = await requireTicket(context, input.ticketId)
  const message = await readMessage(context, input)
  const row = await services.db
    .transaction()
    .execute((trx) => addMessage(trx, found.id, message, services.now()))
  return describeThread(services.db, row)
}
