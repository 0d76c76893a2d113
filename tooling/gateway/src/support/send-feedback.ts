import type { calls } from '@saola/protocol'
import { checkFeedback } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'
import type { Handler } from '../http/mount.ts'
import { attemptLimit } from '@saola/rules'
import { takeAttempt } from '../http/take-attempt.ts'
import { appendFeedback } from './feedback-store.ts'

const feedbackPerAddress = attemptLimit(10)

/** Keeps feedback of 10 to 500 words (validation 12), from members and guests. */
export const sendFeedback: Handler<typeof calls.support.feedback> = async (context) => {
  const { services, merchant, input, maybeAccount, network, language } = context
  const refused = checkFeedback(input.content, 'content')[0]
  if (refused) throw issueFault(refused, language)
  await takeAttempt(services, `feedback:address:${network}`, feedbackPerAddress)
  const reference = services.randomBytes(6).toString('hex').toUpperCase()
  await appendFeedback(services.db, {
    reference,
    language,
    merchantId: merchant.id,
    accountId: maybeAccount?.id ?? null,
    type: input.type,
    content: input.content,
    contact: input.contact?.trim() || null,
    now: services.now(),
  })
  return { reference }
}
