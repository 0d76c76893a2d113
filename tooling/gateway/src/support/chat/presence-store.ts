import { minuteMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** A process that said nothing for so long is gone. */
const goneMs = minuteMs

/** Notes how many listen at a process. */
export async function savePresence(
  db: Database,
  row: { process: string; merchant_id: number; listeners: number; at: number },
): Promise<void> {
  await db
    .insertInto('chat_listening')
    .values(row)
    .onConflict((conflict) => conflict.column('process').doUpdateSet(row))
    .execute()
}

/** How many listen at all processes together. */
export async function countListeners(db: Database, merchantId: number, now: number): Promise<number> {
  const { sum } = await db
    .selectFrom('chat_listening')
    .select(({ fn }) => fn.sum<number | null>('listeners').as('sum'))
    .where('merchant_id', '=', merchantId)
    .where('at', '>', now - goneMs)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Forgets processes that are gone; answers how many. */
export async function deleteGone(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_listening')
    .where('at', '<=', now - goneMs)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
