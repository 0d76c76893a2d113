import type { calls } from '@saola/protocol'
import { convertPoints } from '@saola/rules'
import { requirePaymentPassword } from '../accounts/payment-password.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../ledger/ledger.ts'
import { requireOpenFor } from '../protection/enforce.ts'
import { lockProtection } from '../protection/limit-store.ts'
import { findByKey } from '../wallet/money-act-store.ts'
import { readPointBalance } from './point-entry-store.ts'
import { pointSettingsOf } from './point-settings.ts'
import { createRedemption, describeRedemptions, type RedemptionRow } from './redemption-store.ts'
import { requireRipePoints } from './require-ripe-points.ts'
import { movePoints, refusedPoints } from './spend-points.ts'

type Request = Parameters<Handler<typeof calls.points.convert>>[0]

/** Turns points into money of the wallet, both in one moment. */
export const convertForMoney: Handler<typeof calls.points.convert> = async (context) => {
  const { account, services, input, idempotencyKey, language } = context
  const { db } = services
  let row = await findByKey(db, 'redemption', account.id, idempotencyKey)
  if (row === undefined) {
    await requirePaymentPassword(services, account.id, input.paymentPassword)
    row = await db.transaction().execute((trx) => open(trx, context))
  }
  if (row.reward_id !== null || row.points !== input.points) {
    throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  }
  const [described] = await describeRedemptions(db, [row], language)
  if (!described) throw new Error('a redemption could not be described')
  return described
}

async function open(trx: Database, context: Request): Promise<RedemptionRow> {
  const { account, services, merchant, input, idempotencyKey } = context
  const now = services.now()
  await lockProtection(trx, account.id)
  // A tap that was faster by a moment has made it.
  const first = await findByKey(trx, 'redemption', account.id, idempotencyKey)
  if (first) return first
  // Money from points feeds play as a deposit does (points 12).
  await requireOpenFor(trx, 'deposit', { accountId: account.id, now })
  const { convert } = pointSettingsOf(merchant.settings)
  const balance = await readPointBalance(trx, account.id)
  const decided = convertPoints(convert, input.points, balance)
  if (decided.kind === 'refused') throw refusedPoints(decided, 'points')
  await requireRipePoints(
    trx,
    { id: account.id, merchant },
    { balance, points: input.points, field: 'points' },
  )
  const transferId = await movePoints(trx, {
    accountId: account.id,
    scope: `redemption:${account.id}`,
    key: idempotencyKey,
    points: -input.points,
    reference: 'currency',
    now,
  })
  const paid = await postTransfer(trx, {
    scope: `redemption-paid:${account.id}`,
    key: idempotencyKey,
    requestHash: hashRequest(decided.amount),
    kind: 'promotion',
    reference: `PT${transferId}`,
    remark: 'points.convert',
    now,
    entries: [
      {
        ledgerAccountId: await operatorAccount(trx, 'promotion', { accountId: account.id }),
        amount: -decided.amount,
      },
      { ledgerAccountId: await memberAccount(trx, account.id), amount: decided.amount },
    ],
  })
  if (paid.outcome !== 'posted') throw new Error(`points could not be paid out: ${paid.outcome}`)
  return createRedemption(trx, {
    account_id: account.id,
    idempotency_key: idempotencyKey,
    quantity: 1,
    points: input.points,
    amount: decided.amount,
    state: 'approved',
    created_at: now,
    decided_at: now,
    transfer_id: transferId,
    end_transfer_id: paid.transferId,
  })
}
