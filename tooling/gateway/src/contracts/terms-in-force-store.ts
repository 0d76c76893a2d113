import type { CarryOver, ContractKind, PaymentCycle, Span, Terms } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** Terms of a contract for as long as they were, or are, in force. */
export type TermsInForce = {
  contractId: number
  version: number
  merchantId: number
  kind: ContractKind
  uplineId: number
  downlineId: number
  terms: Terms
  /** Of a dividend alone. */
  cycle: PaymentCycle | null
  carryOver: CarryOver | null
  from: number
  /** Null while they are in force. */
  to: number | null
}

/**
 * Every version of the terms of a kind that was in force at some moment of a window, the contracts by their ids and the
 * versions of each in the order in which they were signed. What has ended since is among them.
 */
export function listTermsInForce(
  db: Database,
  { kind, from, to }: { kind: ContractKind } & Span,
): Promise<TermsInForce[]> {
  return db
    .selectFrom('contract_terms')
    .innerJoin('contract', 'contract.id', 'contract_terms.contract_id')
    .select(({ ref }) => [
      'contract.id as contractId',
      'contract_terms.version',
      'contract.merchant_id as merchantId',
      'contract.kind',
      'contract.upline_id as uplineId',
      'contract.downline_id as downlineId',
      'contract_terms.terms',
      'contract_terms.cycle',
      'contract_terms.carry_over as carryOver',
      ref('contract_terms.in_force_from').$notNull().as('from'),
      'contract_terms.in_force_to as to',
    ])
    .where('contract.kind', '=', kind)
    .where('contract_terms.in_force_from', '<', to)
    .where(({ eb, or }) =>
      or([eb('contract_terms.in_force_to', 'is', null), eb('contract_terms.in_force_to', '>', from)]),
    )
    .orderBy('contract.id')
    .orderBy('contract_terms.version')
    .execute()
}
