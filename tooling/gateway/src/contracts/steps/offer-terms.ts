import { applyStep, type PaymentCycle, type Terms } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import { contractFault } from './contract-fault.ts'
import { lockAround } from './contract-lock-store.ts'
import { contractSettingsOf, periodSettings } from '../contract-settings.ts'
import { findContract, listPaid, type StoredContract } from '../contract-store.ts'
import { findBelow } from './party-store.ts'
import { readBounds } from './read-bounds.ts'
import { requireOpenParties } from './require-parties.ts'
import type { StepSurroundings } from './take-step.ts'
import { appendContractEvent, createContract } from '../write-contract-store.ts'

/** Terms that an account offers to one directly below it. */
export type WantedOffer = {
  upline: { id: number; merchantId: number }
  downlineId: number
  terms: Terms
  cycle?: PaymentCycle | undefined
  note?: string | undefined
  expiresAt?: number | undefined
}

/**
 * Offers the first contract of a kind, or the next one after an end. Refused for an account that is not directly below,
 * while the two have one, and above the number that the merchant allows; an account outside the branch is `not_found`.
 */
export async function offerTerms(
  trx: Database,
  { upline, downlineId, terms, cycle, note, expiresAt }: WantedOffer,
  { clock, settings, language, prove }: StepSurroundings,
): Promise<StoredContract> {
  const { kind } = terms
  const now = clock()
  const downline = await findBelow(trx, upline, downlineId)
  if (!downline) throw new Fault('not_found')
  if (downline.uplineId !== upline.id) {
    throw new Fault('contracts.party.refused', { messageKey: 'contracts.refused.not_direct' })
  }
  await requireOpenParties(trx, { actorId: upline.id, otherId: downline.id }, now)
  const parties = { merchantId: upline.merchantId, kind, uplineId: upline.id, downlineId: downline.id }
  await lockAround(trx, parties)
  const bounds = await readBounds(trx, parties, settings)
  if ('key' in bounds) throw contractFault(bounds, language)
  const blank = {
    id: '',
    kind,
    upline: String(upline.id),
    downline: String(downline.id),
    status: 'N',
  } as const
  const applied = applyStep(blank, { do: 'offer', terms }, { who: 'upline', now, bounds })
  if (applied.kind !== 'applied') throw contractFault(applied, language)
  const { mostContracts } = contractSettingsOf(settings)
  if ((await listPaid(trx, parties)).length >= mostContracts) {
    throw new Fault('contracts.refused', {
      messageKey: 'contracts.refused.most',
      params: { most: mostContracts },
    })
  }
  const extras = periodSettings(kind, settings, cycle)
  const id = await createContract(trx, parties, { terms, by: 'upline', now, note, expiresAt, ...extras })
  if (id === undefined) throw new Fault('contracts.refused', { messageKey: 'contracts.refused.live' })
  await prove?.(trx)
  await appendContractEvent(trx, { contractId: id, action: 'N', by: 'upline', version: 1, at: now })
  const offered = await findContract(trx, id)
  if (!offered) throw new Error(`contract ${id} was not written`)
  return offered
}
