import type { Database } from '../../db/database.ts'

/** Keeps a ticket as its hash; those that are over go. */
export async function insertTicket(
  db: Database,
  ticket: { ticketHash: string; accountId: number; browserHash: string; now: number; expiresAt: number },
): Promise<void> {
  await db.deleteFrom('hand_over').where('expires_at', '<=', ticket.now).execute()
  await db
    .insertInto('hand_over')
    .values({
      ticket_hash: ticket.ticketHash,
      account_id: ticket.accountId,
      browser_hash: ticket.browserHash,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Uses a ticket up, whoever brings it; of two at the same moment one gets it. */
export async function takeTicket(
  db: Database,
  ticketHash: string,
): Promise<{ accountId: number; browserHash: string; expiresAt: number } | undefined> {
  return db
    .deleteFrom('hand_over')
    .where('ticket_hash', '=', ticketHash)
    .returning(['account_id as accountId', 'browser_hash as browserHash', 'expires_at as expiresAt'])
    .executeTakeFirst()
}
