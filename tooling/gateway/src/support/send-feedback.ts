import type { calls } from '@saola/protocol'
import { checkFeedback } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'
import type { Handler } from '../http/mount.ts'
import { inFiveMinutes, takeAttempt } from '../http/take-attempt.ts'

const feedbackPerAddress = inFiveMinutes(10)

/** Keeps feedback of 10 to 500 words (design 8), from members and guests. */
export const sendFeedback: Handler<typeof calls.support.feedback> = async (context) => {
  const { house, merchant, input, maybeAccount, ip, language } = context
  const refused = checkFeedback(input.content, 'content')[0]
  if (refused) throw issueFault(refused, language)
  await takeAttempt(house, `feedback:address:${ip}`, feedbackPerAddress)
  await house.db
    .insertInto('feedback')
    .values({
      merchant_id: merchant.id,
      account_id: maybeAccount?.id ?? null,
      type: input.type,
      content: input.content,
      contact: input.contact?.trim() || null,
      created_at: house.now(),
    })
    .execute()
}
