import type { Database } from '../db/database.ts'

/**
 * The ledger accounts that an account owns, none ever below zero: its wallet, money held for a withdrawal, money on
 * the way to or from a vendor, and its points.
 */
export type MemberAccountKind = 'wallet' | 'hold' | 'transit' | 'points'

/**
 * The ledger accounts of the operator. All but `suspense` and those of jackpots may go below zero: they are the
 * other side of members' money, and `points-issued` that of their points.
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

type LedgerAccountName = { owner_id: number | null; kind: string; currency: 'VND' | 'PTS' }

/** One that an account owns. The database opens the wallet with the account; the others open when first asked for. */
export function memberAccount(
  db: Database,
  accountId: number,
  kind: MemberAccountKind = 'wallet',
): Promise<number> {
  return findOrOpen(db, { owner_id: accountId, kind, currency: kind === 'points' ? 'PTS' : 'VND' })
}

/** A ledger account of the operator, opened when it is first asked for. */
export function operatorAccount(db: Database, kind: OperatorAccountKind): Promise<number> {
  return findOrOpen(db, { owner_id: null, kind, currency: kind === 'points-issued' ? 'PTS' : 'VND' })
}

async function findOrOpen(db: Database, name: LedgerAccountName): Promise<number> {
  const known = await find(db, name)
  if (known !== undefined) return known
  await db
    .insertInto('ledger_account')
    .values({ ...name, may_be_negative: name.owner_id === null && !/^(suspense|jackpot)/.test(name.kind) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const opened = await find(db, name)
  if (opened === undefined) throw new Error(`the ledger account ${name.kind} could not be opened`)
  return opened
}

async function find(db: Database, name: LedgerAccountName): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner_id', name.owner_id === null ? 'is' : '=', name.owner_id)
    .where('kind', '=', name.kind)
    .where('currency', '=', name.currency)
    .executeTakeFirst()
  return row?.id
}
