import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import type { Merchant } from '../http/merchant.ts'
import { readUnplayed } from '../wallet/unplayed/read-unplayed.ts'
import { sumEarnedByDeposit } from './earning-store.ts'

/**
 * Refuses to spend points that a deposit earned which is still to be played (points 14); asked with what the account has, before
 * anything is taken.
 */
export async function requireRipePoints(
  trx: Database,
  account: { id: number; merchant: Pick<Merchant, 'settings'> },
  { balance, points, field }: { balance: number; points: number; field: string },
): Promise<void> {
  const { due, since } = await readUnplayed(trx, account.id, account.merchant, 'valid_amount')
  if (since === undefined) return
  const unripe = await sumEarnedByDeposit(trx, account.id, since)
  if (points <= balance - Math.min(unripe, balance)) return
  throw new Fault('points.refused', {
    field,
    messageKey: 'points.refused.unripe',
    params: { points: unripe, dueAmount: due },
  })
}
