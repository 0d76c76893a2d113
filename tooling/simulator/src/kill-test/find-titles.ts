import { carriedTitle, matchTitle } from '@saola/game-engines'
import type { Client } from 'pg'
import type { Title } from '../games/titles.ts'

type Some = readonly [Title, ...Title[]]

/** What is played: titles of one's own rounds, shared tables, and leagues. */
export type OpenTitles = { games: Some; tables: Some; matches: Some }

/** An open title for each engine, table and league, and one that feeds the jackpots. */
export async function findTitles(client: Client): Promise<OpenTitles> {
  const { rows } = await client.query<{ node_id: string; game_code: string; family: string }>(
    `select node_id, game_code, family from game
     where playable and is_new = 0 and served_by = 'SAOLA' order by sort, node_id`,
  )
  const found = { games: new Map<string, Title>(), tables: new Map(), matches: new Map() }
  for (const { node_id: nodeId, game_code: gameCode, family } of rows) {
    const place = placeOf({ gameCode, family })
    if (place && !found[place.among].has(place.code))
      found[place.among].set(place.code, { nodeId, gameCode, family })
  }
  return { games: someOf(found.games), tables: someOf(found.tables), matches: someOf(found.matches) }
}

function placeOf(title: Pick<Title, 'gameCode' | 'family'>) {
  const league = matchTitle(title)?.league
  if (league) return { among: 'matches', code: league.code } as const
  const carried = carriedTitle(title)
  if (!carried) return undefined
  const { code } = carried.engine
  if (carried.table) return { among: 'tables', code } as const
  return { among: 'games', code: title.family === 'JACKPOT' ? title.family : code } as const
}

function someOf(titles: ReadonlyMap<string, Title>): Some {
  const [first, ...others] = titles.values()
  if (!first) throw new Error('a kind of title has none that is open')
  return [first, ...others]
}
