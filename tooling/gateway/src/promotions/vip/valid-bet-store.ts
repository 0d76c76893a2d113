import type { GameFamily } from '@saola/protocol'
import type { Turnover } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What an account bet validly, ever and from a day on; days since 1970. */
export async function readTurnover(db: Database, accountId: number, monthFrom: number): Promise<Turnover> {
  const { rows } = await sql<Turnover>`
    select coalesce(sum(valid_amount), 0)::bigint as total,
      coalesce(sum(valid_amount) filter (where day >= ${monthFrom}), 0)::bigint as month
    from play_of_day where account_id = ${accountId}`.execute(db)
  return rows[0] ?? { total: 0, month: 0 }
}

/** Valid bets for which no rebate was claimed yet, by family; below zero where a correction came after a claim. */
export async function readUnclaimed(
  db: Database,
  accountId: number,
): Promise<ReadonlyMap<GameFamily, number>> {
  const { rows } = await sql<{ family: GameFamily; amount: number }>`
    select family, sum(amount)::bigint as amount from (
      select family, valid_amount as amount from play_of_day where account_id = ${accountId}
      union all
      select part.family, -part.valid_bet from rebate_claim_part part
      join rebate_claim on rebate_claim.id = part.claim_id where rebate_claim.account_id = ${accountId}
    ) as counted group by family`.execute(db)
  return new Map(rows.map(({ family, amount }) => [family, amount]))
}
