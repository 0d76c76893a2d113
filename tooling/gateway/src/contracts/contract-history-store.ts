import type { ContractDetail } from '@saola/protocol'
import type { Database } from '../db/database.ts'

/** What happened to a contract, oldest first. */
export function listContractEvents(db: Database, contractId: number): Promise<ContractDetail['history']> {
  return db
    .selectFrom('contract_event')
    .select(['action', 'by', 'at as activityDate', 'version'])
    .where('contract_id', '=', contractId)
    .orderBy('id')
    .execute()
}

/** Every version of a contract's terms, oldest first. */
export async function listVersions(db: Database, contractId: number): Promise<ContractDetail['versions']> {
  const rows = await db
    .selectFrom('contract_terms')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('version')
    .execute()
  return rows.map((row) => ({
    version: row.version,
    terms: row.terms,
    ...(row.cycle !== null && { cycle: row.cycle }),
    ...(row.carry_over !== null && { carryOver: row.carry_over }),
    by: row.offered_by,
    offeredAt: row.offered_at,
    ...(row.note !== null && { note: row.note }),
    ...(row.in_force_from !== null && { inForceFrom: row.in_force_from }),
    ...(row.in_force_to !== null && { inForceTo: row.in_force_to }),
  }))
}
