import { applyStep, type ContractStep, type PaymentCycle, type Side } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { Fault } from '../../http/fault.ts'
import { asRules, versionAtStake } from '../as-rules.ts'
import { contractFault } from './contract-fault.ts'
import { lockAround } from './contract-lock-store.ts'
import { periodSettings } from '../contract-settings.ts'
import type { StoredContract } from '../contract-store.ts'
import { holdSettlement } from '../settlement/settlement-store.ts'
import { describeContract, describeForAnybody } from '../describe-contract.ts'
import { requireOwnContract } from '../require-own-contract.ts'
import { readEndings, type Endings } from './endings.ts'
import { readBounds } from './read-bounds.ts'
import { requireOpenParties } from './require-parties.ts'
import { saveStep } from './save-step.ts'

/** A step that an account wants to take, and what it saw of the contract when it decided. */
export type WantedStep = {
  contractId: number
  accountId: number
  step: ContractStep
  /** The version that was shown; a client of the family does not say. */
  version?: number | undefined
  /** The token of the list of endings that was shown. */
  endings?: string | undefined
  /** Of a dividend; what it was before when nothing is said. */
  cycle?: PaymentCycle | undefined
  note?: string | undefined
}

/** By which clock, by whose rules and in which language; `prove` asks for a second proof once nothing else is in the way. */
export type StepSurroundings = {
  clock: () => number
  settings: MerchantSettings
  language: 'VI' | 'EN'
  prove?: ((trx: Database) => Promise<void>) | undefined
}

/** What ends by a step that ends nothing. */
const noEndings: Endings = { list: [], token: '' }

/**
 * Takes one step of a contract that an account is a side of, or refuses it; somebody else's contract is `not_found`. A
 * contract, or a list of endings, that is not as it was shown is refused with how it is now.
 */
export async function takeStep(
  trx: Database,
  wanted: WantedStep,
  surroundings: StepSurroundings,
): Promise<StoredContract> {
  const { clock, settings, language, prove } = surroundings
  const { contract, side, settledTo } = await lockOwnContract(trx, wanted)
  // No sooner than what is settled: a request that waited would change terms by which bills are written already.
  const now = Math.max(clock(), settledTo)
  const name = wanted.step.do
  const bringsTerms = name === 'edit' || name === 'accept'
  if (wanted.version !== undefined && wanted.version !== versionAtStake(contract)) {
    throw new Fault('contracts.changed', { value: { contract: describeContract(contract, side) } })
  }
  if (bringsTerms) {
    const otherId = side === 'upline' ? contract.downlineId : contract.uplineId
    await requireOpenParties(trx, { actorId: wanted.accountId, otherId }, now)
  }
  const bounds = bringsTerms ? await readBounds(trx, contract, settings) : { minRate: 0, maxRate: 0 }
  if ('key' in bounds) throw contractFault(bounds, language)
  const endings = name === 'accept' ? await readEndings(trx, contract) : noEndings
  const applied = applyStep(asRules(contract), wanted.step, {
    who: side,
    now,
    bounds,
    downlineContracts: endings.list.map(asRules),
  })
  if (applied.kind !== 'applied') throw contractFault(applied, language)
  if (name === 'accept') requireSeen(endings, wanted.endings)
  await prove?.(trx)
  const cycle = wanted.cycle ?? contract.offer?.cycle ?? contract.signed?.cycle
  await saveStep(trx, contract, applied, {
    now,
    ended: endings.list,
    extras: { ...periodSettings(contract.kind, settings, cycle), note: wanted.note },
  })
  return (await requireOwnContract(trx, contract.id, wanted.accountId)).contract
}

/** The contract as it is once nobody else works on it or on what it depends on. */
async function lockOwnContract(
  trx: Database,
  { contractId, accountId }: WantedStep,
): Promise<{ contract: StoredContract; side: Side; settledTo: number }> {
  const { contract } = await requireOwnContract(trx, contractId, accountId)
  const settledTo = await holdSettlement(trx, contract.kind)
  await lockAround(trx, contract)
  return { ...(await requireOwnContract(trx, contractId, accountId)), settledTo }
}

/** Nothing ends that was not shown: who saw no list may end nothing, who saw one ends exactly that (contracts 21). */
function requireSeen({ list, token }: Endings, seen: string | undefined): void {
  if (seen === token || (seen === undefined && list.length === 0)) return
  throw new Fault('contracts.changed', {
    messageKey: 'contracts.refused.endings',
    value: { endings: { list: list.map(describeForAnybody), token } },
  })
}
