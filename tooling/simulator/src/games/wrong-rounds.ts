import type { Plant, Rewrite } from '../bugs/plant.ts'
import { forRounds, replaces } from '../bugs/rewrites.ts'
import { paysUnderFreshIds } from './wrong-lines.ts'

/** A round of a table seems to lock a minute later than it does. */
export const takesChipsAfterTheLock: Rewrite = replaces(
  /^select \* (from "vendor"\."table_round" where .* for share)$/,
  'select table_round.*, locks_at + 60000 as locks_at $1',
)

/** Chips that are paid are found to be unpaid, and the gateway is asked under another id each time. */
export function paysTablesTwice(): Plant {
  const findsAgain = replaces(
    /^select \* (from "vendor"\."table_bet" where "round_id" = \$1 and "state" in \(.*\).*)$/,
    `select table_bet.*, case state when 'paid' then 'decided' else state end as state
      from "vendor"."table_bet" where "round_id" = $$1 and "state" in ($$2, $$3, $$4, $$5, 'paid')`,
  )
  const reopens = forRounds(
    replaces(
      /^(select "bet"\."id", .*)"bet"\."status"(, .* for update of "bet")$/,
      `$1case "bet"."status" when 'settled' then 'open' else "bet"."status" end as "status"$2`,
    ),
  )
  return {
    vendorLine: paysUnderFreshIds,
    rewrite: { 'finds again': findsAgain, reopens },
  }
}

/** A leg that ended in one way is written down as another. */
export function endsLegsAs(ended: string, written: string): Rewrite {
  return ({ text, values }) =>
    text.startsWith('update "vendor"."match_leg" set "result"') && values[0] === ended
      ? { text, values: values.with(0, written) }
      : undefined
}
