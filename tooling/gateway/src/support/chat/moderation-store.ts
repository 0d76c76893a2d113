import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Until when an account may not write; undefined for one that may. */
export async function mutedUntil(db: Database, accountId: number, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_mute')
    .select('until')
    .where('account_id', '=', accountId)
    .where('until', '>', now)
    .executeTakeFirst()
  return row?.until
}

/** Keeps an account from writing until a moment; one in the past lets it write. */
export async function saveMute(db: Database, accountId: number, until: number): Promise<void> {
  await db
    .insertInto('chat_mute')
    .values({ account_id: accountId, until })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ until }))
    .execute()
}

/** Notes a report, once for each member, and answers how many there are that nobody looked at. */
export async function insertReport(
  trx: Database,
  row: { message_id: number; account_id: number; reported_at: number },
): Promise<number> {
  await trx
    .insertInto('chat_report')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await trx
    .selectFrom('chat_report')
    .innerJoin('chat_message', 'chat_message.id', 'chat_report.message_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('chat_message.id', '=', row.message_id)
    .where('kept_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Notes that an operator looked at a message: reports from before hide it no more. */
export async function updateToKept(trx: Database, id: number, now: number): Promise<void> {
  await trx.updateTable('chat_message').set({ kept_at: now }).where('id', '=', id).execute()
}

/** A message as an operator sees it. */
export type ModeratedMessage = {
  messageId: number
  account: string
  /** One of the operator's own. */
  isStaff: boolean
  text: string
  at: number
  isHidden: boolean
  reports: number
  mutedUntil: number | null
}

/** The messages of a room for an operator: those with reports first, then the newest. */
export async function listForOperator(
  db: Database,
  merchantId: number,
  { now, most }: { now: number; most: number },
): Promise<ModeratedMessage[]> {
  const { rows } = await sql<ModeratedMessage>`
    select message.id as "messageId", coalesce(account.name, message.staff_name) as account,
      message.account_id is null as "isStaff", text, message.created_at as at,
      hidden_at is not null as "isHidden", count(report.message_id)::integer as reports,
      max(mute.until) filter (where mute.until > ${now}) as "mutedUntil"
    from chat_message message left join account on account.id = message.account_id
    left join chat_report report on report.message_id = message.id and message.kept_at is null
    left join chat_mute mute on mute.account_id = message.account_id
    where message.merchant_id = ${merchantId}
    group by message.id, account.id
    order by count(report.message_id) > 0 desc, message.id desc limit ${most}`.execute(db)
  return rows
}

/** The rooms of every merchant for an operator. */
export async function listRoomsOfAll(
  db: Database,
  wanted: { now: number; most: number },
): Promise<{ merchantId: number; merchant: string; messages: ModeratedMessage[] }[]> {
  const merchants = await db.selectFrom('merchant').select(['id', 'code']).orderBy('id').execute()
  return Promise.all(
    merchants.map(async ({ id, code }) => ({
      merchantId: id,
      merchant: code,
      messages: await listForOperator(db, id, wanted),
    })),
  )
}

/** The member with this name, for a mute. */
export function findWriter(
  db: Database,
  merchantId: number,
  name: string,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .executeTakeFirst()
}
