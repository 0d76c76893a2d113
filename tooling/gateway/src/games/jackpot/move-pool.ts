import { microPerDong } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { hashRequest, postTransfer } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { openCycle } from './cycle-secret.ts'
import { drawCycle } from './draw-cycle.ts'
import { poolAccount, reserveAccount } from './pool-accounts.ts'
import { updatePool, type PoolRow } from './pool-store.ts'
import { nextTermsOf } from './terms-of.ts'

/** A move of all that is in a pool and put aside for it. */
export type Move = { from: PoolRow; to: PoolRow; key: string }

/**
 * Moves the whole đồng of a pool that is stopped, and of its reserve, to another pool of its merchant that runs (games 134). The
 * other begins a new cycle with them, whose point lies above what is in it then, so that its published chance holds. Answers the
 * points of both cycles that end without a win: nobody can win them any more, and their hashes were published.
 */
export async function movePool(
  services: Services,
  { from, to, key }: Move,
): Promise<Record<string, unknown>> {
  const { db, now } = services
  const amount = Math.floor(from.meter_micro / microPerDong)
  const reserve = Math.floor(from.reserve_micro / microPerDong)
  if (from.stopped_at === null || amount + reserve === 0)
    throw new Fault('request_param_err', { field: 'pool' })
  const terms = nextTermsOf(to)
  const meter = to.meter_micro + amount * microPerDong
  const fits = meter < terms.cap * microPerDong
  if (to.pool === from.pool || to.stopped_at !== null || !fits) {
    throw new Fault('request_param_err', { field: 'to' })
  }
  const entries = [
    { ledgerAccountId: await poolAccount(db, from), amount: -amount },
    { ledgerAccountId: await poolAccount(db, to), amount },
    { ledgerAccountId: await reserveAccount(db, from), amount: -reserve },
    { ledgerAccountId: await reserveAccount(db, to), amount: reserve },
  ]
  const posted = await postTransfer(db, {
    scope: `jackpot:${from.merchant_id}`,
    key: `move:${key}`,
    requestHash: hashRequest('jackpot-move', from.merchant_id, from.pool, to.pool),
    kind: 'jackpot-seed',
    reference: `${from.pool}:${to.pool}`,
    remark: 'jackpot-seed',
    now: now(),
    entries: entries.filter((entry) => entry.amount !== 0),
  })
  if (posted.outcome !== 'posted') throw new Error(`the ledger refused the move of ${from.pool}`)
  await updatePool(db, {
    ...from,
    meter_micro: from.meter_micro - amount * microPerDong,
    reserve_micro: from.reserve_micro - reserve * microPerDong,
    is_empty: true,
  })
  await updatePool(db, {
    ...to,
    meter_micro: meter,
    reserve_micro: to.reserve_micro + reserve * microPerDong,
    terms,
    next_terms: null,
    ...drawCycle(services, { ...to, cycle: to.cycle + 1 }, meter, terms),
  })
  const unwon = [from, to].map((row) => ({ pool: row.pool, cycle: row.cycle, ...openCycle(services, row) }))
  return { to: to.pool, moved: amount, movedReserve: reserve, unwon: from.is_empty ? unwon.slice(1) : unwon }
}
