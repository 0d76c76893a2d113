import { endJackpotCycle } from '@saola/rules'
import { operatorAccount, postTransfer } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { drawCycle } from './draw-cycle.ts'
import { poolAccount, reserveAccount } from './pool-accounts.ts'
import { updatePool, type PoolRow } from './pool-store.ts'
import { seedTransfer } from './seed-transfer.ts'
import { nextTermsOf } from './terms-of.ts'

/** Lets a pool run again: its cycle goes on, or the next one starts with its seed where nothing is in it (games 134). */
export async function resumePool(services: Services, row: PoolRow): Promise<void> {
  const { db } = services
  const running: PoolRow = { ...row, stopped_at: null, stops_at_end: false, is_empty: false }
  if (!row.is_empty) return updatePool(db, running)
  const terms = nextTermsOf(row)
  const start = endJackpotCycle({ meter: row.meter_micro, reserve: row.reserve_micro }, terms)
  const next: PoolRow = {
    ...running,
    meter_micro: start.meter,
    reserve_micro: start.reserve,
    terms,
    next_terms: null,
    ...drawCycle(services, { ...row, cycle: row.cycle + 1 }, start.meter, terms),
  }
  await updatePool(db, next)
  const promotion = await operatorAccount(db, 'promotion', { merchantId: row.merchant_id })
  const posted = await postTransfer(
    db,
    seedTransfer(next, [
      { ledgerAccountId: await reserveAccount(db, row), amount: -start.fromReserve },
      { ledgerAccountId: promotion, amount: -start.fromPromotion },
      { ledgerAccountId: await poolAccount(db, row), amount: terms.seed },
    ]),
  )
  if (posted.outcome !== 'posted') throw new Error(`the ledger refused the seed of ${row.pool}`)
}
