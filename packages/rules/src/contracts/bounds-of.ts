import { refuse, type Refusal } from '../refusal.ts'
import type { TermsBounds } from './check-terms.ts'
import type { Terms } from './terms.ts'

/**
 * Within which rates an account may offer: the merchant's bounds, and never above what it has itself (contracts 9). Only an
 * account at the top, which nobody pays, needs no contract of its own; every other one without is refused (contracts 20).
 */
export function boundsOf(
  merchant: Pick<TermsBounds, 'minRate' | 'maxRate'>,
  payer: { readonly isTop: boolean; readonly own?: Terms | undefined },
): TermsBounds | Refusal {
  const { minRate, maxRate } = merchant
  if (payer.isTop) return { minRate, maxRate }
  if (payer.own === undefined) return refuse('contracts.refused.no_own')
  return { minRate, maxRate, own: payer.own }
}
