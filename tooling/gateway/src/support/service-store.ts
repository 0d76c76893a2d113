import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** How long half of a merchant's questions since a time waited for their first answer, and how many those are. */
export async function measureWaiting(
  db: Database,
  merchantId: number,
  since: number,
): Promise<{ medianMs: number; questions: number } | undefined> {
  const { rows } = await sql<{ median: number | null; questions: number }>`
    select percentile_disc(0.5) within group (order by first.answered_at - ticket.created_at) as median,
      count(*) as questions
    from ticket
    join lateral (
      select min(created_at) as answered_at from ticket_message
      where ticket_message.ticket_id = ticket.id and ticket_message.by = 'operator'
    ) first on first.answered_at is not null
    where ticket.merchant_id = ${merchantId} and ticket.created_at >= ${since}`.execute(db)
  const [row] = rows
  if (!row || row.median === null) return undefined
  return { medianMs: Number(row.median), questions: Number(row.questions) }
}
