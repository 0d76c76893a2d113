import { sql, type Selectable } from 'kysely'
import type { BeforeBounce, TransferHold, TransferOutcome } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import type { Schema } from '../db/schema.ts'

/** A row of the table `bank_transfer`. */
export type BankTransferRow = Selectable<Schema['bank_transfer']>

/** What a bank reported under one of its numbers, the first one first. */
export function listReported(trx: Database, reference: string): Promise<ReportedTransfer[]> {
  return trx
    .selectFrom('bank_transfer')
    .select([
      'bank_reference',
      'memo',
      'amount',
      'told_amount',
      'outcome',
      'bank',
      'bank_account',
      'bank_day',
    ])
    .where(({ eb, or, and }) =>
      or([
        eb('told_reference', '=', reference),
        // A number that we gave to another transfer is none that the bank told.
        and([eb('bank_reference', '=', reference), eb('told_reference', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** A transfer that was reported before. */
export type ReportedTransfer = Pick<
  BankTransferRow,
  'bank_reference' | 'memo' | 'amount' | 'told_amount' | 'outcome' | 'bank' | 'bank_account' | 'bank_day'
>

/** A reported transfer as nobody else changes it yet. */
export function findTransfer(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  return trx
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockTransferRow(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  return trx
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** A transfer as it is recorded; `creditedTo` is the account that it reached at once. */
export type NewBankTransfer = {
  /** Ours; `toldReference` is the bank's, where that is another one. */
  reference: string
  toldReference: string | undefined
  memo: string
  bank: string
  account: string
  day: number | undefined
  told: string | undefined
  amount: number
  /** What the report as a whole brought, where this is a part of it. */
  toldAmount: number | undefined
  receivedAt: number
  outcome: TransferOutcome
  held: TransferHold | undefined
  depositId: number | undefined
  merchantId: number | null
  transferId: number
  creditedTo: number | undefined
  payerKey: string | undefined
}

/** Writes a reported transfer; one that is credited to nobody waits. */
export async function createTransfer(trx: Database, transfer: NewBankTransfer): Promise<void> {
  await trx
    .insertInto('bank_transfer')
    .values({
      bank_reference: transfer.reference,
      told_reference: transfer.toldReference ?? null,
      told_amount: transfer.toldAmount ?? null,
      bank: transfer.bank,
      bank_account: transfer.account,
      bank_day: transfer.day ?? null,
      told: transfer.told ?? null,
      memo: transfer.memo,
      amount: transfer.amount,
      received_at: transfer.receivedAt,
      outcome: transfer.outcome,
      held: transfer.held ?? null,
      deposit_id: transfer.depositId ?? null,
      merchant_id: transfer.merchantId,
      transfer_id: transfer.transferId,
      payer_key: transfer.payerKey ?? null,
      ...(transfer.creditedTo !== undefined && {
        state: 'credited' as const,
        account_id: transfer.creditedTo,
        settled_at: transfer.receivedAt,
      }),
    })
    .execute()
}

/** Writes where a waiting transfer went: to an account, whose merchant it is kept for from now on, or back to the bank. */
export function updateSettled(
  trx: Database,
  id: number,
  settled: {
    accountId: number | undefined
    payout: { id: number; before: BeforeBounce } | undefined
    transferId: number
    reason: string | undefined
    by: string | undefined
    now: number
  },
): Promise<BankTransferRow> {
  return trx
    .updateTable('bank_transfer')
    .set({
      state: settled.accountId === undefined ? 'returned' : 'credited',
      account_id: settled.accountId ?? null,
      merchant_id: sql`coalesce((select merchant_id from account where id = ${settled.accountId ?? null}::bigint),
        bank_transfer.merchant_id)`,
      withdrawal_id: settled.payout?.id ?? null,
      confirmation_before: settled.payout?.before.state ?? null,
      received_before: settled.payout?.before.received ?? null,
      settle_transfer_id: settled.transferId,
      settled_at: settled.now,
      reason: settled.reason ?? null,
      decided_by: settled.by ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes down why a waiting transfer does not reach its account. */
export async function updateHeld(trx: Database, id: number, held: TransferHold): Promise<void> {
  await trx.updateTable('bank_transfer').set({ held }).where('id', '=', id).execute()
}

/** A waiting transfer whose memo has an owner. */
export type WaitingTransfer = {
  bank_reference: string
  outcome: TransferOutcome
  account_id: number
  settings: MerchantSettings
}

/**
 * Waiting transfers with a known memo whose owner may have them, as far as is known, the oldest first. Merchants that look first keep theirs: they must not stand
 * before the others.
 */
export async function listWaiting(db: Database, most: number): Promise<WaitingTransfer[]> {
  return (
    db
      .selectFrom('bank_transfer')
      .innerJoin('deposit', 'deposit.id', 'bank_transfer.deposit_id')
      .innerJoin('account', 'account.id', 'deposit.account_id')
      .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
      .select([
        'bank_transfer.bank_reference',
        'bank_transfer.outcome',
        'deposit.account_id',
        'merchant.settings',
      ])
      .where('bank_transfer.state', '=', 'waiting')
      .where('bank_transfer.held', 'is', null)
      // What was taken back from an account is not given to it again by itself.
      .where('bank_transfer.undone_at', 'is', null)
      .where(
        sql<boolean>`coalesce((merchant.settings #>> '{deposit,creditOthers}')::boolean, true)`,
        '=',
        true,
      )
      .orderBy('bank_transfer.id')
      .limit(most)
      .execute()
  )
}

/** Whether money is for an account of a merchant or came to its bank, or is for nobody for certain. */
export async function isOfMerchant(
  trx: Database,
  row: Pick<BankTransferRow, 'account_id' | 'deposit_id' | 'merchant_id'>,
  merchantId: number,
): Promise<boolean> {
  const { rows } = await sql<{ merchant_id: number }>`
    select merchant_id from account where id = coalesce(${row.account_id}::bigint,
      (select account_id from deposit where id = ${row.deposit_id}::bigint))`.execute(trx)
  const owner = rows[0]?.merchant_id ?? row.merchant_id
  return owner === null || owner === merchantId
}

/** Money in the suspense account that a person has to decide about. */
export type DeskTransfer = {
  reference: string
  /** Number and text as they came, or the bank's number alone where ours is another one; empty where both stand here as they came. */
  told: string
  bank: string
  bankAccount: string
  memo: string
  amount: number
  receivedAt: number
  outcome: TransferOutcome
  /** What keeps it from the account that it is for, where something does. */
  held: TransferHold | null
  /** What its owner wants done with it meanwhile. */
  wish: BankTransferRow['wish']
  /** When it was last taken from where it had gone. */
  undoneAt: number | null
  /** Who opened the deposit that it names, where it names one. */
  owner: string | null
  /** Whose it is to decide: the merchant of its owner, else the one whose bank it came to. */
  merchant: string | null
}

/**
 * The money that a person has to decide about, the oldest first: what names nobody for certain, what its account may not have, and what
 * its merchant wants to look at first; with a merchant, its own and what names nobody.
 */
export async function listUndecided(
  db: Database,
  merchantId: number | undefined,
  most: number,
): Promise<DeskTransfer[]> {
  const rows = await db
    .selectFrom('bank_transfer')
    .leftJoin('deposit', 'deposit.id', 'bank_transfer.deposit_id')
    .leftJoin('account', 'account.id', 'deposit.account_id')
    .leftJoin('merchant', (join) =>
      join.on(sql<boolean>`merchant.id = coalesce(account.merchant_id, bank_transfer.merchant_id)`),
    )
    .select([
      'bank_transfer.bank_reference as reference',
      'bank_transfer.told',
      'bank_transfer.told_reference as toldReference',
      'bank_transfer.bank',
      'bank_transfer.bank_account as bankAccount',
      'bank_transfer.memo',
      'bank_transfer.amount',
      'bank_transfer.received_at as receivedAt',
      'bank_transfer.outcome',
      'bank_transfer.held',
      'bank_transfer.wish',
      'bank_transfer.undone_at as undoneAt',
      'account.name as owner',
      'merchant.code as merchant',
    ])
    .where('bank_transfer.state', '=', 'waiting')
    .where(({ eb, or }) =>
      or([
        eb('bank_transfer.deposit_id', 'is', null),
        eb('bank_transfer.held', 'is not', null),
        eb('bank_transfer.undone_at', 'is not', null),
        eb(sql`coalesce((merchant.settings #>> '{deposit,creditOthers}')::boolean, true)`, '=', false),
      ]),
    )
    .$if(merchantId !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('merchant.id', '=', merchantId ?? 0), eb('merchant.id', 'is', null)]),
      ),
    )
    .orderBy('bank_transfer.id')
    .limit(most)
    .execute()
  return rows.map(({ told, toldReference, ...row }) => ({ ...row, told: told ?? toldReference ?? '' }))
}

/** The account of a merchant that has a user name. */
export function findAccountByName(
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
