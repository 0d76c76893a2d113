import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { House } from '../../house.ts'
import { hashRequest } from '../../wallet/ledger.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'

/** A tombstone answers every request under its id. */
export const anyRequest = '*'

/**
 * Does the work of a transaction id once, in one database transaction with the answer that is kept. A repetition gets
 * the first answer; the same id with another request is refused. A second request in the same moment waits for the first.
 */
export async function answerOnce(
  house: House,
  request: { vendor: string; transactionId: string },
  work: (trx: Transaction<Schema>) => Promise<SeamlessAnswer>,
): Promise<SeamlessAnswer> {
  const requestHash = hashRequest(JSON.stringify(request))
  return house.db.transaction().execute(async (trx) => {
    const isFirst = await claim(trx, request, requestHash, house.now())
    if (!isFirst) return firstAnswer(trx, request, requestHash)
    const answer = await work(trx)
    await trx
      .updateTable('seamless_call')
      .set({ answer: JSON.stringify(answer) })
      .where('vendor_code', '=', request.vendor)
      .where('transaction_id', '=', request.transactionId)
      .execute()
    return answer
  })
}

/** Takes a transaction id if nobody has it; answers whether it is ours. */
export async function claim(
  trx: Transaction<Schema>,
  request: { vendor: string; transactionId: string },
  requestHash: string,
  now: number,
  answer: SeamlessAnswer = refuse('seamless.request'),
): Promise<boolean> {
  const taken = await trx
    .insertInto('seamless_call')
    .values({
      vendor_code: request.vendor,
      transaction_id: request.transactionId,
      request_hash: requestHash,
      answer: JSON.stringify(answer),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst()
  return taken !== undefined
}

async function firstAnswer(
  trx: Transaction<Schema>,
  request: { vendor: string; transactionId: string },
  requestHash: string,
): Promise<SeamlessAnswer> {
  const first = await trx
    .selectFrom('seamless_call')
    .select(['request_hash', 'answer'])
    .where('vendor_code', '=', request.vendor)
    .where('transaction_id', '=', request.transactionId)
    .executeTakeFirstOrThrow()
  const isSame = first.request_hash === requestHash || first.request_hash === anyRequest
  // The column holds only what this file wrote.
  return isSame ? (first.answer as SeamlessAnswer) : refuse('seamless.key.reused', 'transactionId')
}
