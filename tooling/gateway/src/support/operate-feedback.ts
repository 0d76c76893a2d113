import * as z from 'zod/mini'
import { checkField, toRule } from '@saola/validation'
import { appendNotice } from '../accounts/notice-store.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant } from '../http/merchant.ts'
import { messageText } from '../http/messages.ts'
import type { Services } from '../services/services.ts'
import {
  listWaitingFeedback,
  updateToAnswered,
  type FeedbackRow,
  type WaitingFeedback,
} from './feedback-store.ts'

/** What the operator does about feedback: looks at what waits, or answers some of it. */
export const feedbackOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('waiting'), merchant: z.string() }),
  z.strictObject({
    do: z.literal('answer'),
    merchant: z.string(),
    feedbackId: z.int(),
    content: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
])
export type FeedbackOperation = z.infer<typeof feedbackOperation>

/** So much of what waits is told at once. */
const most = 100

/**
 * Answers once (support 10): a member reads it in the inbox, and a guest who left a mail address in the mailbox. Both
 * see it under the reference as well.
 */
export async function operateFeedback(
  services: Services,
  wanted: FeedbackOperation,
): Promise<{ waiting: WaitingFeedback[] } | { id: number }> {
  const { db } = services
  const { id: merchantId, name: site } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'waiting') return { waiting: await listWaitingFeedback(db, merchantId, most) }
  const now = services.now()
  const answered = await db.transaction().execute(async (trx) => {
    const row = await updateToAnswered(trx, merchantId, { ...wanted, now })
    if (!row) throw new Fault('not_found', { field: 'feedbackId', messageKey: 'desk.feedback.gone' })
    if (row.account_id !== null) {
      await appendNotice(trx, {
        accountId: row.account_id,
        kind: 'feedback_answered',
        about: row.reference,
        amount: null,
        words: wanted.content,
        now,
      })
    }
    return row
  })
  await mailGuest(services, answered, { content: wanted.content, site, now })
  return { id: answered.id }
}

const mailRule = toRule(
  { patternId: 3, minLength: 6, maxLength: 100, enabled: true, required: true },
  'contact',
)

/** Whoever left another kind of contact is reached by a person, who sees it at the desk. */
async function mailGuest(
  { messenger }: Services,
  row: FeedbackRow,
  { content, site, now }: { content: string; site: string; now: number },
): Promise<void> {
  const recipient = row.contact?.toLowerCase() ?? ''
  if (row.account_id !== null || checkField(mailRule, recipient).length > 0) return
  const { language, reference: about } = row
  await messenger.send({
    merchantId: row.merchant_id,
    channel: 'email',
    recipient,
    title: messageText(language, 'messages.notice.feedback_answered.title', { about }),
    content: messageText(language, 'messages.notice.feedback_answered.content', {
      about,
      site,
      words: content,
    }),
    language,
    now,
  })
}
