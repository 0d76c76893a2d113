import type { AppliedStep, CarryOver, Contract, ContractEvent, PaymentCycle } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { versionAtStake } from '../as-rules.ts'
import type { StoredContract } from '../contract-store.ts'
import {
  appendContractEvent,
  appendTerms,
  bringIntoForce,
  endForce,
  updateContract,
} from '../write-contract-store.ts'

/** What terms have beside their tiers. */
type Extras = { cycle?: PaymentCycle; carryOver?: CarryOver; note?: string | undefined }

/** Writes what a step did: the contract, those that it ended, and the history of all of them. */
export async function saveStep(
  trx: Database,
  before: StoredContract,
  { contract, ended, events }: Pick<AppliedStep, 'contract' | 'ended' | 'events'>,
  more: { now: number; ended: readonly StoredContract[]; extras: Extras },
): Promise<void> {
  const version = await saveOne(trx, before, contract, more)
  for (const one of ended) {
    const endedBefore = more.ended.find(({ id }) => String(id) === one.id)
    if (endedBefore) await saveOne(trx, endedBefore, one, more)
  }
  for (const { contractId, ...event } of events) {
    const about = more.ended.find(({ id }) => String(id) === contractId)
    await append(trx, {
      ...event,
      id: about?.id ?? before.id,
      version: about ? versionAtStake(about) : version,
    })
  }
}

/** Writes one contract as it is now and answers the version of its terms that this was about. */
async function saveOne(
  trx: Database,
  before: StoredContract,
  after: Contract,
  { now, extras }: { now: number; extras: Extras },
): Promise<number> {
  const { id } = before
  const { status } = after
  if (status === 'N') throw new RangeError('A contract that nobody offered is not written')
  if (status === 'C' || status === 'R') {
    await endForce(trx, id, now)
    await updateContract(trx, id, {
      ...offTheTable,
      status,
      signed_version: null,
      processed_at: now,
      ended_at: now,
    })
    return versionAtStake(before)
  }
  if (after.offer !== undefined && after.offer.terms !== before.offer?.terms) {
    const { terms, by, expiresAt } = after.offer
    const version = await appendTerms(trx, id, { terms, by, now, ...extras })
    await updateContract(trx, id, {
      status,
      offered_version: version,
      expires_at: expiresAt ?? null,
      processed_at: now,
    })
    return version
  }
  const signed = after.signed === before.offer?.terms ? before.offer?.version : undefined
  if (signed !== undefined) await bringIntoForce(trx, { contractId: id, version: signed, now })
  await updateContract(trx, id, {
    ...offTheTable,
    status,
    processed_at: now,
    ...(signed !== undefined && { signed_version: signed, signed_at: now }),
  })
  return versionAtStake(before)
}

const offTheTable = { offered_version: null, expires_at: null } as const

function append(
  trx: Database,
  {
    id,
    action,
    by,
    version,
    activityDate,
  }: Omit<ContractEvent, 'contractId'> & { id: number; version: number },
): Promise<void> {
  return appendContractEvent(trx, { contractId: id, action, by, version, at: activityDate })
}
