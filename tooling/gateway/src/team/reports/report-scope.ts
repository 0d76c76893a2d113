import type { Database } from '../../db/database.ts'
import type { Account } from '../../http/caller.ts'
import { requireBranch } from '../require-branch.ts'

/** The account that a report looks down from: the caller, or one of its own subtree (team 1). */
export async function scopeOf(
  db: Database,
  caller: Account,
  customerId: string | undefined,
): Promise<number> {
  return customerId === undefined ? caller.id : requireBranch(db, caller, customerId)
}
