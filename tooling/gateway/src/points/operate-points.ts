import * as z from 'zod/mini'
import { decideRedemption } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { appendEvent } from '../events/event-store.ts'
import { withEvent } from '../events/with-event.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import type { Services } from '../services/services.ts'
import { listWaiting, lockRedemption, updateRedemption, type RedemptionRow } from './redemption-store.ts'
import { saveReward, takeStock } from './reward-store.ts'
import { settleDebts } from './settle-debts.ts'
import { movePoints, refusedPoints } from './spend-points.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const merchant = z.string()
const both = (most: number) => z.strictObject({ vi: text(most), en: text(most) })

/** What an operator does with goods and redemptions: put on offer or change, decide, undo an approval, look at what waits. */
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
    by: z.optional(text(100)),
  }),
  z.strictObject({
    act: z.literal('undo'),
    merchant,
    redemptionId: z.int(),
    /** Why the goods were not sent after all; the member reads it. */
    reason: text(300),
    by: text(100),
  }),
  z.strictObject({ act: z.literal('list'), merchant }),
])
export type PointOperation = z.infer<typeof pointOperation>

const mostListed = 200

/** Does one act of the operator; answers what it made or found. */
export async function operatePoints(
  services: Services,
  wanted: PointOperation,
  person?: string,
): Promise<unknown> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const { db } = services
  if (wanted.act === 'list') return listWaiting(db, merchantId, mostListed)
  if (wanted.act === 'decide') {
    return db.transaction().execute((trx) => decide(trx, { merchantId, wanted, person }, services.now()))
  }
  if (wanted.act === 'undo') {
    return db.transaction().execute((trx) => undo(trx, { merchantId, wanted, person }, services.now()))
  }
  const { name, about, perMember, isOpen, code, art, points, delivery, stock } = wanted
  const goods = {
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
  }
  const rewardId = await withEvent(
    db,
    (trx) => saveReward(trx, goods),
    () => ({
      merchantId,
      at: services.now(),
      kind: 'merchant.changed',
      actor: 'operator',
      person,
      subject: `goods ${code}`,
      after: { points, stock, perMember, isOpen },
    }),
  )
  return { rewardId }
}

type Asked<Step extends PointOperation['act']> = {
  merchantId: number
  wanted: Extract<PointOperation, { act: Step }>
  person: string | undefined
}

/** What was decided about goods for points is worth money. */
function noteRedemption(
  trx: Database,
  row: RedemptionRow,
  { merchantId, wanted, person }: Asked<'decide' | 'undo'>,
  { state, now }: { state: string; now: number },
): Promise<void> {
  return appendEvent(trx, {
    merchantId,
    at: now,
    kind: 'money.adjusted',
    actor: 'operator',
    person: person ?? wanted.by,
    accountId: row.account_id,
    subject: `PT${row.id}`,
    before: { state: row.state },
    after: { act: `points ${wanted.act}`, state, points: row.points },
    reason: wanted.act === 'undo' ? wanted.reason : undefined,
  })
}

async function decide(trx: Database, { merchantId, wanted, person }: Asked<'decide'>, now: number) {
  const row = await lockRedemption(trx, wanted.redemptionId, merchantId)
  if (!row) throw new Fault('not_found', { field: 'redemptionId' })
  const { quantity, points, state, reward_id: rewardId } = row
  const decided = decideRedemption({ rewardId: String(rewardId), quantity, points, state }, wanted.decision)
  if (decided.kind === 'refused') throw refusedPoints(decided, 'redemptionId')
  await updateRedemption(trx, row.id, {
    state: wanted.decision,
    remark: wanted.remark,
    decided_at: now,
    decided_by: wanted.by ?? null,
    end_transfer_id: await giveBack(trx, row, decided, now),
  })
  await noteRedemption(trx, row, { merchantId, wanted, person }, { state: wanted.decision, now })
  return { redemptionId: row.id, state: wanted.decision }
}

/** Goods that were approved and not sent after all: the points and the stock come back, once (wallet 64). */
async function undo(trx: Database, { merchantId, wanted, person }: Asked<'undo'>, now: number) {
  const row = await lockRedemption(trx, wanted.redemptionId, merchantId)
  if (!row) throw new Fault('not_found', { field: 'redemptionId' })
  const undone = { redemptionId: row.id, state: 'rejected' as const }
  if (row.undone_at !== null) return undone
  // One that still waits is refused, not undone.
  const state = row.state === 'approved' ? 'in_process' : 'approved'
  const { quantity, points, reward_id: rewardId } = row
  const decided = decideRedemption({ rewardId: String(rewardId), quantity, points, state }, 'rejected')
  if (decided.kind === 'refused') throw refusedPoints(decided, 'redemptionId')
  await updateRedemption(trx, row.id, {
    state: 'rejected',
    remark: wanted.reason,
    undone_at: now,
    undone_by: wanted.by,
    end_transfer_id: await giveBack(trx, row, decided, now),
  })
  await noteRedemption(trx, row, { merchantId, wanted, person }, { state: undone.state, now })
  return undone
}

/** Gives points and stock back as far as a decision says; the transfer of the points, if there is one. */
async function giveBack(
  trx: Database,
  row: RedemptionRow,
  { returnedPoints, returnedStock }: { returnedPoints: number; returnedStock: number },
  now: number,
): Promise<number | null> {
  if (returnedPoints === 0) return null
  const transferId = await movePoints(trx, {
    accountId: row.account_id,
    scope: 'redemption-return',
    key: String(row.id),
    points: returnedPoints,
    reference: `PT${row.id}`,
    now,
  })
  await settleDebts(trx, [row.account_id], now)
  if (row.reward_id !== null) await takeStock(trx, row.reward_id, -returnedStock)
  return transferId
}
