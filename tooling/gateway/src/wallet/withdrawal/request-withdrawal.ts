import { formatMoney, languageOf } from '@saola/i18n'
import { accountType, type calls, type Withdrawal } from '@saola/protocol'
import { checkWithdrawal } from '@saola/rules'
import type { Database } from '../../db/open-database.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { requirePaymentPassword } from '../../member/payment-password.ts'
import { hashRequest, playerBook, postTransfer } from '../ledger.ts'
import { cardNumber } from './bank-cards.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { describeWithdrawals, noteEvent, orderNo, type WithdrawalRow } from './withdrawal-store.ts'

/** Refuses who may not ask for this withdrawal, before anything is written. */
export type RequireProof = (context: Request) => Promise<void>

/** Asks for a withdrawal with the payment password as proof. */
export const requestWithdrawal: Handler<typeof calls.wallet.withdraw> = (context) =>
  requestProved(context, ({ account, house, input }) =>
    requirePaymentPassword(house, account.id, input.paymentPassword),
  )

/**
 * Asks for a withdrawal: the amount goes on hold in the same moment, decided by the database. The same key answers with
 * the same withdrawal, without another proof.
 */
export async function requestProved(context: Request, requireProof: RequireProof): Promise<Withdrawal> {
  const { account, house } = context
  if (account.type === accountType.trial) throw new Fault('account.type.refused')
  const known = await findByKey(house.db, account.id, context.idempotencyKey)
  if (known) return repeat(context, known)
  await requireProof(context)
  refuseAmount(context)
  const row = await house.db.transaction().execute((trx) => open(trx, context))
  return describeOne(context, row)
}

async function open(trx: Database, context: Request): Promise<WithdrawalRow> {
  const { account, house, input, idempotencyKey } = context
  const card = await trx
    .selectFrom('bank_card')
    .select('id')
    .where('id', '=', cardNumber(input.cardId))
    .where('account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!card) throw new Fault('wallet.card.refused', { field: 'cardId' })
  const now = house.now()
  const posted = await postTransfer(trx, {
    scope: `withdrawal:${account.id}`,
    key: idempotencyKey,
    requestHash: hashRequest(input.cardId, input.amount),
    kind: 'hold',
    reference: idempotencyKey,
    remark: 'wallet.statement.remark.withdrawal',
    now,
    entries: [
      { bookAccountId: await playerBook(trx, account.id), amount: -input.amount },
      { bookAccountId: await playerBook(trx, account.id, 'hold'), amount: input.amount },
    ],
  })
  if (posted.outcome === 'insufficient') {
    throw new Fault('wallet.insufficient', { field: 'amount', messageKey: 'wallet.withdraw.insufficient' })
  }
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  // A tap that was faster by a moment has opened it.
  const first = await findByKey(trx, account.id, idempotencyKey)
  if (first) return first
  const row = await trx
    .insertInto('withdrawal')
    .values({
      account_id: account.id,
      bank_card_id: card.id,
      idempotency_key: idempotencyKey,
      amount: input.amount,
      created_at: now,
      hold_transfer_id: posted.transferId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, { withdrawal_id: row.id, state: 'in_process', at: now, by: 'member' })
  return row
}

function refuseAmount({ input, merchant, language: spoken }: Request): void {
  const { minimumAmount: min, maximumAmount: max } = withdrawalSettingsOf(merchant.settings)
  // What is available is the database's to say, in the moment of the hold.
  const refusal = checkWithdrawal(input.amount, Number.MAX_SAFE_INTEGER, { min, max })
  if (!refusal) return
  const language = languageOf(spoken)
  throw new Fault('wallet.withdraw.refused', {
    field: 'amount',
    messageKey: refusal,
    params: { min: formatMoney(min, language), max: formatMoney(max, language) },
  })
}

function repeat(context: Request, row: WithdrawalRow) {
  const isSame = row.amount === context.input.amount && row.bank_card_id === cardNumber(context.input.cardId)
  if (!isSame) throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return describeOne(context, row)
}

function findByKey(db: Database, accountId: number, key: string): Promise<WithdrawalRow | undefined> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

type Request = Parameters<Handler<typeof calls.wallet.withdraw>>[0]

/** One withdrawal as its owner sees it now. */
export async function describeOne(
  { house, merchant, language }: Pick<CallContext<unknown>, 'house' | 'merchant' | 'language'>,
  row: WithdrawalRow,
) {
  const { expectedMinutes, autoReceiptMinutes } = withdrawalSettingsOf(merchant.settings)
  const [shown] = await describeWithdrawals(house.db, [row], {
    now: house.now(),
    language,
    expectedMinutes,
    autoReceiptMinutes,
  })
  if (!shown) throw new Error(`withdrawal ${orderNo(row.id)} cannot be shown`)
  return shown
}
