import { carriedTitle } from '@saola/game-engines'
import type { Client } from 'pg'
import type { Title } from '../games/titles.ts'

/** An open title for each engine, and one that feeds the jackpots. */
export async function findTitles(client: Client): Promise<readonly [Title, ...Title[]]> {
  const { rows } = await client.query<{ node_id: string; game_code: string; family: string }>(
    `select node_id, game_code, family from game
     where playable and is_new = 0 and served_by = 'SAOLA' order by sort, node_id`,
  )
  const found = new Map<string, Title>()
  for (const { node_id: nodeId, game_code: gameCode, family } of rows) {
    const carried = carriedTitle({ gameCode, family })
    // At a shared table nobody plays a round of their own.
    const code = carried?.table ? undefined : carried?.engine.code
    const kind = family === 'JACKPOT' ? family : code
    if (kind !== undefined && !found.has(kind)) found.set(kind, { nodeId, gameCode, family })
  }
  const [first, ...others] = found.values()
  if (!first) throw new Error('no title is open')
  return [first, ...others]
}
