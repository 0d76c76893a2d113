import type { ContractEndings, ContractView } from '@saola/protocol'
import { nextContractSteps, type Side } from '@saola/rules'
import { asRules, sideOf } from './as-rules.ts'
import type { StoredContract } from './contract-store.ts'

/** A contract as one of its sides sees it, with the steps that are open to it. */
export function describeContract(stored: StoredContract, side: Side): ContractView {
  return { ...describeForAnybody(stored), side, steps: [...nextContractSteps(asRules(stored), side)] }
}

/** A contract as such. */
export function describeForAnybody(stored: StoredContract): ContractEndings['list'][number] {
  const { signed, offer } = stored
  return {
    id: String(stored.id),
    kind: stored.kind,
    status: stored.status,
    offerer: stored.uplineName,
    receiver: stored.downlineName,
    receiverId: String(stored.downlineId),
    ...(signed && { signed }),
    ...(offer && { offer }),
    createdDate: stored.createdAt,
    processedDate: stored.processedAt,
    ...(stored.signedAt !== undefined && { signedDate: stored.signedAt }),
    ...(stored.endedAt !== undefined && { endedDate: stored.endedAt }),
  }
}

/** A contract as an account that is one of its sides sees it. */
export function describeOwn(stored: StoredContract, accountId: number): ContractView {
  return describeContract(stored, sideOf(stored, accountId) ?? 'downline')
}
