import type { Side } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { sideOf } from './as-rules.ts'
import { findContract, type StoredContract } from './contract-store.ts'

/** A contract that an account is a side of; somebody else's is `not_found`, like one that nobody has. */
export async function requireOwnContract(
  db: Database,
  contractId: number,
  accountId: number,
): Promise<{ contract: StoredContract; side: Side }> {
  const contract = await findContract(db, contractId)
  if (!contract) throw new Fault('not_found')
  const side = sideOf(contract, accountId)
  if (!side) throw new Fault('not_found')
  return { contract, side }
}
