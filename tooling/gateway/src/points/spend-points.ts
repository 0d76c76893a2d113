import type { Refusal } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { hashRequest, memberAccount, operatorAccount, postTransfer } from '../ledger/ledger.ts'

/** Points on their way out of an account, or back. */
export type PointMove = {
  accountId: number
  scope: string
  key: string
  /** With a minus for what is taken. */
  points: number
  reference: string
  now: number
}

/** Moves points under a redemption; the database decides whether there are enough. */
export async function movePoints(trx: Database, move: PointMove): Promise<number> {
  const posted = await postTransfer(trx, {
    scope: move.scope,
    key: move.key,
    requestHash: hashRequest(move.accountId, move.points, move.reference),
    kind: 'redeem',
    reference: move.reference,
    remark: 'points.type.redeem',
    now: move.now,
    entries: [
      {
        ledgerAccountId: await operatorAccount(trx, 'points-issued', { accountId: move.accountId }),
        amount: -move.points,
      },
      { ledgerAccountId: await memberAccount(trx, move.accountId, 'points'), amount: move.points },
    ],
  })
  // Somebody else spent them between the look and the transfer.
  if (posted.outcome === 'insufficient') throw new Fault('points.refused', { field: 'points' })
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return posted.transferId
}

/** Why points are not spent, as the caller reads it. */
export function refusedPoints({ key, params }: Refusal, field: string): Fault {
  return new Fault('points.refused', { field, messageKey: key, ...(params && { params: { ...params } }) })
}
