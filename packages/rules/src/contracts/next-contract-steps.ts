import type { Contract, ContractStatus, Side } from './contract.ts'

/** Everything that a side can do with a contract. */
export const contractStepNames = [
  'offer',
  'edit',
  'take_back',
  'accept',
  'reject',
  'request_termination',
  'agree_termination',
  'refuse_termination',
  'terminate',
] as const
export type ContractStepName = (typeof contractStepNames)[number]

type StepsBySide = Readonly<Record<Side, readonly ContractStepName[]>>

const closed: StepsBySide = { upline: ['offer'], downline: [] }

const settled = {
  N: closed,
  A: { upline: ['edit', 'request_termination'], downline: ['terminate'] },
  V: { upline: ['take_back'], downline: ['agree_termination', 'refuse_termination'] },
  C: closed,
  R: closed,
} as const satisfies Record<Exclude<ContractStatus, 'P' | 'E'>, StepsBySide>

/**
 * What a side may do now (contracts 3). An offer is changed or taken back by the side that made it, and accepted,
 * rejected or countered with other terms by the other one.
 */
export function nextContractSteps(
  contract: Pick<Contract, 'status' | 'offer'>,
  who: Side,
): readonly ContractStepName[] {
  if (contract.status !== 'P' && contract.status !== 'E') return settled[contract.status][who]
  return contract.offer?.by === who ? ['edit', 'take_back'] : ['accept', 'reject', 'edit']
}

const stepsOfLetter: Readonly<Record<string, readonly ContractStepName[]>> = {
  N: ['offer'],
  E: ['edit'],
  A: ['accept', 'refuse_termination'],
  R: ['reject'],
  C: ['agree_termination', 'terminate', 'request_termination', 'take_back'],
  V: ['request_termination'],
}

/**
 * The step that a status letter of the wire means for this contract and side; undefined when it means nothing now. `A`
 * accepts an offer but keeps a contract whose end was asked for; `C` agrees, ends, asks (dividend) or takes an offer back.
 */
export function stepOfLetter(
  contract: Pick<Contract, 'status' | 'offer'>,
  who: Side,
  letter: string,
): ContractStepName | undefined {
  // A second request to end must not undo the first.
  if (who === 'upline' && contract.status === 'V') return undefined
  const open = nextContractSteps(contract, who)
  return stepsOfLetter[letter]?.find((step) => open.includes(step))
}
