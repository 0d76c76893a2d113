import type { Database } from '../../db/database.ts'
import { operatorAccount } from '../../ledger/ledger.ts'

/** A pool by its merchant and name. */
export type PoolName = { merchant_id: number; pool: string }

/** The ledger account of what is in a pool. */
export function poolAccount(db: Database, { merchant_id: merchantId, pool }: PoolName): Promise<number> {
  return operatorAccount(db, `jackpot:${merchantId}:${pool}`, { merchantId })
}

/** The ledger account of what is put aside for a pool's next seed. */
export function reserveAccount(db: Database, { merchant_id: merchantId, pool }: PoolName): Promise<number> {
  return operatorAccount(db, `jackpot-reserve:${merchantId}:${pool}`, { merchantId })
}
