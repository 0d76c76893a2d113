import type { ContractAction, ContractEvent, ContractKind, Side } from '@saola/rules'
import type { Updateable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { TermsVersion } from './contract-store.ts'

/** Terms as they are put on the table. */
export type NewTerms = Omit<TermsVersion, 'version'> & {
  by: Side
  now: number
  note?: string | undefined
  expiresAt?: number | undefined
}

/**
 * Writes a contract that is offered for the first time, with its terms. Undefined when the two have a live one of this
 * kind already: nothing is written then.
 */
export async function createContract(
  trx: Database,
  parties: { merchantId: number; kind: ContractKind; uplineId: number; downlineId: number },
  offered: NewTerms,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('contract')
    .values({
      merchant_id: parties.merchantId,
      kind: parties.kind,
      upline_id: parties.uplineId,
      downline_id: parties.downlineId,
      status: 'P',
      offered_version: 1,
      expires_at: offered.expiresAt ?? null,
      created_at: offered.now,
      processed_at: offered.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await insertTerms(trx, row.id, 1, offered)
  return row.id
}

/** Writes the next version of a contract's terms and answers its number. Lock the contract first. */
export async function appendTerms(trx: Database, contractId: number, offered: NewTerms): Promise<number> {
  const { latest } = await trx
    .selectFrom('contract_terms')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  const version = latest + 1
  await insertTerms(trx, contractId, version, offered)
  return version
}

/** Writes a contract as it is after a step. */
export async function updateContract(
  trx: Database,
  id: number,
  change: Updateable<Schema['contract']>,
): Promise<void> {
  await trx.updateTable('contract').set(change).where('id', '=', id).execute()
}

/** Puts terms in force; whatever was in force before is over at the same moment. */
export async function bringIntoForce(
  trx: Database,
  { contractId, version, now }: { contractId: number; version: number; now: number },
): Promise<void> {
  await endForce(trx, contractId, now)
  await trx
    .updateTable('contract_terms')
    .set({ in_force_from: now })
    .where('contract_id', '=', contractId)
    .where('version', '=', version)
    .execute()
}

/** Ends the time of the terms in force, if any are. */
export async function endForce(trx: Database, contractId: number, now: number): Promise<void> {
  await trx
    .updateTable('contract_terms')
    .set({ in_force_to: now })
    .where('contract_id', '=', contractId)
    .where('in_force_from', 'is not', null)
    .where('in_force_to', 'is', null)
    .execute()
}

/** Notes what happened to a contract, and which terms it was about. */
export async function appendContractEvent(
  trx: Database,
  event: { contractId: number; action: ContractAction; by: ContractEvent['by']; version: number; at: number },
): Promise<void> {
  await trx
    .insertInto('contract_event')
    .values({
      contract_id: event.contractId,
      action: event.action,
      by: event.by,
      version: event.version,
      at: event.at,
    })
    .execute()
}

async function insertTerms(
  trx: Database,
  contractId: number,
  version: number,
  { terms, cycle, carryOver, by, now, note }: NewTerms,
): Promise<void> {
  await trx
    .insertInto('contract_terms')
    .values({
      contract_id: contractId,
      version,
      terms: JSON.stringify(terms),
      cycle: cycle ?? null,
      carry_over: carryOver ?? null,
      offered_by: by,
      offered_at: now,
      note: note ?? null,
    })
    .execute()
}
