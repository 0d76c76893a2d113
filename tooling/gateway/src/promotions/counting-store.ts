import type { GameFamily } from '@saola/protocol'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** What the titles of a family give back that start, in hundredths of a percent. */
export type FamilyReturns = {
  family: GameFamily
  /** None where all of them are lotteries. */
  least: number | null
  most: number | null
  /** Whether lotteries are among them, which give back by the way to bet. */
  is_drawn: boolean
}

/** The returns of some families; one without a title that starts is left out. */
export async function listFamilyReturns(
  db: Database,
  families: readonly GameFamily[],
): Promise<FamilyReturns[]> {
  if (families.length === 0) return []
  const { rows } = await sql<FamilyReturns>`
    select game.family, min(game.rtp) filter (where drawn.node_id is null) as least,
      max(game.rtp) filter (where drawn.node_id is null) as most, bool_or(drawn.node_id is not null) as is_drawn
    from game left join (select distinct node_id from lottery_game) as drawn on drawn.node_id = game.node_id
    where game.playable and game.family in (${sql.join(families)})
    group by game.family`.execute(db)
  return rows
}
