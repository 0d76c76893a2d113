import { sql } from 'kysely'
import type { ContractKind } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/**
 * Locks what a step of a contract is decided by, until the transaction ends, from the top of the tree down, so that no two
 * steps wait for each other: the contract that the payer is paid by itself, the one that two accounts have, and those that
 * the paid side pays. Read them afterwards: what stood there before the wait may be over.
 */
export async function lockAround(
  trx: Database,
  { kind, uplineId, downlineId }: { kind: ContractKind; uplineId: number; downlineId: number },
): Promise<void> {
  // Whoever pays is locked too: an account without a contract of its own has no row that a second offer could wait for.
  await sql`select id from account where id = ${uplineId} for no key update`.execute(trx)
  await sql`select id from contract
    where downline_id = ${uplineId} and kind = ${kind} and ended_at is null for share`.execute(trx)
  await sql`select id from contract
    where upline_id = ${uplineId} and downline_id = ${downlineId} and kind = ${kind} and ended_at is null
    for no key update`.execute(trx)
  await sql`select id from contract
    where upline_id = ${downlineId} and kind = ${kind} and ended_at is null
    order by id for no key update`.execute(trx)
}
