import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { hashRequest } from '../../ledger/ledger.ts'
import { refuse, type SeamlessAnswer } from './seamless-answer.ts'
import {
  createSeamlessCall,
  deleteSeamlessCall,
  getSeamlessCall,
  updateSeamlessAnswer,
  type SeamlessCallKey,
} from './seamless-call-store.ts'

/** A tombstone answers every request under its id. */
export const anyRequest = '*'

/** What of a request must be the same for a repetition of it, beside its id (games 88). */
export type Identity = readonly (string | number)[]

type Work = {
  identity: Identity
  /** Does it, in the transaction of the answer that is kept. */
  work: (trx: Database) => Promise<SeamlessAnswer>
  /** Whether a repetition with the same identity is still another request. */
  isOther?: (trx: Database) => Promise<boolean>
  /** Refusals that may be none the next time; nothing has happened then, and the id stays free. */
  mayChange?: readonly string[]
}

/**
 * Does the work of a transaction id once, in one database transaction with the answer that is kept. A repetition gets
 * the first answer; the same id with another request is refused. A second request in the same moment waits for the first.
 */
export async function answerOnce(
  services: Services,
  request: SeamlessCallKey,
  { identity, work, isOther, mayChange = [] }: Work,
): Promise<SeamlessAnswer> {
  const { vendor, transactionId, space } = request
  const key = { vendor, transactionId, space }
  const hashes = { request: hashRequest(JSON.stringify(request)), identity: hashRequest(...identity) }
  return services.db.transaction().execute(async (trx) => {
    const isFirst = await createSeamlessCall(trx, key, {
      requestHash: hashes.request,
      identity: hashes.identity,
      answer: refuse('seamless.request'),
      now: services.now(),
    })
    if (!isFirst) {
      const first = await getSeamlessCall(trx, key)
      if (first.requestHash === anyRequest) return first.answer
      // Calls of before say nothing of their identity.
      const isSame = first.requestHash === hashes.request || first.identity === hashes.identity
      const isKnown = isSame && (await isOther?.(trx)) !== true
      return isKnown ? first.answer : refuse('seamless.key.reused', 'transactionId')
    }
    const answer = await work(trx)
    if (!answer.success && mayChange.includes(answer.errorCode)) await deleteSeamlessCall(trx, key)
    else await updateSeamlessAnswer(trx, key, answer)
    return answer
  })
}
