import type { JackpotPool } from '@saola/protocol'
import { endJackpotCycle, feedJackpot, microPerDong } from '@saola/rules'
import { hashRequest, memberAccount, operatorAccount, type TransferRequest } from '../../ledger/ledger.ts'
import type { Services } from '../../services/services.ts'
import { openCycle, sealCycle, type CycleSecret } from './cycle-secret.ts'
import { drawCycle } from './draw-cycle.ts'
import { openPools } from './open-pools.ts'
import { poolAccount, reserveAccount } from './pool-accounts.ts'
import { createWin, lockPools, updateMeters, updatePool, type PoolRow } from './pool-store.ts'
import { seedTransfer } from './seed-transfer.ts'
import { nextTermsOf, termsOf } from './terms-of.ts'

/** A settled stake that feeds the pools. */
export type Feeding = {
  merchantId: number
  vendor: string
  accountId: number
  orderNo: string
  stake: number
}

/** A pool that a stake won, in whole đồng. */
export type WonJackpot = { pool: JackpotPool; amount: number }

/** What a stake does to the pools: the transfers that the caller has still to post, in this order, and what it won. */
export type Fed = { transfers: TransferRequest[]; won: WonJackpot[] }

type Entry = TransferRequest['entries'][number]

/**
 * Feeds every pool of the merchant with a stake and ends the cycles that fall by it (games 28, 29). The pools are
 * locked before any ledger account is, one that is stopped stands still (games 134), and all transfers go into one call with what else the round moves.
 */
export async function feedPools(services: Services, feeding: Feeding): Promise<Fed> {
  const { db } = services
  let pools = await lockPools(db, feeding.merchantId)
  if (pools.length === 0) {
    await openPools(services, feeding.merchantId)
    pools = await lockPools(db, feeding.merchantId)
  }
  const shares: Entry[] = []
  const ends: Fed[] = []
  for (const row of pools) {
    if (row.stopped_at !== null) continue
    const secret = openCycle(services, row)
    const fed = feedJackpot(metersOf(row, secret), feeding.stake, termsOf(row))
    shares.push({ ledgerAccountId: await poolAccount(db, row), amount: fed.toPool })
    shares.push({ ledgerAccountId: await reserveAccount(db, row), amount: fed.toReserve })
    const after: PoolRow = {
      ...row,
      meter_micro: fed.meter,
      reserve_micro: fed.reserve,
      secret: sealCycle(services, row, secret),
    }
    if (fed.isHit) ends.push(await endCycle(services, after, { ...feeding, secret }))
    else await updateMeters(db, after)
  }
  return {
    transfers: [
      ...(await shareTransfer(services, feeding, shares)),
      ...ends.flatMap(({ transfers }) => transfers),
    ],
    won: ends.flatMap(({ won }) => won),
  }
}

function metersOf({ meter_micro: meter, reserve_micro: reserve }: PoolRow, { point }: CycleSecret) {
  return { meter, reserve, point }
}

/** From the vendor's account into pools and reserves; a stake too small for a whole đồng moves none. */
async function shareTransfer(
  { db, now }: Services,
  { merchantId, vendor, orderNo, stake }: Feeding,
  shares: readonly Entry[],
): Promise<TransferRequest[]> {
  const entries = shares.filter(({ amount }) => amount > 0)
  if (entries.length === 0) return []
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  const payer = {
    ledgerAccountId: await operatorAccount(db, `vendor:${vendor}`, { merchantId }),
    amount: -sum,
  }
  return [
    {
      scope: `jackpot:${merchantId}`,
      key: `${orderNo}:share`,
      requestHash: hashRequest('jackpot-share', orderNo, stake),
      kind: 'jackpot-share',
      reference: orderNo,
      remark: 'jackpot-share',
      now: now(),
      entries: [payer, ...entries],
    },
  ]
}

/** Pays a pool out and starts its next cycle (games 30); one that stops at the end of its cycle stays empty (games 134). */
async function endCycle(
  services: Services,
  ended: PoolRow,
  { merchantId, accountId, orderNo, secret }: Feeding & { secret: CycleSecret },
): Promise<Fed> {
  const { db } = services
  const now = services.now()
  const terms = nextTermsOf(ended)
  const fall = endJackpotCycle(metersOf(ended, secret), terms)
  const isLast = ended.stops_at_end
  const next: PoolRow = isLast
    ? {
        ...ended,
        meter_micro: ended.meter_micro - fall.won * microPerDong,
        stopped_at: now,
        stops_at_end: false,
        is_empty: true,
      }
    : {
        ...ended,
        meter_micro: fall.meter,
        reserve_micro: fall.reserve,
        terms,
        next_terms: null,
        ...drawCycle(services, { ...ended, cycle: ended.cycle + 1 }, fall.meter, terms),
      }
  await createWin(db, ended, { ...secret, amount: fall.won, accountId, orderNo, now })
  await updatePool(db, next)
  const pool = await poolAccount(db, ended)
  const payment: TransferRequest = {
    scope: `jackpot:${merchantId}`,
    key: `${ended.pool}:${ended.cycle}:win`,
    requestHash: hashRequest('jackpot', ended.pool, ended.cycle, orderNo, fall.won),
    kind: 'jackpot',
    reference: orderNo,
    remark: `wallet.statement.remark.jackpot.${ended.pool}`,
    now,
    entries: [
      { ledgerAccountId: pool, amount: -fall.won },
      { ledgerAccountId: await memberAccount(db, accountId), amount: fall.won },
    ],
  }
  const won = [{ pool: ended.pool, amount: fall.won }]
  if (isLast) return { transfers: [payment], won }
  const seed = seedTransfer(next, [
    { ledgerAccountId: await reserveAccount(db, ended), amount: -fall.fromReserve },
    { ledgerAccountId: await operatorAccount(db, 'promotion', { accountId }), amount: -fall.fromPromotion },
    { ledgerAccountId: pool, amount: fall.fromReserve + fall.fromPromotion },
  ])
  return { transfers: [payment, seed], won }
}
