import { jackpotTerms, type JackpotTerms } from '@saola/rules'
import type { PoolRow } from './pool-store.ts'

/** The terms of the cycle that runs (games 133); of one that began before they were kept, those of then. */
export function termsOf({ pool, terms }: Pick<PoolRow, 'pool' | 'terms'>): JackpotTerms {
  return terms ?? jackpotTerms[pool]
}

/** The terms that the next cycle begins with. */
export function nextTermsOf(row: Pick<PoolRow, 'pool' | 'terms' | 'next_terms'>): JackpotTerms {
  return row.next_terms ?? termsOf(row)
}
