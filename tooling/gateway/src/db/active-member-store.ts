import { usualLeastActiveBet } from '@saola/rules'
import { sql } from 'kysely'

/** What a member of the merchant of a statement bets validly to be an active one (contracts 39). */
export const leastActiveBet = sql<number>`coalesce((merchant.settings -> 'contracts' ->> 'leastActiveBet')::bigint,
  ${sql.lit(usualLeastActiveBet)})`
