import { vietnamesePhone } from '@saola/validation'
import type { Database } from '../db/open-database.ts'

/** One message as it went out. */
export type SentMessage = {
  id: number
  channel: 'sms' | 'email'
  recipient: string
  title: string
  content: string
  language: 'VI' | 'EN'
  /** Milliseconds since 1970. */
  createdAt: number
}

/** How many messages a look at the outbox shows. */
const most = 50

/** The newest messages first, to one recipient (a phone in any form, or a mail address) or to everybody. */
export async function listMessages(db: Database, recipient: string): Promise<SentMessage[]> {
  const wanted = recipient.trim()
  const address = vietnamesePhone(wanted) ?? wanted.toLowerCase()
  return db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'title', 'content', 'language', 'created_at as createdAt'])
    .$if(wanted !== '', (query) => query.where('recipient', '=', address))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
