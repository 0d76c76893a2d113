import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** A row of the table `feedback`. */
export type FeedbackRow = Selectable<Schema['feedback']>

/** What waits for an answer; a guest has no name. */
export type WaitingFeedback = {
  feedbackId: number
  merchant: string
  reference: string
  name: string | null
  type: FeedbackRow['type']
  content: string
  contact: string | null
  createdAt: number
}

/** What somebody thinks; the account is null for a guest, the contact for who left none. */
export type Feedback = {
  reference: string
  language: 'VI' | 'EN'
  merchantId: number
  accountId: number | null
  type: FeedbackRow['type']
  content: string
  contact: string | null
  now: number
}

/** Keeps feedback. */
export async function appendFeedback(db: Database, feedback: Feedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      reference: feedback.reference,
      language: feedback.language,
      merchant_id: feedback.merchantId,
      account_id: feedback.accountId,
      type: feedback.type,
      content: feedback.content,
      contact: feedback.contact,
      created_at: feedback.now,
    })
    .execute()
}

/** Feedback of a merchant by the reference that its sender has. */
export async function findFeedback(
  db: Database,
  merchantId: number,
  reference: string,
): Promise<FeedbackRow | undefined> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Feedback that waits for an answer, the oldest first; of one merchant, or of all. */
export async function listWaitingFeedback(
  db: Database,
  merchantId: number | undefined,
  limit: number,
): Promise<WaitingFeedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('merchant', 'merchant.id', 'feedback.merchant_id')
    .leftJoin('account', 'account.id', 'feedback.account_id')
    .select([
      'feedback.id as feedbackId',
      'merchant.code as merchant',
      'feedback.reference',
      'account.name',
      'feedback.type',
      'feedback.content',
      'feedback.contact',
      'feedback.created_at as createdAt',
    ])
    .where('feedback.answered_at', 'is', null)
    .$if(merchantId !== undefined, (query) => query.where('feedback.merchant_id', '=', merchantId ?? 0))
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .limit(limit)
    .execute()
  return rows
}

/** Writes the answer to feedback of a merchant, once; undefined where there is none that waits. */
export async function updateToAnswered(
  trx: Database,
  merchantId: number,
  { feedbackId, content, now }: { feedbackId: number; content: string; now: number },
): Promise<FeedbackRow | undefined> {
  return trx
    .updateTable('feedback')
    .set({ answer: content, answered_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', feedbackId)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
