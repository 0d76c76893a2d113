import type { ActivityDetails, ActivityGroup, ActivityKind } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../../http/page-store.ts'

export type ActivityRow = {
  id: number
  at: number
  actor_name: string
  actor_label: string | null
  kind: ActivityKind
  subject_name: string | null
  details: ActivityDetails
  ip: string
  region: string
  user_agent: string
}

/** Whose acts are asked for, and of which group. */
export type ActivityFilter = {
  ownerId: number
  actorId: number | undefined
  group: ActivityGroup | undefined
}

/** The kinds of a group. */
const groups: Record<ActivityGroup, string> = {
  access:
    "('sign_in', 'password', 'password.reset', 'payment_password', 'authenticator.on', 'authenticator.off')",
  opening: "('opening', 'link.create', 'link.change', 'link.remove')",
  contract: "('contract.offer', 'contract.edit', 'contract.step', 'bill.pay', 'bill.reject')",
  transfer: "('transfer')",
  message: "('message')",
  sub_account:
    "('sub_account.create', 'sub_account.change', 'sub_account.off', 'sub_account.on', 'sub_account.password')",
}

/** One page of acts, newest first, and how many there are. */
export function listActivity(db: Database, filter: ActivityFilter, page: Page): Promise<Paged<ActivityRow>> {
  const which = (upTo: number | undefined) =>
    sql.join(
      [
        isUpTo(sql`activity.id`, upTo),
        sql`activity.owner_id = ${filter.ownerId}`,
        ...(filter.actorId === undefined ? [] : [sql`activity.actor_id = ${filter.actorId}`]),
        ...(filter.group === undefined ? [] : [sql`activity.kind in ${sql.raw(groups[filter.group])}`]),
      ],
      sql` and `,
    )
  return readPage(db, page, {
    growsOnTop: true,
    count: (trx, upTo) => countUpTo(trx, sql`activity.id`, sql`from activity where ${which(upTo)}`),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<ActivityRow>`
    select activity.id, activity.at, actor.name as actor_name, sub_account.label as actor_label, activity.kind,
      subject.name as subject_name, activity.details, activity.ip, activity.region, activity.user_agent
    from activity
    join account actor on actor.id = activity.actor_id
    left join sub_account on sub_account.account_id = activity.actor_id
    left join account subject on subject.id = activity.subject_id
    where ${which(upTo)} order by activity.id desc limit ${limit} offset ${offset}`.execute(trx)
      return rows
    },
  })
}

/** In whose name a sub-account works; undefined for any other account. */
export async function findOwnerId(db: Database, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('sub_account')
    .select('owner_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.owner_id
}
