import type { calls, Withdrawal } from '@saola/protocol'
import { checkWithdrawal } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { requireVerified } from '../../accounts/identity/require-verified.ts'
import { requirePayoutsOpen } from '../../accounts/payout-guard/require-payouts-open.ts'
import { requirePaymentPassword } from '../../accounts/payment-password.ts'
import { hashRequest, memberAccount, postTransfer } from '../../ledger/ledger.ts'
import { getHeldMoney } from '../balance-store.ts'
import { findCard } from '../bank-cards/bank-card-store.ts'
import { parseId } from '../../http/parse-id.ts'
import { readUnplayed } from '../unplayed/read-unplayed.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { isOn } from '../../system/module-switches.ts'
import { readMarks } from './marks/read-marks.ts'
import { appendEvent } from './withdrawal-event-store.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { findByKey } from '../money-act-store.ts'
import { createWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

/** Refuses who may not ask for this withdrawal, before anything is written. */
export type RequireProof = (context: Request) => Promise<void>

/** Asks for a withdrawal with the payment password as proof, unless the merchant asks for none (wallet 68). */
export const requestWithdrawal: Handler<typeof calls.wallet.withdraw> = (context) =>
  requestProved(context, async ({ account, merchant, services, input: { paymentPassword } }) => {
    if (isOn(merchant.settings.whitelabel, 'WDRAWNOPASSVERIF3')) return
    if (paymentPassword === undefined) throw new Fault('invalid.payment.pw', { field: 'paymentPassword' })
    await requirePaymentPassword(services, account.id, paymentPassword)
  })

/**
 * Asks for a withdrawal: the amount goes on hold in the same moment, decided by the database. The same key answers with
 * the same withdrawal, without another proof. An authenticator that is on is asked too (wallet 40).
 */
export async function requestProved(context: Request, requireProof: RequireProof): Promise<Withdrawal> {
  const { account, services } = context
  const known = await findByKey(services.db, 'withdrawal', account.id, context.idempotencyKey)
  if (known) return repeat(context, known)
  await requireProof(context)
  refuseAmount(context)
  try {
    const row = await services.db.transaction().execute((trx) => open(trx, context))
    return await describeWithdrawal(context, row)
  } catch (refused) {
    // A tap that was faster by a moment has used the code, and this one is answered as that one.
    const first = await findByKey(services.db, 'withdrawal', account.id, context.idempotencyKey)
    if (first) return repeat(context, first)
    throw refused
  }
}

async function open(trx: Database, context: Request): Promise<WithdrawalRow> {
  const { account, services, input, idempotencyKey } = context
  const now = services.now()
  const card = await findCard(trx, parseId(input.cardId), account.id)
  if (!card) throw new Fault('wallet.card.refused', { field: 'cardId' })
  const { settings } = context.merchant
  await requirePayoutsOpen(trx, account.id, { settings, now })
  await requireVerified(trx, 'withdrawal', { accountId: account.id, settings, now })
  // Before the wallet is held, as a transfer does: in the other order the two could wait for each other.
  await requireCodeWhereOn(services, trx, account.id, input.code)
  const posted = await postTransfer(trx, {
    scope: `withdrawal:${account.id}`,
    key: idempotencyKey,
    requestHash: hashRequest(input.cardId, input.amount),
    kind: 'hold',
    reference: idempotencyKey,
    remark: 'wallet.statement.remark.withdrawal.in_process',
    now,
    entries: [
      { ledgerAccountId: await memberAccount(trx, account.id), amount: -input.amount },
      { ledgerAccountId: await memberAccount(trx, account.id, 'hold'), amount: input.amount },
    ],
  })
  if (posted.outcome === 'insufficient') {
    throw new Fault('wallet.insufficient', { field: 'amount', messageKey: 'wallet.withdraw.insufficient' })
  }
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  // A tap that was faster by a moment has opened it.
  const first = await findByKey(trx, 'withdrawal', account.id, idempotencyKey)
  if (first) return first
  await refuseUnplayed(trx, context)
  const row = await createWithdrawal(trx, {
    accountId: account.id,
    bankCardId: card.id,
    idempotencyKey,
    amount: input.amount,
    now,
    holdTransferId: posted.transferId,
    marks: await readMarks(trx, context, { cardId: card.id, now }),
  })
  await appendEvent(trx, row.id, 'in_process', { who: 'member', now })
  return row
}

/** Refuses what would leave less in the wallet than is still to be played (wallet 39); asked once the amount is on hold. */
async function refuseUnplayed(trx: Database, { account, merchant, input }: Request): Promise<void> {
  const { due, locked } = await readUnplayed(trx, account.id, merchant)
  if (locked === 0) return
  const { available } = await getHeldMoney(trx, account.id)
  if (available >= locked) return
  throw new Fault('wallet.withdraw.refused', {
    field: 'amount',
    messageKey: 'wallet.withdraw.unplayed',
    params: { leftAmount: Math.max(0, available + input.amount - locked), dueAmount: due },
  })
}

function refuseAmount({ input, merchant }: Request): void {
  const { minimumAmount: min, maximumAmount: max } = withdrawalSettingsOf(merchant.settings)
  // What is available is the database's to say, in the moment of the hold.
  const refusal = checkWithdrawal(input.amount, Number.MAX_SAFE_INTEGER, { min, max })
  if (!refusal) return
  throw new Fault('wallet.withdraw.refused', {
    field: 'amount',
    messageKey: refusal,
    params: { minAmount: min, maxAmount: max },
  })
}

function repeat(context: Request, row: WithdrawalRow) {
  const isSame = row.amount === context.input.amount && row.bank_card_id === parseId(context.input.cardId)
  if (!isSame) throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return describeWithdrawal(context, row)
}

type Request = Parameters<Handler<typeof calls.wallet.withdraw>>[0]
