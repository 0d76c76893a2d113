import { sql, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { isUpTo, type Counted } from '../http/page-store.ts'

/** A row of the table `account_notice`. */
export type NoticeRow = Selectable<Schema['account_notice']>

/** Tells somebody what became of their money or of what they wrote, in the transaction of the act; told once however often it is asked. */
export async function appendNotice(
  trx: Database,
  notice: Pick<NoticeRow, 'kind' | 'about' | 'amount'> & {
    accountId: number
    now: number
    reason?: string | undefined
    words?: string
  },
): Promise<void> {
  await trx
    .insertInto('account_notice')
    .values({
      account_id: notice.accountId,
      kind: notice.kind,
      about: notice.about,
      amount: notice.amount,
      reason: notice.reason ?? null,
      words: notice.words ?? null,
      sent_at: notice.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A bet that was settled anew; `moved` is what came to its member by it, less than nothing what was taken back. */
export type CorrectedBet = {
  accountId: number
  orderNo: string
  moved: number
  reason: string | undefined
  now: number
}

/**
 * Tells a member what a corrected result has moved. Each correction of a bet is told: a later one has its number behind that of the
 * bet. The caller holds the bet, so that no two count alike.
 */
export async function appendCorrectionNotice(
  trx: Database,
  { accountId, orderNo, moved, reason, now }: CorrectedBet,
): Promise<void> {
  const { told } = await trx
    .selectFrom('account_notice')
    .select(({ fn }) => fn.countAll<number>().as('told'))
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['bet_raised', 'bet_lowered'])
    .where(sql<string>`split_part(about, ' ', 1)`, '=', orderNo)
    .executeTakeFirstOrThrow()
  await appendNotice(trx, {
    accountId,
    kind: moved > 0 ? 'bet_raised' : 'bet_lowered',
    about: Number(told) === 0 ? orderNo : `${orderNo} (${Number(told) + 1})`,
    amount: Math.abs(moved),
    reason,
    now,
  })
}

/** The newest notices of an account until a moment, as many as asked for. */
export function listNewestNotices(
  db: Database,
  accountId: number,
  { limit, until }: { limit: number; until: number },
): Promise<NoticeRow[]> {
  return db
    .selectFrom('account_notice')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('sent_at', '<=', until)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many notices an account had at a moment and when the newest was sent, and how many of all it has not read. */
export async function countNotices(
  db: Database,
  accountId: number,
  until?: number,
): Promise<Counted & { unread: number }> {
  const { count, newest, total, read } = await db
    .selectFrom('account_notice')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(isUpTo(sql`sent_at`, until))
        .as('count'),
      fn.max<number | null>('sent_at').as('newest'),
      fn.countAll<number>().as('total'),
      fn.count<number>('read_at').as('read'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), newest, unread: Number(total) - Number(read) }
}

/** Takes on notices of which no device was told, oldest first; each is handed out once, to one process. */
export async function claimUnpushed(
  db: Database,
  now: number,
  limit: number,
): Promise<(NoticeRow & { merchant_id: number })[]> {
  const { rows } = await sql<NoticeRow & { merchant_id: number }>`
    update account_notice set pushed_at = ${now} from account
    where account.id = account_notice.account_id and account_notice.id in (
      select id from account_notice where pushed_at is null order by id limit ${limit} for update skip locked)
    returning account_notice.*, account.merchant_id`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Notes that an account has read a notice of its own; false where it has no such notice. */
export async function updateNoticeRead(
  db: Database,
  { noticeId, accountId, now }: { noticeId: number; accountId: number; now: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('account_notice')
    .set(({ fn, val }) => ({ read_at: fn.coalesce('read_at', val(now)) }))
    .where('id', '=', noticeId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
