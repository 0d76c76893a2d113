import { sql, type Selectable } from 'kysely'
import type { PayoutMark } from '@saola/rules'
import { isPayoutLocked } from '../../accounts/payout-guard/payout-guard-store.ts'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import type { Schema } from '../../db/schema.ts'
import { parseId } from '../../http/parse-id.ts'

/** A row of the table `withdrawal`. */
export type WithdrawalRow = Selectable<Schema['withdrawal']>

/** What is written when the hold is recorded. */
export type NewWithdrawal = {
  accountId: number
  bankCardId: number
  idempotencyKey: string
  amount: number
  now: number
  holdTransferId: number
  marks: readonly PayoutMark[]
}

/** Writes a withdrawal whose amount is on hold. */
export function createWithdrawal(trx: Database, wanted: NewWithdrawal): Promise<WithdrawalRow> {
  return trx
    .insertInto('withdrawal')
    .values({
      account_id: wanted.accountId,
      bank_card_id: wanted.bankCardId,
      idempotency_key: wanted.idempotencyKey,
      amount: wanted.amount,
      created_at: wanted.now,
      hold_transfer_id: wanted.holdTransferId,
      ...(wanted.marks.length > 0 && { marks: [...wanted.marks] }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A withdrawal of an account. */
export function findWithdrawal(
  db: Database,
  id: number,
  accountId: number,
): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The withdrawal, locked until the transaction ends; undefined when the account has none of this id. */
export async function lockWithdrawal(
  trx: Database,
  id: string,
  accountId?: number,
): Promise<WithdrawalRow | undefined> {
  let query = trx.selectFrom('withdrawal').selectAll().where('id', '=', readOrderNo(id))
  if (accountId !== undefined) query = query.where('account_id', '=', accountId)
  return query.forUpdate().executeTakeFirst()
}

/** Whether the account of a withdrawal belongs to a merchant. */
export async function isOfMerchant(trx: Database, row: WithdrawalRow, merchantId: number): Promise<boolean> {
  const owner = await trx
    .selectFrom('account')
    .select('id')
    .where('id', '=', row.account_id)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return owner !== undefined
}

/** The merchant whose member asked for a withdrawal, by its number as people write it: 700001 or WD700001. */
export async function findMerchantOfWithdrawal(db: Database, number: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select('merchant.code')
    .where('withdrawal.id', '=', readOrderNo(number))
    .executeTakeFirst()
  return row?.code
}

/** What a step changes of a withdrawal. */
export type WithdrawalChange = Partial<
  Pick<
    WithdrawalRow,
    'state' | 'confirmation' | 'sent' | 'returned' | 'received' | 'reason' | 'disbursed_at' | 'marks'
  >
>

/** Writes a withdrawal as it is after a step. */
export function updateWithdrawal(
  trx: Database,
  id: number,
  change: WithdrawalChange,
): Promise<WithdrawalRow> {
  return trx
    .updateTable('withdrawal')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Disbursed withdrawals that wait for an answer, the longest waiting first, with the settings of their merchants. */
export function listUnanswered(
  db: Database,
  most: number,
): Promise<{ id: number; settings: MerchantSettings }[]> {
  return db
    .selectFrom('withdrawal')
    .innerJoin('account', 'account.id', 'withdrawal.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['withdrawal.id', 'merchant.settings'])
    .where('withdrawal.confirmation', '=', 'disbursed')
    .orderBy('withdrawal.disbursed_at')
    .limit(most)
    .execute()
}

/** Withdrawals of an account that the bank has and that nobody has closed, newest first. */
export function listUnansweredOf(db: Database, accountId: number): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmation', 'in', ['disbursed', 'partly_sent', 'partly_received', 'not_received'])
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Withdrawals that may be paid by themselves and that nothing was paid of yet, the oldest first, with the settings of their
 * merchants: those that wait for a person must not stand before the others.
 */
export function listUnpaid(
  db: Database,
  most: number,
): Promise<{ id: number; settings: MerchantSettings }[]> {
  return (
    db
      .selectFrom('withdrawal')
      .innerJoin('account', 'account.id', 'withdrawal.account_id')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select(['withdrawal.id', 'merchant.settings'])
      .where(({ eb, and, or }) =>
        or([
          eb('withdrawal.state', '=', 'approved'),
          and([eb('withdrawal.state', '=', 'in_process'), eb('withdrawal.marks', '=', sql<string[]>`'{}'`)]),
        ]),
      )
      .where(
        'withdrawal.amount',
        '<=',
        sql<number>`coalesce((merchant.settings #>> '{withdrawal,automaticUpTo}')::bigint, 0)`,
      )
      // Of a member whom the operator has locked, nothing is paid without a person (system 57).
      .where('account.active_flag', '=', 1)
      // What its owner has locked waits for the operator (wallet 42).
      .where((row) => row.not(isPayoutLocked()))
      .orderBy('withdrawal.id')
      .limit(most)
      .execute()
  )
}

/** Notes that a transfer of the ledger belongs to a withdrawal. */
export async function appendTransfer(trx: Database, withdrawalId: number, transferId: number): Promise<void> {
  await trx
    .insertInto('withdrawal_transfer')
    .values({ transfer_id: transferId, withdrawal_id: withdrawalId })
    .execute()
}

/** How many transfers a withdrawal has after its hold. */
export async function countTransfers(trx: Database, withdrawalId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal_transfer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The number that members and the statement call a withdrawal by. */
export function orderNo(id: number): string {
  return `WD${id}`
}

/** The withdrawal that is meant by its number, or by what members call it; 0 for anything else. */
export function readOrderNo(text: string): number {
  return parseId(text.replace(/^WD/i, ''))
}
