import type { ContractKind, Terms } from './terms.ts'

/**
 * Where a contract is (contracts 2): P pending, E edited and pending, A signed, V termination requested, C cancelled,
 * R rejected. N is a contract that nobody has offered yet; it is never stored.
 */
export const contractStatuses = ['N', 'P', 'E', 'A', 'V', 'C', 'R'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** The agent who pays, and the one who is paid. */
export type Side = 'upline' | 'downline'

/** Terms on the table, and who put them there. Without `expiresAt` they stay until they are answered. */
export type Offer = { readonly terms: Terms; readonly by: Side; readonly expiresAt?: number }

/** One contract of two accounts. `signed` are the terms in force, also while an edit of them is on the table. */
export type Contract = {
  readonly id: string
  readonly kind: ContractKind
  readonly upline: string
  readonly downline: string
  readonly status: ContractStatus
  readonly signed?: Terms
  readonly offer?: Offer
}

/**
 * What a contract's history names (contracts 6): N offered, E modified, A signed or kept, V termination requested,
 * C terminated, R declined, D salary paid.
 */
export const contractActions = ['N', 'E', 'A', 'V', 'C', 'R', 'D'] as const
export type ContractAction = (typeof contractActions)[number]

/** A line of a contract's history, with the time in ms since 1970. */
export type ContractEvent = {
  readonly contractId: string
  readonly action: ContractAction
  readonly by: Side | 'system'
  readonly activityDate: number
}
