import type { Services } from '../../services.ts'
import { lookAtAll, takesBets } from '../look-at.ts'
import type { MatchSource } from '../match-source.ts'
import { stopOfPick, type SeenLook } from '../stops/stops-of.ts'
import { insertPrices, listLastPrices, listOpenMatches, type KeptPrice } from './price-store.ts'

/** So many rows are written by one statement. */
const page = 1000

/**
 * Keeps what a feed offers on its matches: a row for each price that has changed since the last look, or whether bets on it are taken
 * (games 125). Of a virtual league nothing is kept: its prices come again from what is published of it (games 100). Answers how many
 * rows it wrote.
 */
export async function keepPrices(services: Services, source: MatchSource): Promise<number> {
  if (source.isDrawn) return 0
  const at = services.now()
  const matches = await listOpenMatches(services, at)
  const looked = await lookAtAll(services, source, matches, at)
  const kept = await listLastPrices(
    services,
    matches.map((match) => match.match_id),
  )
  const byMatch = Map.groupBy(kept, (row) => row.match_id)
  const changed = looked.flatMap(({ match: { match_id: matchId }, look }) =>
    changesOf(look, byMatch.get(matchId) ?? []).map((change) => ({
      ...change,
      match_id: matchId,
      told_at: at,
    })),
  )
  for (let from = 0; from < changed.length; from += page) {
    await insertPrices(services, changed.slice(from, from + page))
  }
  return changed.length
}

type Change = Pick<KeptPrice, 'pick' | 'number' | 'odds' | 'is_open'>

function changesOf(look: SeenLook, kept: readonly KeptPrice[]): Change[] {
  const before = new Map(kept.map((row) => [row.pick, row]))
  const isOpen = takesBets(look)
  const offered = new Map(look.prices.map(({ pick, odds }) => [pick, odds]))
  const gone = kept.filter(({ pick }) => !offered.has(pick)).map(({ pick }) => [pick, null] as const)
  return [...offered, ...gone].flatMap(([pick, odds]) => {
    const last = before.get(pick)
    const now = { odds, is_open: odds !== null && isOpen && !stopOfPick(look, pick) }
    if (last?.odds === now.odds && last.is_open === now.is_open) return []
    return [{ pick, number: (last?.number ?? 0) + 1, ...now }]
  })
}
