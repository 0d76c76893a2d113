import type { SubAccount, SubAccountRight } from '@saola/protocol'
import { updateIsOn } from '../../accounts/access/account-state-store.ts'
import type { Database } from '../../db/database.ts'

type Row = {
  id: number
  name: string
  label: string
  rights: string[]
  daily_cap: number
  active_flag: number
  first_login: boolean
  created_at: number
  last_login_at: number | null
}

/** An agent's sub-accounts, newest first. */
export async function listOwned(db: Database, ownerId: number): Promise<SubAccount[]> {
  const rows = await subAccountsOf(db, ownerId).orderBy('account.id', 'desc').execute()
  return rows.map(toSubAccount)
}

/** One sub-account of an agent; undefined for any other account. */
export async function findOwned(
  db: Database,
  ownerId: number,
  accountId: number,
): Promise<SubAccount | undefined> {
  const row = await subAccountsOf(db, ownerId).where('account.id', '=', accountId).executeTakeFirst()
  return row && toSubAccount(row)
}

/** Keeps others from changing an agent's sub-accounts until the transaction ends, so that they are counted one by one. */
export async function lockOwner(trx: Database, ownerId: number): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', ownerId).forUpdate().execute()
}

/** Puts a new account under its owner. */
export async function insertOwned(
  trx: Database,
  made: {
    accountId: number
    ownerId: number
    label: string
    rights: string[]
    dailyCap: number
    now: number
  },
): Promise<void> {
  await trx
    .insertInto('sub_account')
    .values({
      account_id: made.accountId,
      owner_id: made.ownerId,
      label: made.label,
      rights: made.rights,
      daily_cap: made.dailyCap,
      created_at: made.now,
    })
    .execute()
}

/** Writes what an owner calls a sub-account, what it may do and move, and whether it is in use. */
export async function updateOwned(
  trx: Database,
  accountId: number,
  { label, rights, dailyCap, isOn }: { label: string; rights: string[]; dailyCap: number; isOn: boolean },
): Promise<void> {
  await trx
    .updateTable('sub_account')
    .set({ label, rights, daily_cap: dailyCap })
    .where('account_id', '=', accountId)
    .execute()
  await updateIsOn(trx, accountId, isOn)
}

function subAccountsOf(db: Database, ownerId: number) {
  return db
    .selectFrom('sub_account')
    .innerJoin('account', 'account.id', 'sub_account.account_id')
    .select([
      'account.id',
      'account.name',
      'sub_account.label',
      'sub_account.rights',
      'sub_account.daily_cap',
      'account.active_flag',
      'account.first_login',
      'sub_account.created_at',
      'account.last_login_at',
    ])
    .where('sub_account.owner_id', '=', ownerId)
}

function toSubAccount(row: Row): SubAccount {
  return {
    customerId: String(row.id),
    customerName: row.name,
    label: row.label,
    rights: row.rights as SubAccountRight[],
    dailyCap: row.daily_cap,
    isOn: row.active_flag === 1,
    mustChangePassword: row.first_login,
    createdAt: row.created_at,
    ...(row.last_login_at !== null && { lastLogin: row.last_login_at }),
  }
}
