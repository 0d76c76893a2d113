import type { Contract } from './contract.ts'
import { paysAbove } from './rate-order.ts'

/**
 * The contracts that end by themselves when `accepted` is signed (contracts 4): live ones of the same kind which
 * the accepting account offers further down at a higher rate than it gets now itself. In the order given.
 */
export function endedByAccepting(
  accepted: Pick<Contract, 'kind' | 'downline' | 'offer' | 'signed'>,
  downlineContracts: readonly Contract[],
): Contract[] {
  const terms = accepted.offer?.terms ?? accepted.signed
  if (terms === undefined) return []
  return downlineContracts.filter((contract) => {
    if (contract.upline !== accepted.downline || contract.kind !== accepted.kind) return false
    return liveTerms(contract).some((live) => paysAbove(live, terms))
  })
}

/** What a contract pays or may pay soon: an offer above the new rate must not be signed later either. */
function liveTerms({ status, signed, offer }: Contract) {
  if (status === 'N' || status === 'C' || status === 'R') return []
  return [signed, offer?.terms].filter((terms) => terms !== undefined)
}
