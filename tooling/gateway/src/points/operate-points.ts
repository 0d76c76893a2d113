import * as z from 'zod/mini'
import { decideRedemption } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { listWaiting, lockRedemption, updateRedemption } from './redemption-store.ts'
import { saveReward, takeStock } from './reward-store.ts'
import { movePoints, refusedPoints } from './spend-points.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const merchant = z.string()
const both = (most: number) => z.strictObject({ vi: text(most), en: text(most) })

/** What an operator does with goods and redemptions: put on offer or change, decide, look at what waits. */
export const pointOperation = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('offer'),
    merchant,
    code: z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)),
    name: both(80),
    about: both(600),
    art: text(40),
    points: z.int().check(z.positive()),
    delivery: z.enum(['address', 'mobile']),
    stock: z.nullable(z.int().check(z.minimum(0))),
    perMember: z.nullable(z.int().check(z.positive())),
    isOpen: z.boolean(),
  }),
  z.strictObject({
    act: z.literal('decide'),
    merchant,
    redemptionId: z.int(),
    decision: z.enum(['approved', 'rejected']),
    /** The code that is sent, a parcel's number, or the reason; a member is never refused without one. */
    remark: text(300),
  }),
  z.strictObject({ act: z.literal('list'), merchant }),
])
export type PointOperation = z.infer<typeof pointOperation>

const mostListed = 200

/** Does one act of the operator; answers what it made or found. */
export async function operatePoints(services: Services, wanted: PointOperation): Promise<unknown> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const { db } = services
  if (wanted.act === 'list') return listWaiting(db, merchantId, mostListed)
  if (wanted.act === 'decide') {
    return db.transaction().execute((trx) => decide(trx, merchantId, wanted, services.now()))
  }
  const { name, about, perMember, isOpen, code, art, points, delivery, stock } = wanted
  const rewardId = await saveReward(db, {
    merchant_id: merchantId,
    code,
    name_vi: name.vi,
    name_en: name.en,
    about_vi: about.vi,
    about_en: about.en,
    art,
    points,
    delivery,
    stock,
    per_member: perMember,
    is_open: isOpen,
  })
  return { rewardId }
}

async function decide(
  trx: Database,
  merchantId: number,
  wanted: Extract<PointOperation, { act: 'decide' }>,
  now: number,
) {
  const row = await lockRedemption(trx, wanted.redemptionId, merchantId)
  if (!row) throw new Fault('not_found', { field: 'redemptionId' })
  const { quantity, points, state, reward_id: rewardId } = row
  const decided = decideRedemption({ rewardId: String(rewardId), quantity, points, state }, wanted.decision)
  if (decided.kind === 'refused') throw refusedPoints(decided, 'redemptionId')
  let endTransferId: number | null = null
  if (decided.returnedPoints > 0) {
    endTransferId = await movePoints(trx, {
      accountId: row.account_id,
      scope: 'redemption-return',
      key: String(row.id),
      points: decided.returnedPoints,
      reference: `PT${row.id}`,
      now,
    })
    if (rewardId !== null) await takeStock(trx, rewardId, -decided.returnedStock)
  }
  await updateRedemption(trx, row.id, {
    state: wanted.decision,
    remark: wanted.remark,
    decided_at: now,
    end_transfer_id: endTransferId,
  })
  return { redemptionId: row.id, state: wanted.decision }
}
