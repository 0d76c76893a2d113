import type { SessionEndReason } from '@saola/protocol'
import { sessionLongestMs } from '@saola/rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../db/database.ts'

/** When and why sessions end; one whose time has run out ended when it did. */
export type SessionEnd = { now: number; reason: SessionEndReason }

/** Ends the sessions that are meant and keeps what they were (session 56); answers how many. */
export async function closeSessions(
  db: Database,
  which: RawBuilder<SqlBool>,
  { now, reason }: SessionEnd,
): Promise<number> {
  const { rows } = await sql`
    with ended as (delete from session where ${which} returning *)
    insert into ended_session (account_id, began_at, seen_at, ended_at, reason, ip, user_agent, region)
    select account_id, created_at, last_seen_at, least(expires_at, ${now}::bigint),
      case when expires_at > ${now}::bigint then ${reason}
        when expires_at >= created_at + ${sessionLongestMs}::bigint then 'longest' else 'idle' end,
      ip, user_agent, region
    from ended
    returning id`.execute(db)
  return rows.length
}

/** A session as it was. */
export type EndedSessionRow = {
  beganAt: number
  endedAt: number
  reason: SessionEndReason
  ip: string
  userAgent: string
  region: string | null
}

/**
 * The sessions of an account that have ended, the newest end first, as many as asked for; those too whose time has run out and that
 * the next sign-in clears away.
 */
export async function listEndedSessions(
  db: Database,
  accountId: number,
  { now, most }: { now: number; most: number },
): Promise<EndedSessionRow[]> {
  const { rows } = await sql<EndedSessionRow>`
    (select began_at as "beganAt", ended_at as "endedAt", reason, ip, user_agent as "userAgent", region
      from ended_session where account_id = ${accountId} order by ended_at desc, id desc limit ${most})
    union all
    (select created_at, expires_at,
      case when expires_at >= created_at + ${sessionLongestMs}::bigint then 'longest' else 'idle' end, ip, user_agent, region
      from session where account_id = ${accountId} and expires_at <= ${now} order by expires_at desc limit ${most})
    order by 2 desc limit ${most}`.execute(db)
  return rows
}
