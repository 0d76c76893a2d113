import type { Database } from '../../db/database.ts'

/** Closes an account for good. */
export async function updateToClosed(trx: Database, accountId: number, now: number): Promise<void> {
  await trx
    .updateTable('account')
    .set({ active_flag: 0, closed_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Turns an account on or off. */
export async function updateIsOn(trx: Database, accountId: number, isOn: boolean): Promise<void> {
  await trx
    .updateTable('account')
    .set({ active_flag: isOn ? 1 : 0 })
    .where('id', '=', accountId)
    .execute()
}
