import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { describeThread } from './describe-ticket.ts'
import { requireTicket } from './require-ticket.ts'
import { updateSeenAt } from './ticket-store.ts'

/** One question with its answers; looking at it reads them. */
export const getTicket: Handler<typeof calls.support.ticket> = async (context) => {
  const { services } = context
  const found = await requireTicket(context, context.input.ticketId)
  await updateSeenAt(services.db, found.id, services.now())
  return describeThread(services.db, { ...found, seen_at: services.now() })
}
