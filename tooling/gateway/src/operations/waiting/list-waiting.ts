import type { Database } from '../../db/database.ts'
import { listWaitingResults } from '../../lottery/results/waiting-results.ts'
import { kindsOfVendors, waitingActs, type WaitingCount, type WaitingThing } from './waiting-kinds.ts'
import { countWaitingRows, listWaitingRows } from './waiting-store.ts'

/** So many things are told at once. */
const most = 200

/** What a vendor ends as a rule, the oldest first, however much else waits longer. */
export function listOfVendors(db: Database, now: number): Promise<WaitingThing[]> {
  return listWaitingRows(db, now, most, kindsOfVendors)
}

/**
 * Everything that waits for the operator, the oldest first, each with the act that ends it, and how many of each kind there are
 * (system 37).
 */
export async function listWaitingThings(
  db: Database,
  now: number,
): Promise<{ counts: WaitingCount[]; waiting: (WaitingThing & { act: string | null })[] }> {
  const draws = (await listWaitingResults(db, now)).map(({ drawId, drawsAt }): WaitingThing => ({
    kind: 'draw',
    about: String(drawId),
    merchant: null,
    owner: null,
    amount: null,
    since: drawsAt,
  }))
  const [oldest] = draws
  const counted = [
    ...(await countWaitingRows(db, now)),
    ...(oldest ? [{ kind: 'draw' as const, count: draws.length, since: oldest.since }] : []),
  ]
  const things = [...(await listWaitingRows(db, now, most)), ...draws]
  return {
    counts: counted
      .map((each) => ({ ...each, act: waitingActs[each.kind] }))
      .toSorted((a, b) => a.since - b.since),
    waiting: things
      .toSorted((a, b) => a.since - b.since)
      .slice(0, most)
      .map((each) => ({ ...each, act: waitingActs[each.kind] })),
  }
}
