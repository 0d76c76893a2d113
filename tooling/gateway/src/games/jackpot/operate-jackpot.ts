import * as z from 'zod/mini'
import { jackpotPools } from '@saola/protocol'
import { fitsJackpotTerms, microPerDong, type JackpotTerms } from '@saola/rules'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { movePool } from './move-pool.ts'
import { openPools } from './open-pools.ts'
import { findMove, listPools, lockPools, updatePool, type PoolRow } from './pool-store.ts'
import { listWins, type PaidJackpot } from './win-store.ts'
import { resumePool } from './resume-pool.ts'
import { nextTermsOf, termsOf } from './terms-of.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const pool = z.enum(jackpotPools)
const which = { merchant: z.string(), pool, by: words, reason: words }
const dong = z.int().check(z.nonnegative())

/** What the operator does about jackpots; shares are in millionths of a stake, money in whole đồng. */
export const jackpotOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), merchant: z.string() }),
  z.strictObject({
    do: z.literal('wins'),
    merchant: z.string(),
    /** Those that fell from the one moment up to the other, in ms, and paid as much as this at least. */
    from: z.int(),
    until: z.int(),
    least: z.optional(dong),
  }),
  z.strictObject({
    do: z.literal('stop'),
    ...which,
    /** From now on, or once it has fallen. */
    when: z.enum(['now', 'fallen']),
  }),
  z.strictObject({ do: z.literal('resume'), ...which }),
  z.strictObject({
    do: z.literal('move'),
    ...which,
    to: pool,
    /** A move with a key that was used before is answered and not made again. */
    key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  z.strictObject({
    do: z.literal('terms'),
    ...which,
    terms: z
      .strictObject({ seed: dong, cap: dong, share: dong, reserveShare: dong })
      .check(z.refine(fitsJackpotTerms)),
  }),
])
export type JackpotOperation = z.infer<typeof jackpotOperation>

/** A pool as the operator sees it; what is in it and put aside in whole đồng. */
export type OperatedPool = {
  pool: string
  cycle: number
  amount: number
  reserve: number
  terms: JackpotTerms
  nextTerms: JackpotTerms
  state: 'running' | 'ending' | 'stopped' | 'empty'
}

/** Lists jackpots and what they paid, stops one, lets it run again, moves its money to another of the merchant, or sets the terms of its next cycle (games 133, 134). */
export async function operateJackpot(
  services: Services,
  wanted: JackpotOperation,
  person?: string,
): Promise<{ pools: OperatedPool[] } | { wins: PaidJackpot[] }> {
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'wins') {
    const { from, until, least = 0 } = wanted
    return { wins: await listWins(services.db, merchantId, { from, until, least }) }
  }
  return services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx }
    await openPools(inside, merchantId)
    if (wanted.do === 'list') return list(inside, merchantId)
    const pools = await lockPools(trx, merchantId)
    const before = get(pools, wanted.pool)
    const isRepeated = wanted.do === 'move' && (await wasMoved(inside, merchantId, wanted))
    if (!isRepeated) {
      const more = await act(inside, pools, before, wanted)
      const after = get(await listPools(trx, merchantId), wanted.pool)
      await appendEvent(trx, {
        merchantId,
        at: services.now(),
        kind: 'jackpot.changed',
        actor: 'operator',
        person: person ?? wanted.by,
        subject: `${wanted.do} ${wanted.pool}`,
        before: shown(before),
        after: { ...shown(after), ...more },
        reason: wanted.reason,
      })
    }
    return list(inside, merchantId)
  })
}

async function list({ db }: Services, merchantId: number): Promise<{ pools: OperatedPool[] }> {
  return { pools: (await listPools(db, merchantId)).map(shown) }
}

/** Does what is wanted; answers what the event tells beside the pool. */
async function act(
  services: Services,
  pools: readonly PoolRow[],
  row: PoolRow,
  wanted: Exclude<JackpotOperation, { do: 'list' | 'wins' }>,
): Promise<Record<string, unknown>> {
  const isStopped = row.stopped_at !== null
  switch (wanted.do) {
    case 'stop': {
      if (isStopped) throw new Fault('request_param_err', { field: 'do' })
      const isNow = wanted.when === 'now'
      await updatePool(services.db, {
        ...row,
        stopped_at: isNow ? services.now() : null,
        stops_at_end: !isNow,
      })
      return {}
    }
    case 'resume':
      if (!isStopped && !row.stops_at_end) throw new Fault('request_param_err', { field: 'do' })
      await resumePool(services, row)
      return {}
    case 'terms':
      await updatePool(services.db, { ...row, next_terms: wanted.terms })
      return {}
    case 'move':
      return movePool(services, { from: row, to: get(pools, wanted.to), key: wanted.key })
  }
}

/** Throws where the key was used for another move. */
async function wasMoved(
  { db }: Services,
  merchantId: number,
  wanted: Extract<JackpotOperation, { do: 'move' }>,
): Promise<boolean> {
  const known = await findMove(db, merchantId, wanted.key)
  if (known !== undefined && known !== `${wanted.pool}:${wanted.to}`) {
    throw new Fault('request_param_err', { field: 'key' })
  }
  return known !== undefined
}

function get(pools: readonly PoolRow[], name: string): PoolRow {
  const row = pools.find((each) => each.pool === name)
  if (!row) throw new Error(`there is no pool ${name}`)
  return row
}

function shown(row: PoolRow): OperatedPool {
  return {
    pool: row.pool,
    cycle: row.cycle,
    amount: Math.floor(row.meter_micro / microPerDong),
    reserve: Math.floor(row.reserve_micro / microPerDong),
    terms: termsOf(row),
    nextTerms: nextTermsOf(row),
    state: stateOf(row),
  }
}

function stateOf({ stopped_at: stoppedAt, stops_at_end: endsThen, is_empty: isEmpty }: PoolRow) {
  if (isEmpty) return 'empty'
  if (stoppedAt !== null) return 'stopped'
  return endsThen ? 'ending' : 'running'
}
