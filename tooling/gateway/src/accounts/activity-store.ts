import type { ActivityDetails, ActivityKind } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** One act of somebody who is signed in. */
export type Act = {
  actorId: number
  kind: ActivityKind
  subjectId: number | null
  details: ActivityDetails
  ip: string
  region: string
  userAgent: string
  at: number
}

/** Writes down an act of an agent, or of a sub-account under its owner (team 30). */
export async function appendActivity(trx: Database, act: Act): Promise<void> {
  await sql`
    insert into activity (owner_id, actor_id, kind, subject_id, details, ip, region, user_agent, at)
    select coalesce((select owner_id from sub_account where account_id = ${act.actorId}::bigint), ${act.actorId}::bigint),
      ${act.actorId}::bigint, ${act.kind}, ${act.subjectId}::bigint, ${JSON.stringify(act.details)}::jsonb,
      ${act.ip}, ${act.region}, ${act.userAgent}, ${act.at}::bigint`.execute(trx)
}
