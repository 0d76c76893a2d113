import { jobPeriods } from '@saola/rules'
import { appendEvents } from '../../../events/event-store.ts'
import type { Job } from '../../../services/job.ts'
import type { Services } from '../../../services/services.ts'
import { listConnectedVendors, type Vendor } from '../../../vendors/find-vendor.ts'
import { compareWith, hoursAsked } from './compare-with.ts'
import {
  keepDifferences,
  listOpenNames,
  nameOf,
  settleDifferences,
  type DifferenceName,
} from './difference-store.ts'
import type { Difference } from './differences-of.ts'

/** So many new ones are kept in one run: where all differs, people need no list of it. */
const most = 500

/**
 * Compares what aggregators list with what the wallet has moved, and names each difference once, by an event, in the list of what waits and in
 * the log (games 148). It moves nothing.
 */
export const compareAggregators: Job = {
  name: 'games.compare-aggregators',
  everyMs: jobPeriods.compareAggregators,
  run: async (services) => {
    let told = 0
    for (const vendor of await listConnectedVendors(services)) told += await compare(services, vendor)
    return told
  },
}

/** Keeps how one of them differs; answers how many differences nobody was told of before. */
async function compare(services: Services, vendor: Vendor): Promise<number> {
  const open = vendor.aggregator ? await listOpenNames(services.db, vendor.code) : []
  const compared = await compareWith(services, vendor, new Set(open.map(({ id }) => id)))
  if (!compared) return 0
  const { differences, seen, hoursUntold } = compared
  if (hoursUntold > 0)
    console.warn(`[${vendor.code}] ${hoursUntold} of ${hoursAsked} hours of its transactions were not told`)
  const settled = open.filter((each) => seen.has(each.id) && !differences.has(nameOf(each)))
  const known = new Set(open.map(nameOf))
  const isKnown = (each: Difference): boolean => known.has(nameOf(each))
  const found = [...differences.values()]
  const fresh = found.filter((each) => !isKnown(each)).slice(0, most)
  const told = await keep(services, vendor, { found: [...found.filter(isKnown), ...fresh], settled })
  if (told > 0)
    console.error(
      `[games] ALARM ${told} transactions differ from what ${vendor.code} lists: ops vendor, do differences`,
    )
  return told
}

function keep(
  { db, now }: Services,
  { code }: Vendor,
  { found, settled }: { found: readonly Difference[]; settled: readonly DifferenceName[] },
): Promise<number> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const told = await keepDifferences(trx, code, found, at)
    await settleDifferences(trx, code, settled, at)
    await appendEvents(
      trx,
      told.map(({ id, kind, round, theirs, ours }) => ({
        // Vendors serve all merchants.
        merchantId: null,
        at,
        kind: 'vendor.differs' as const,
        actor: 'gateway' as const,
        subject: `${code} ${id}`,
        after: { difference: kind, round, theirs, ours },
      })),
    )
    return told.length
  })
}
