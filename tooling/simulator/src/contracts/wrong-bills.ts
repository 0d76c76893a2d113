import type { Plant, Rewrite } from '../bugs/plant.ts'
import { begins, replaces, withFreshKeys } from '../bugs/rewrites.ts'

/** A bet that is settled in the first moment of the next window counts in this one too. */
export const endsWindowsLate: Rewrite = replaces(
  /^(\s*(?:with played as|select bet\.account_id as member).*bet\.settled_at >= \$1 and bet\.settled_at )<( \$2.*)$/s,
  '$1<=$2',
)

/** Whoever pays finds bills that somebody else is paying already, and each payment has a key of its own. */
export function paysBillsTwice(): Plant {
  return {
    dropsTransaction: begins(/^\s*select id from bill where state = 'to_collect'/),
    rewrite: { 'pays anew': withFreshKeys('contract-bill') },
  }
}

/** A contract is settled by the terms of the one that pays its upline, where there is one. */
export const settlesByTheLevelAbove: Rewrite = replaces(
  /^(select "contract"\."id" as "contractId", .*)"contract_terms"\."terms"(, .* where "contract"\."kind" = \$1 .*)$/,
  `$1coalesce((select above.terms from contract_terms above join contract paying on paying.id = above.contract_id
    where paying.downline_id = "contract"."upline_id" and paying.kind = "contract"."kind" and above.version = 1),
    "contract_terms"."terms") as "terms"$2`,
)

/** Of the contracts that an account pays only the first is looked at when it signs. */
export const endsOneContractAtMost: Rewrite = replaces(
  /^(\s*select contract\.\*, upline\.name .*where contract\.upline_id = \$1 and contract\.kind = \$2 and contract\.ended_at is null\s+order by contract\.id)(\s*)$/s,
  '$1 limit 1$2',
)

/** A dividend begins anew each time, whatever the one before left to make good. */
export const forgetsCarriedLoss: Rewrite = replaces(
  /^(\s*select distinct on \(bill\.downline_id, bill\.upline_id\).*)bill\.carried_out( as "carriedOut".*)$/s,
  '$10::bigint$2',
)

/** A dividend does not bear the salaries of its period. */
export const forgetsSalaries: Rewrite = replaces(
  /^(\s*select asked\.at, )(sum\(.*\))::bigint( as cost.*)$/s,
  '$10::bigint$3',
)
