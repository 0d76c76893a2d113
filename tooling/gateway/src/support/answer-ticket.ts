import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { addMessage, hasTicket } from './ticket-store.ts'

/** What the operator says; the member sees it as unread. */
export async function answerTicket(
  db: Database,
  ticketId: number,
  content: string,
  now: number,
): Promise<void> {
  if (!(await hasTicket(db, ticketId))) throw new Fault('not_found')
  await db
    .transaction()
    .execute((trx) =>
      addMessage(trx, ticketId, { by: 'operator', content, image: null, image_kind: null }, now),
    )
}
