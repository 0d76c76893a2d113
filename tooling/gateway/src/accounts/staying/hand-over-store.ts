import type { Database } from '../../db/database.ts'

/** A ticket as it is given out; it ends with the session that asked for it. */
export type NewTicket = {
  ticketHash: string
  accountId: number
  sessionHash: string
  browserHash: string
  now: number
  expiresAt: number
}

/** Keeps a ticket as its hash, and those that are over go; false when its session was ended meanwhile. */
export async function insertTicket(db: Database, ticket: NewTicket): Promise<boolean> {
  await db.deleteFrom('hand_over').where('expires_at', '<=', ticket.now).execute()
  try {
    await db
      .insertInto('hand_over')
      .values({
        ticket_hash: ticket.ticketHash,
        account_id: ticket.accountId,
        session_hash: ticket.sessionHash,
        browser_hash: ticket.browserHash,
        expires_at: ticket.expiresAt,
      })
      .execute()
    return true
  } catch (error) {
    if (isOfNoSession(error)) return false
    throw error
  }
}

/** Whose ticket it is, which stays good. */
export async function findTicketOwner(db: Database, ticketHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('hand_over')
    .select('account_id')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst()
  return row?.account_id
}

/** Uses a ticket up, whoever brings it; of two at the same moment one gets it. */
export async function takeTicket(
  db: Database,
  ticketHash: string,
): Promise<{ browserHash: string; expiresAt: number } | undefined> {
  return db
    .deleteFrom('hand_over')
    .where('ticket_hash', '=', ticketHash)
    .returning(['browser_hash as browserHash', 'expires_at as expiresAt'])
    .executeTakeFirst()
}

/** PostgreSQL's foreign key violation. */
function isOfNoSession(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23503'
}
