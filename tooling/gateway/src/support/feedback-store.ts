import type { Database } from '../db/database.ts'

/** What somebody thinks; the account is null for a guest, the contact for who left none. */
export type Feedback = {
  merchantId: number
  accountId: number | null
  type: string
  content: string
  contact: string | null
  now: number
}

/** Keeps feedback. */
export async function appendFeedback(db: Database, feedback: Feedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      merchant_id: feedback.merchantId,
      account_id: feedback.accountId,
      type: feedback.type,
      content: feedback.content,
      contact: feedback.contact,
      created_at: feedback.now,
    })
    .execute()
}
