import type { Database } from '../db/database.ts'
import type { Account } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { parseId } from '../http/parse-id.ts'
import { findInBranch } from './branch-store.ts'

/**
 * The id of an account in the caller's own line, the caller included. Somebody else's is `not_found` like one that
 * nobody has, so that ids cannot be tried out.
 */
export async function requireBranch(db: Database, caller: Account, customerId: string): Promise<number> {
  const found = await findInBranch(db, caller, parseId(customerId))
  if (found === undefined) throw new Fault('not_found')
  return found
}
