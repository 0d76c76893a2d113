import type { Selectable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'

export type DepositRow = Selectable<Schema['deposit']>

export type NewDeposit = {
  accountId: number
  idempotencyKey: string
  amount: number
  /** Gives another memo each time; asked again when one is taken. */
  makeMemo: () => string
  createdAt: number
  expiresAt: number
}

const mostAttempts = 5

/** Writes a deposit once per account and key; the same key finds the first deposit again. */
export async function openDeposit(db: Database, wanted: NewDeposit): Promise<DepositRow> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const opened = await db
      .insertInto('deposit')
      .values({
        account_id: wanted.accountId,
        idempotency_key: wanted.idempotencyKey,
        amount: wanted.amount,
        memo: wanted.makeMemo(),
        status: 'pending',
        created_at: wanted.createdAt,
        expires_at: wanted.expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (opened) return opened
    const known = await findDepositByKey(db, wanted.accountId, wanted.idempotencyKey)
    if (known) return known
  }
  throw new Error(`no free memo after ${mostAttempts} attempts`)
}

/** The deposit that an account opened under a key. */
export function findDepositByKey(
  db: Database,
  accountId: number,
  idempotencyKey: string,
): Promise<DepositRow | undefined> {
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
}

/** A deposit by its number as text; undefined for anything that is no number of a deposit. */
export async function findDeposit(db: Database, depositId: string): Promise<DepositRow | undefined> {
  if (!/^\d{1,15}$/.test(depositId)) return undefined
  return db.selectFrom('deposit').selectAll().where('id', '=', Number(depositId)).executeTakeFirst()
}

/** How a deposit stands now; nobody has to write down that time has passed. */
export function depositStatusAt(
  deposit: Pick<DepositRow, 'status' | 'expires_at'>,
  now: number,
): 'pending' | 'received' | 'expired' {
  if (deposit.status === 'received') return 'received'
  return now < deposit.expires_at ? 'pending' : 'expired'
}
