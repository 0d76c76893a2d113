import { refuse, type Refusal } from '../refusal.ts'
import { checkTerms, type TermsBounds, type TermsIssue } from './check-terms.ts'
import type { Contract, ContractEvent, Offer, Side } from './contract.ts'
import { endedByAccepting } from './ended-by-accepting.ts'
import { nextContractSteps, type ContractStepName } from './next-contract-steps.ts'
import type { Terms } from './terms.ts'

/** A step with what it needs: offers and edits carry terms. */
export type ContractStep =
  | { readonly do: 'offer' | 'edit'; readonly terms: Terms; readonly expiresAt?: number }
  | { readonly do: Exclude<ContractStepName, 'offer' | 'edit'> }

/** Who takes the step, when (ms), the bounds of the upline's rates, and what the downline offers further down. */
export type StepContext = {
  readonly who: Side
  readonly now: number
  readonly bounds: TermsBounds
  readonly downlineContracts?: readonly Contract[]
}

/** The contract after the step, the history it writes, and other contracts that it ended. */
export type AppliedStep = {
  readonly kind: 'applied'
  readonly contract: Contract
  readonly ended: readonly Contract[]
  readonly events: readonly ContractEvent[]
}

/** Terms that may not be offered or signed. */
export type InvalidTerms = { readonly kind: 'invalid'; readonly issues: readonly TermsIssue[] }

/** Takes one step of a contract's life, or says why not. Terms are checked when offered and again when signed. */
export function applyStep(
  contract: Contract,
  step: ContractStep,
  context: StepContext,
): AppliedStep | InvalidTerms | Refusal {
  if (!nextContractSteps(contract, context.who).includes(step.do)) return refuse('contracts.refused.step')
  switch (step.do) {
    case 'offer':
    case 'edit':
      return putOnTable(contract, step, context)
    case 'accept':
      return sign(contract, context)
    case 'reject':
      return applied(contract.signed ? kept(contract) : closed(contract, 'R'), 'R', context)
    case 'take_back': {
      const back = contract.signed ? kept(contract) : closed(contract, 'C')
      return applied(back, contract.signed ? 'A' : 'C', context)
    }
    case 'request_termination':
      return applied({ ...contract, status: 'V' }, 'V', context)
    case 'refuse_termination':
      return applied(kept(contract), 'A', context)
    default:
      step.do satisfies 'agree_termination' | 'terminate'
      return applied(closed(contract, 'C'), 'C', context)
  }
}

/** Closes an offer whose time is over: signed terms stay in force, a contract without any counts as declined. */
export function expireOffer(
  contract: Contract,
  now: number,
): Omit<AppliedStep, 'kind' | 'ended'> | undefined {
  if (!isOver(contract.offer, now)) return undefined
  const after = contract.signed ? kept(contract) : closed(contract, 'R')
  return { contract: after, events: [eventOf(contract.id, 'R', 'system', now)] }
}

type TermsStep = Extract<ContractStep, { terms: Terms }>

function putOnTable(contract: Contract, step: TermsStep, context: StepContext): AppliedStep | InvalidTerms {
  const issues = issuesOf(contract, step.terms, context.bounds)
  if (issues.length > 0) return { kind: 'invalid', issues }
  const offer: Offer = {
    terms: step.terms,
    by: context.who,
    ...(step.expiresAt === undefined ? {} : { expiresAt: step.expiresAt }),
  }
  const isNew = step.do === 'offer'
  return applied({ ...contract, status: isNew ? 'P' : 'E', offer }, isNew ? 'N' : 'E', context)
}

function sign(contract: Contract, context: StepContext): AppliedStep | InvalidTerms | Refusal {
  const { offer, ...rest } = contract
  if (offer === undefined) return refuse('contracts.refused.step')
  if (isOver(offer, context.now)) {
    return refuse('contracts.refused.offer_expired', { endedAt: offer.expiresAt ?? context.now })
  }
  const issues = issuesOf(contract, offer.terms, context.bounds)
  if (issues.length > 0) return { kind: 'invalid', issues }
  const ended = endedByAccepting(contract, context.downlineContracts ?? []).map((one) => closed(one, 'C'))
  const signed = applied({ ...rest, status: 'A', signed: offer.terms }, 'A', context)
  const endings = ended.map(({ id }) => eventOf(id, 'C', 'system', context.now))
  return { ...signed, ended, events: [...signed.events, ...endings] }
}

function issuesOf(contract: Contract, terms: Terms, bounds: TermsBounds): TermsIssue[] {
  if (terms.kind !== contract.kind) return [{ field: 'kind', key: 'contracts.issue.kind' }]
  return checkTerms(terms, bounds)
}

function kept({ offer: _offer, ...rest }: Contract): Contract {
  return { ...rest, status: 'A' }
}

// Without its terms a closed contract cannot come back to life through a later offer that is rejected.
function closed({ offer: _offer, signed: _signed, ...rest }: Contract, status: 'C' | 'R'): Contract {
  return { ...rest, status }
}

function isOver(offer: Offer | undefined, now: number): boolean {
  return offer?.expiresAt !== undefined && offer.expiresAt <= now
}

function applied(
  contract: Contract,
  action: ContractEvent['action'],
  { who, now }: StepContext,
): AppliedStep {
  return { kind: 'applied', contract, ended: [], events: [eventOf(contract.id, action, who, now)] }
}

function eventOf(
  contractId: string,
  action: ContractEvent['action'],
  by: ContractEvent['by'],
  activityDate: number,
): ContractEvent {
  return { contractId, action, by, activityDate }
}
