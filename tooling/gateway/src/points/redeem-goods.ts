import type { calls } from '@saola/protocol'
import { redeemReward } from '@saola/rules'
import { vietnamesePhone } from '@saola/validation'
import { requireLineOpen } from '../accounts/payout-guard/require-payouts-open.ts'
import { requirePaymentPassword } from '../accounts/payment-password.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { findByKey } from '../wallet/money-act-store.ts'
import { parseId } from '../http/parse-id.ts'
import { readPointBalance } from './point-entry-store.ts'
import {
  countRedeemed,
  createRedemption,
  describeRedemptions,
  type RedemptionRow,
} from './redemption-store.ts'
import { requireRipePoints } from './require-ripe-points.ts'
import { lockReward, takeStock, type RewardRow } from './reward-store.ts'
import { movePoints, refusedPoints } from './spend-points.ts'

type Request = Parameters<Handler<typeof calls.points.redeem>>[0]

/** Redeems goods: points and stock are taken at once, and the operator sends them or gives the points back. */
export const redeemGoods: Handler<typeof calls.points.redeem> = async (context) => {
  const { account, services, input, idempotencyKey, language } = context
  const { db } = services
  let row = await findByKey(db, 'redemption', account.id, idempotencyKey)
  if (row === undefined) {
    await requirePaymentPassword(services, account.id, input.paymentPassword)
    row = await db.transaction().execute((trx) => open(trx, context))
  }
  if (String(row.reward_id) !== input.rewardId || row.quantity !== input.quantity) {
    throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  }
  const [described] = await describeRedemptions(db, [row], language)
  if (!described) throw new Error('a redemption could not be described')
  return described
}

async function open(trx: Database, context: Request): Promise<RedemptionRow> {
  const { account, services, merchant, input, idempotencyKey } = context
  const reward = await lockReward(trx, parseId(input.rewardId), merchant.id)
  if (!reward)
    throw new Fault('points.refused', { field: 'rewardId', messageKey: 'points.refused.not_on_offer' })
  // A tap that was faster by a moment has made it.
  const first = await findByKey(trx, 'redemption', account.id, idempotencyKey)
  if (first) return first
  const now = services.now()
  await requireLineOpen(trx, account, { settings: merchant.settings, now })
  const sentTo = requireDestination(reward, input)
  const balance = await readPointBalance(trx, account.id)
  const decided = redeemReward(
    {
      id: String(reward.id),
      kind: 'goods',
      points: reward.points,
      ...(reward.stock === null ? {} : { stock: reward.stock }),
      ...(reward.per_member === null ? {} : { perMember: reward.per_member }),
    },
    {
      quantity: input.quantity,
      balance,
      redeemed: await countRedeemed(trx, reward.id, account.id),
      now,
    },
  )
  if (decided.kind === 'refused') throw refusedPoints(decided, 'quantity')
  const { points } = decided.redemption
  await requireRipePoints(trx, { id: account.id, merchant }, { balance, points, field: 'quantity' })
  const transferId = await movePoints(trx, {
    accountId: account.id,
    scope: `redemption:${account.id}`,
    key: idempotencyKey,
    points: -points,
    reference: reward.code,
    now,
  })
  await takeStock(trx, reward.id, input.quantity)
  return createRedemption(trx, {
    account_id: account.id,
    idempotency_key: idempotencyKey,
    reward_id: reward.id,
    quantity: input.quantity,
    points,
    ...sentTo,
    created_at: now,
    transfer_id: transferId,
  })
}

function requireDestination(reward: RewardRow, { address, mobile }: Request['input']) {
  if (reward.delivery === 'address') {
    if (!address || address.trim().length < 10) throw new Fault('request_param_err', { field: 'address' })
    return { address: address.trim() }
  }
  const phone = vietnamesePhone(mobile ?? '')
  if (phone === undefined) throw new Fault('request_param_err', { field: 'mobile' })
  return { mobile: phone }
}
