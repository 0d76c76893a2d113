import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { findTicket, type TicketRow } from './ticket-store.ts'

/** One of the member's own questions; somebody else's is `not_found` like one that nobody asked. */
export async function requireTicket(
  { account, services }: Pick<CallContext<unknown>, 'account' | 'services'>,
  ticketId: string,
): Promise<TicketRow> {
  const found = await findTicket(services.db, account.id, ticketId)
  if (!found) throw new Fault('not_found')
  return found
}
