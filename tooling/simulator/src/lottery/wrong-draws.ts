import type { Rewrite } from '../bugs/plant.ts'
import { replaces, withFreshKeys } from '../bugs/rewrites.ts'

/** A draw seems to lock a minute later than it does. */
export const takesBetsAfterTheLock: Rewrite = replaces(
  /^(select "id", "game_code", "numero", "state", "opens_at", )"locks_at"(, "draws_at" from "lottery_draw" where .*)$/,
  '$1"locks_at" + 60000 as "locks_at"$2',
)

/** The second number that ends with 83 is not seen. */
export const countsHitsOnce: Rewrite = replaces(
  /^(select "lottery_draw"\."state", .*)"lottery_draw"\."prizes"(, .* for share of "lottery_draw")$/,
  `$1replace("lottery_draw"."prizes"::text, '10383', '10382')::jsonb as "prizes"$2`,
)

/** Nobody looks whether a draw, or a bet on it, is settled already, and each time is paid under another key. */
export function settlesTwice(): Record<string, Rewrite> {
  const findsAgain = replaces(
    /^(select \* from "lottery_draw" where )"settled_at" is null and ("state" in .*)$/,
    '$1$2',
  )
  const reopens = replaces(
    /^(\s*select bet\.id, .*)bet\.status, bet\.bet_amount, bet\.win_amount(,.*)bet\.status = 'open'( and true\s+order by .* for update of bet)$/s,
    `$1case bet.status when 'settled' then 'open' else bet.status end as status, bet.bet_amount,
      0::bigint as win_amount$2bet.status <> 'cancelled'$3`,
  )
  return { 'finds again': findsAgain, reopens, 'pays anew': withFreshKeys('lottery') }
}
