import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whether the register in force at a merchant names a phone number or a mail address. */
export async function isRegistered(
  db: Database,
  merchantId: number,
  { mobile = null, email = null }: { mobile?: string | null | undefined; email?: string | null | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    select from register_entry
    where file_id = (${fileInForce(merchantId)})
      and hash = any(register_hashes(${mobile}::text, ${email}::text)) limit 1`.execute(db)
  return rows.length > 0
}

/** An account that a register closes play to, or opens it to again. */
export type RegisteredAccount = { id: number; name: string }

/** Closes play to an account whose person the register in force names; undefined where it does not, or play is closed already. */
export async function banIfRegistered(
  trx: Database,
  accountId: number,
  now: number,
): Promise<{ merchantId: number; name: string } | undefined> {
  const { rows } = await sql<{ merchantId: number; name: string }>`
    with named as (
      select account.id, account.merchant_id, account.name from account
      where account.id = ${accountId} and account.type = 0 and exists (
        select from register_entry
        where file_id = (${fileInForce(sql`account.merchant_id`)})
          and hash = any(register_hashes(account.mobile, account.email)))
    ), banned as (
      insert into protection_pause (account_id, kind, starts_at, source)
      select id, 'exclusion', ${now}::bigint, 'register' from named
      on conflict do nothing returning account_id
    )
    select named.merchant_id as "merchantId", named.name from named join banned on banned.account_id = named.id`.execute(
    trx,
  )
  return rows[0]
}

/** The newest file that was applied at a merchant. */
function fileInForce(merchantId: number | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id from register_file where register_file.merchant_id = ${merchantId} and applied_at is not null
    order by applied_at desc, id desc limit 1`
}

/** A file whose accounts are still to be looked at. */
export type UncheckedFile = { id: number; merchantId: number; name: string; checkedTo: number }

/** One file that was applied and not gone through, locked until the transaction ends; undefined where there is none. */
export async function lockUncheckedFile(trx: Database): Promise<UncheckedFile | undefined> {
  return trx
    .selectFrom('register_file')
    .select(['id', 'merchant_id as merchantId', 'name', 'checked_to as checkedTo'])
    .where('applied_at', 'is not', null)
    .where('checked_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** What a look at some accounts found: how far it came, whom the file closes play to, and whom it does not name any more. */
export type Looked = { count: number; last: number; named: RegisteredAccount[]; freed: RegisteredAccount[] }

/** Looks at the next accounts in the order of their numbers, as far as they are of the file's merchant. */
export async function lookAtAccounts(trx: Database, file: UncheckedFile, most: number): Promise<Looked> {
  const { rows } = await sql<RegisteredAccount & { isOwn: boolean; isNamed: boolean; isBanned: boolean }>`
    select next.id, next.name, next.merchant_id = ${file.merchantId} as "isOwn",
      next.type = 0 and exists (
        select from register_entry
        where file_id = ${file.id} and hash = any(register_hashes(next.mobile, next.email))) as "isNamed",
      exists (
        select from protection_pause
        where account_id = next.id and source = 'register' and ends_at is null) as "isBanned"
    from (
      select id, name, type, mobile, email, merchant_id from account
      where id > ${file.checkedTo} order by id limit ${most}
    ) as next
    order by next.id`.execute(trx)
  const own = rows.filter(({ isOwn }) => isOwn)
  return {
    count: rows.length,
    last: rows.at(-1)?.id ?? file.checkedTo,
    named: own.filter(({ isNamed, isBanned }) => isNamed && !isBanned),
    freed: own.filter(({ isNamed, isBanned }) => isBanned && !isNamed),
  }
}

/** Notes how far the accounts of a file were looked at; with `now` that all of them were. */
export async function updateChecked(
  trx: Database,
  fileId: number,
  { to, now }: { to: number; now: number | null },
): Promise<void> {
  await trx
    .updateTable('register_file')
    .set({ checked_to: to, checked_at: now })
    .where('id', '=', fileId)
    .execute()
}
