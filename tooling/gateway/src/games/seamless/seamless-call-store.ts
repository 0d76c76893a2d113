import type { Database } from '../../db/database.ts'
import type { SeamlessAnswer } from './seamless-answer.ts'

/** What names a request: the vendor, and the id that the vendor gave it. Rollbacks have a space of ids of their own. */
export type SeamlessCallKey = {
  vendor: string
  transactionId: string
  space?: 'money' | 'rollback' | undefined
}

/** Takes a transaction id if nobody has it; answers whether it is ours. One that is being taken is waited for. */
export async function createSeamlessCall(
  trx: Database,
  { vendor, transactionId, space = 'money' }: SeamlessCallKey,
  call: { requestHash: string; identity?: string; answer: SeamlessAnswer; now: number },
): Promise<boolean> {
  const taken = await trx
    .insertInto('seamless_call')
    .values({
      vendor_code: vendor,
      transaction_id: transactionId,
      space,
      request_hash: call.requestHash,
      identity: call.identity ?? null,
      answer: JSON.stringify(call.answer),
      created_at: call.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** A request that was done or refused. */
export type SeamlessCall = { requestHash: string; identity: string | null; answer: SeamlessAnswer }

/** The request that took a transaction id, by its fingerprint, with its answer. */
export async function getSeamlessCall(trx: Database, key: SeamlessCallKey): Promise<SeamlessCall> {
  const first = await findSeamlessCall(trx, key)
  if (!first) throw new Error(`nobody has taken transaction ${key.transactionId}`)
  return first
}

/** The same, where somebody has taken it. */
export async function findSeamlessCall(
  trx: Database,
  { vendor, transactionId, space = 'money' }: SeamlessCallKey,
): Promise<SeamlessCall | undefined> {
  const first = await trx
    .selectFrom('seamless_call')
    .select(['request_hash', 'identity', 'answer'])
    .where('vendor_code', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .where('space', '=', space)
    .executeTakeFirst()
  if (!first) return undefined
  // The column holds only what this file wrote.
  return {
    requestHash: first.request_hash,
    identity: first.identity,
    answer: first.answer as SeamlessAnswer,
  }
}

/** Keeps the answer that every repetition gets. */
export async function updateSeamlessAnswer(
  trx: Database,
  { vendor, transactionId, space = 'money' }: SeamlessCallKey,
  answer: SeamlessAnswer,
): Promise<void> {
  await trx
    .updateTable('seamless_call')
    .set({ answer: JSON.stringify(answer) })
    .where('vendor_code', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .where('space', '=', space)
    .execute()
}

/** Gives a transaction id free again under which nothing has happened. */
export async function deleteSeamlessCall(
  trx: Database,
  { vendor, transactionId, space = 'money' }: SeamlessCallKey,
): Promise<void> {
  await trx
    .deleteFrom('seamless_call')
    .where('vendor_code', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .where('space', '=', space)
    .execute()
}
