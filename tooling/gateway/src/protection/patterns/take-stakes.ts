import { groupBy } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { appendEvents } from '../../events/event-store.ts'
import { judgeStakes, type Touched } from './judge-stakes.ts'
import { insertPatterns, type FoundPattern } from './pattern-store.ts'
import type { ToldStake } from './stakes-of-order.ts'
import type { Watching } from './watch-store.ts'
import { insertStakes, merchantsOf, type WatchedStake } from './watched-stake-store.ts'

/**
 * Keeps stakes of members whose merchants look for patterns, and tells of those that are found by them, each by an event. Answers how
 * many there were. A stake that was taken before changes nothing.
 */
export async function takeStakes(
  trx: Database,
  { stakes, watching, now }: { stakes: readonly ToldStake[]; watching: readonly Watching[]; now: number },
): Promise<number> {
  if (stakes.length === 0) return 0
  const merchants = await merchantsOf(trx, [...new Set(stakes.map(({ accountId }) => accountId))])
  const watched = stakes.flatMap((stake): WatchedStake[] => {
    const merchantId = merchants.get(stake.accountId)
    return merchantId !== undefined && watching.some((each) => each.merchantId === merchantId)
      ? [{ ...stake, merchantId }]
      : []
  })
  const fresh = groupBy(await insertStakes(trx, watched), ({ merchantId }) => merchantId)
  let found: readonly FoundPattern[] = []
  for (const each of watching) {
    const own = fresh.get(each.merchantId)
    if (own) found = [...found, ...(await judgeStakes(trx, each, touchedBy(own)))]
  }
  const told = await insertPatterns(trx, found, now)
  await appendEvents(
    trx,
    told.map(({ merchantId, kind, market, selection, startsAt, endsAt, facts }) => ({
      merchantId,
      at: now,
      kind: 'pattern.found' as const,
      actor: 'gateway' as const,
      subject: `${kind}: ${market}, ${selection}`,
      after: { startsAt, endsAt, ...facts },
    })),
  )
  return told.length
}

/** The selections of stakes, each once. */
function touchedBy(
  stakes: readonly Pick<
    WatchedStake,
    'market' | 'selection' | 'opposite' | 'opensAt' | 'startsAt' | 'placedAt'
  >[],
): Touched[] {
  const touched = groupBy(stakes, ({ market, selection }) => `${market}\n${selection}`)
  return [...touched.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const { placedAt: _placedAt, ...selection } = first
    const times = own.map(({ placedAt }) => placedAt)
    return [
      {
        ...selection,
        since: times.reduce((one, other) => Math.min(one, other)),
        latest: times.reduce((one, other) => Math.max(one, other)),
      },
    ]
  })
}
