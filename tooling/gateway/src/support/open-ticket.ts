import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeThread } from './describe-ticket.ts'
import { readMessage } from './read-message.ts'
import { addMessage, insertTicket } from './ticket-store.ts'

/** Asks the operator about something, with the number of what it is about and a picture if there is one. */
export const openTicket: Handler<typeof calls.support.openTicket> = async (context) => {
  const { account, services, merchant, input } = context
  const message = await readMessage(context, input)
  const now = services.now()
  const row = await services.db.transaction().execute(async (trx) => {
    const id = await insertTicket(trx, {
      merchantId: merchant.id,
      accountId: account.id,
      topic: input.topic,
      reference: input.reference?.trim() || null,
      now,
    })
    return addMessage(trx, id, message, now)
  })
  return describeThread(services.db, row)
}
