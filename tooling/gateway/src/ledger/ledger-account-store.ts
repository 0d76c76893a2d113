import { sql } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../db/database.ts'
import { numberList } from '../db/number-list.ts'

/**
 * The ledger accounts that an account owns: its wallet, money held for a withdrawal, money on the way to or from a vendor,
 * a bonus under turnover, its points, and what it owes. The last one alone is below zero, and never above.
 */
export type MemberAccountKind = 'wallet' | 'hold' | 'transit' | 'bonus' | 'points' | 'debt'

/**
 * The ledger accounts of an operator, which are those of a merchant. All but `suspense` and those of jackpots may go below zero:
 * they are the other side of members' money, and `points-issued` that of their points.
 */
export type OperatorAccountKind =
  | 'bank'
  | 'suspense'
  | 'opening'
  | 'salary'
  | 'dividend'
  | 'promotion'
  | 'points-issued'
  | `vendor:${string}`
  | `jackpot:${string}`
  | `jackpot-reserve:${string}`

/**
 * Whose an operator's account is: a merchant's, or that of the merchant of an account. Money at the bank that names no merchant for
 * certain is in accounts of none.
 */
type OperatorOf = { merchantId: number | null } | { accountId: number }

type LedgerAccountName = {
  owner_id: number | null
  merchant_id: number | null
  kind: string
  currency: 'VND' | 'PTS'
}

/** One that an account owns. The database opens the wallet with the account; the others open when first asked for. */
export function memberAccount(
  db: Database,
  accountId: number,
  kind: MemberAccountKind = 'wallet',
): Promise<number> {
  const currency = kind === 'points' ? 'PTS' : 'VND'
  return findOrOpen(db, { owner_id: accountId, merchant_id: null, kind, currency })
}

/** The wallets of accounts, by the account; each is there from the account's first moment. */
export async function memberAccounts(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'owner_id'])
    .where('owner_id', 'in', accountIds)
    .where('kind', '=', 'wallet')
    .where('currency', '=', 'VND')
    .execute()
  return new Map(rows.flatMap(({ id, owner_id: owner }) => (owner === null ? [] : [[owner, id] as const])))
}

/** A wallet, and what is in it. */
export type Wallet = { id: number; balance: number }

/** The wallets of accounts as they are now, by the account; nothing keeps their balances as they are. */
export async function walletsOf(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Wallet>> {
  const rows = await askWallets(db, { owners: numberList(accountIds) })
  return new Map(rows.map(({ owner_id: owner, id, balance }) => [owner, { id, balance }]))
}

const askWallets = planOnce('wallets', (db: Database, { owners }: { owners: string }) =>
  sql<Wallet & { owner_id: number }>`
    select owner_id, id, balance from ledger_account
    where owner_id = any(${owners}::bigint[]) and kind = 'wallet' and currency = 'VND'`.compile(db),
)

/** The accounts of points of many, opened where they are missing, by the account. */
export async function pointsAccounts(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = () =>
    db
      .selectFrom('ledger_account')
      .select(['id', 'owner_id'])
      .where('owner_id', 'in', accountIds)
      .where('kind', '=', 'points')
      .execute()
  const known = await rows()
  const having = new Set(known.map(({ owner_id: owner }) => owner))
  const missing = accountIds.filter((id) => !having.has(id))
  if (missing.length > 0) {
    await db
      .insertInto('ledger_account')
      .values(
        missing.map((id) => ({
          owner_id: id,
          kind: 'points',
          currency: 'PTS' as const,
          may_be_negative: false,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const all = missing.length === 0 ? known : await rows()
  return new Map(all.flatMap(({ id, owner_id: owner }) => (owner === null ? [] : [[owner, id] as const])))
}

/** Locks ledger accounts in the order of their ids, as every transfer does, and tells their balances. */
export async function lockBalances(trx: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; balance: number }>`
    select id, balance from ledger_account where id = any(${numberList(ids)}::bigint[])
    order by id for no key update`.execute(trx)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** A ledger account of an operator, opened when it is first asked for. */
export async function operatorAccount(
  db: Database,
  kind: OperatorAccountKind,
  of: OperatorOf,
): Promise<number> {
  const currency = currencyOf(kind)
  if ('merchantId' in of) {
    return findOrOpen(db, { owner_id: null, merchant_id: of.merchantId, kind, currency })
  }
  const accounts = await operatorAccounts(db, kind, [of.accountId])
  const account = accounts.get(of.accountId)
  if (account === undefined) throw new Error(`there is no account ${of.accountId}`)
  return account
}

/** The ledger accounts of the operators whose merchants accounts belong to, by the account; opened where they are missing. */
export async function operatorAccounts(
  db: Database,
  kind: OperatorAccountKind,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const currency = currencyOf(kind)
  const { rows } = await sql<{ account_id: number; merchant_id: number; id: number | null }>`
    select account.id as account_id, account.merchant_id, own.id
    from account left join ledger_account own on own.owner_id is null and own.merchant_id = account.merchant_id
      and own.kind = ${kind} and own.currency = ${currency}
    where account.id = any(${numberList(accountIds)}::bigint[])`.execute(db)
  const opened = new Map<number, number>()
  const accounts = new Map<number, number>()
  for (const { account_id: accountId, merchant_id: merchantId, id } of rows) {
    const own =
      id ??
      opened.get(merchantId) ??
      (await findOrOpen(db, { owner_id: null, merchant_id: merchantId, kind, currency }))
    opened.set(merchantId, own)
    accounts.set(accountId, own)
  }
  return accounts
}

function currencyOf(kind: OperatorAccountKind): 'VND' | 'PTS' {
  return kind === 'points-issued' ? 'PTS' : 'VND'
}

async function findOrOpen(db: Database, name: LedgerAccountName): Promise<number> {
  const known = await find(db, name)
  if (known !== undefined) return known
  await db
    .insertInto('ledger_account')
    .values({ ...name, may_be_negative: mayBeNegative(name) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await find(db, name)
  if (opened === undefined) throw new Error(`the ledger account ${name.kind} could not be opened`)
  return opened
}

function mayBeNegative({ owner_id: owner, kind }: LedgerAccountName): boolean {
  return owner === null ? !/^(suspense|jackpot)/.test(kind) : kind === 'debt'
}

async function find(db: Database, name: LedgerAccountName): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner_id', name.owner_id === null ? 'is' : '=', name.owner_id)
    .where('merchant_id', name.merchant_id === null ? 'is' : '=', name.merchant_id)
    .where('kind', '=', name.kind)
    .where('currency', '=', name.currency)
    .executeTakeFirst()
  return row?.id
}
