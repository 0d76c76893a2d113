import type { Database } from '../../db/database.ts'
import type { SeamlessAnswer } from './seamless-answer.ts'

/** What names a request: the vendor, and the id that the vendor gave it. */
export type SeamlessCallKey = { vendor: string; transactionId: string }

/** Takes a transaction id if nobody has it; answers whether it is ours. One that is being taken is waited for. */
export async function createSeamlessCall(
  trx: Database,
  { vendor, transactionId }: SeamlessCallKey,
  call: { requestHash: string; answer: SeamlessAnswer; now: number },
): Promise<boolean> {
  const taken = await trx
    .insertInto('seamless_call')
    .values({
      vendor_code: vendor,
      transaction_id: transactionId,
      request_hash: call.requestHash,
      answer: JSON.stringify(call.answer),
      created_at: call.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The request that took a transaction id, by its fingerprint, with its answer. */
export async function getSeamlessCall(
  trx: Database,
  { vendor, transactionId }: SeamlessCallKey,
): Promise<{ requestHash: string; answer: SeamlessAnswer }> {
  const first = await trx
    .selectFrom('seamless_call')
    .select(['request_hash', 'answer'])
    .where('vendor_code', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  // The column holds only what this file wrote.
  return { requestHash: first.request_hash, answer: first.answer as SeamlessAnswer }
}

/** Keeps the answer that every repetition gets. */
export async function updateSeamlessAnswer(
  trx: Database,
  { vendor, transactionId }: SeamlessCallKey,
  answer: SeamlessAnswer,
): Promise<void> {
  await trx
    .updateTable('seamless_call')
    .set({ answer: JSON.stringify(answer) })
    .where('vendor_code', '=', vendor)
    .where('transaction_id', '=', transactionId)
    .execute()
}
