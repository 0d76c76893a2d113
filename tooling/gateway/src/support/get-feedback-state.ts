import type { calls } from '@saola/protocol'
import { attemptLimit } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { findFeedback } from './feedback-store.ts'

const looksPerAddress = attemptLimit(30)

/** What was sent under a reference and what was said to it (support 10); throws `Fault('not_found')` for any other. */
export const getFeedbackState: Handler<typeof calls.support.feedbackState> = async (context) => {
  const { services, merchant, input, network } = context
  await takeAttempt(services, `feedback:look:${network}`, looksPerAddress)
  const row = await findFeedback(services.db, merchant.id, input.reference)
  if (!row) throw new Fault('not_found', { field: 'reference' })
  const { type, content, answer, created_at: sentAt, answered_at: at } = row
  return { type, content, sentAt, ...(answer !== null && at !== null && { answer: { content: answer, at } }) }
}
