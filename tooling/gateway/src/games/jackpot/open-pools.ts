import { jackpotPools } from '@saola/protocol'
import { jackpotTerms, microPerDong } from '@saola/rules'
import { operatorAccount, postTransfer } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { drawCycle } from './draw-cycle.ts'
import { poolAccount } from './pool-accounts.ts'
import { createPool, type PoolRow } from './pool-store.ts'
import { seedTransfer } from './seed-transfer.ts'

/** Puts the pools of a merchant in place that are missing; the operator's promotions pay their first seeds (games 30). */
export async function openPools(services: Services, merchantId: number): Promise<void> {
  const promotion = await operatorAccount(services.db, 'promotion', { merchantId })
  for (const pool of jackpotPools) {
    const { seed } = jackpotTerms[pool]
    const start = seed * microPerDong
    const row: PoolRow = {
      merchant_id: merchantId,
      pool,
      meter_micro: start,
      reserve_micro: 0,
      terms: jackpotTerms[pool],
      next_terms: null,
      stopped_at: null,
      stops_at_end: false,
      is_empty: false,
      ...drawCycle(services, { merchant_id: merchantId, pool, cycle: 1 }, start, jackpotTerms[pool]),
    }
    if (!(await createPool(services.db, row))) continue
    const entries = [
      { ledgerAccountId: promotion, amount: -seed },
      { ledgerAccountId: await poolAccount(services.db, row), amount: seed },
    ]
    const posted = await postTransfer(services.db, seedTransfer(row, entries))
    if (posted.outcome !== 'posted') throw new Error(`the ledger refused the seed of ${pool}`)
  }
}
