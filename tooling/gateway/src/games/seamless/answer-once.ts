import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { hashRequest } from '../../ledger/ledger.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import {
  createSeamlessCall,
  getSeamlessCall,
  updateSeamlessAnswer,
  type SeamlessCallKey,
} from './seamless-call-store.ts'

/** A tombstone answers every request under its id. */
export const anyRequest = '*'

/**
 * Does the work of a transaction id once, in one database transaction with the answer that is kept. A repetition gets
 * the first answer; the same id with another request is refused. A second request in the same moment waits for the first.
 */
export async function answerOnce(
  services: Services,
  request: SeamlessCallKey,
  work: (trx: Database) => Promise<SeamlessAnswer>,
): Promise<SeamlessAnswer> {
  const requestHash = hashRequest(JSON.stringify(request))
  return services.db.transaction().execute(async (trx) => {
    const placeholder = refuse('seamless.request')
    const isFirst = await createSeamlessCall(trx, request, {
      requestHash,
      answer: placeholder,
      now: services.now(),
    })
    if (!isFirst) return firstAnswer(trx, request, requestHash)
    const answer = await work(trx)
    await updateSeamlessAnswer(trx, request, answer)
    return answer
  })
}

async function firstAnswer(
  trx: Database,
  request: SeamlessCallKey,
  requestHash: string,
): Promise<SeamlessAnswer> {
  const first = await getSeamlessCall(trx, request)
  const isSame = first.requestHash === requestHash || first.requestHash === anyRequest
  return isSame ? first.answer : refuse('seamless.key.reused', 'transactionId')
}
