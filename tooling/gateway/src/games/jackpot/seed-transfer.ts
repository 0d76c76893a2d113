import { hashRequest, type TransferRequest } from '../../ledger/ledger.ts'
import type { PoolRow } from './pool-store.ts'

/** The transfer that a cycle starts with; one for each cycle of a pool. */
export function seedTransfer(
  { merchant_id: merchantId, pool, cycle, started_at: now }: PoolRow,
  entries: TransferRequest['entries'],
): TransferRequest {
  return {
    scope: `jackpot:${merchantId}`,
    key: `${pool}:${cycle}:seed`,
    requestHash: hashRequest('jackpot-seed', merchantId, pool, cycle),
    kind: 'jackpot-seed',
    reference: `${pool}:${cycle}`,
    remark: 'jackpot-seed',
    now,
    entries: entries.filter(({ amount }) => amount !== 0),
  }
}
