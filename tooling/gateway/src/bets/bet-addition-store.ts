import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** What comes on top of a bet; `debitId` is the vendor's transaction that took it. */
export type NewAddition = {
  vendor: string
  debitId: string
  betId: number
  amount: number
  /** Another stake of the round, and no part of the first. */
  standsAlone: boolean
  now: number
}

/** Adds to the stake of a bet that is locked. */
export async function addToBet(trx: Database, addition: NewAddition): Promise<void> {
  await trx
    .insertInto('bet_addition')
    .values({
      vendor_code: addition.vendor,
      debit_id: addition.debitId,
      bet_id: addition.betId,
      amount: addition.amount,
      stands_alone: addition.standsAlone,
      added_at: addition.now,
      returned_at: null,
    })
    .execute()
  await trx
    .updateTable('bet')
    .set({ bet_amount: sql`bet_amount + ${addition.amount}` })
    .where('id', '=', addition.betId)
    .execute()
}

/**
 * An addition by the debit that took it, with its bet, both locked until the transaction ends. With the bet alone, whoever
 * waited for it would see the addition as it was before the wait, and return it a second time.
 */
export function lockAddition(trx: Database, debit: { vendor: string; debitTransactionId: string }) {
  return trx
    .selectFrom('bet_addition')
    .innerJoin('bet', 'bet.id', 'bet_addition.bet_id')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .select([
      'bet_addition.debit_id',
      'bet_addition.vendor_code',
      'bet_addition.amount',
      'bet_addition.returned_at',
      'bet.id as bet_id',
      'bet.account_id',
      'bet.order_no',
      'bet.wallet',
      'bet.status',
      'bet.paid_amount',
      'bet.bet_amount',
      'bet.play_session_id',
      'game.name_en',
      'account.merchant_id',
    ])
    .where('bet_addition.vendor_code', '=', debit.vendor)
    .where('bet_addition.debit_id', '=', debit.debitTransactionId)
    .forUpdate(['bet', 'bet_addition'])
    .executeTakeFirst()
}

/** Takes an addition out of the stake of its bet. */
export async function returnAddition(
  trx: Database,
  addition: { vendor_code: string; debit_id: string; bet_id: number; amount: number },
  now: number,
): Promise<void> {
  await trx
    .updateTable('bet_addition')
    .set({ returned_at: now })
    .where('vendor_code', '=', addition.vendor_code)
    .where('debit_id', '=', addition.debit_id)
    .execute()
  await trx
    .updateTable('bet')
    .set({ bet_amount: sql`bet_amount - ${addition.amount}` })
    .where('id', '=', addition.bet_id)
    .execute()
}

/** What is staked on a bet beside its first stake and what moves added to that. */
export async function sumStandingAlone(trx: Database, betId: number): Promise<number> {
  const rows = await trx
    .selectFrom('bet_addition')
    .select('amount')
    .where('bet_id', '=', betId)
    .where('stands_alone', '=', true)
    .where('returned_at', 'is', null)
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** Takes the first stake of a bet that is locked out of it, with all that moves added, and leaves the others. */
export async function returnFirstStake(
  trx: Database,
  { betId, left, now }: { betId: number; left: number; now: number },
): Promise<void> {
  const added = await trx
    .updateTable('bet_addition')
    .set({ returned_at: now })
    .where('bet_id', '=', betId)
    .where('stands_alone', '=', false)
    .where('returned_at', 'is', null)
    .returning('amount')
    .execute()
  const moves = added.reduce((sum, { amount }) => sum + amount, 0)
  await trx
    .updateTable('bet')
    .set({
      returned_amount: sql`returned_amount + bet_amount - ${left + moves}::bigint`,
      bet_amount: left,
    })
    .where('id', '=', betId)
    .execute()
}
