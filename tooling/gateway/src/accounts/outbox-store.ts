import { plainText, vietnamesePhone } from '@saola/validation'
import type { Database } from '../db/database.ts'
import type { Message } from '../services/ports.ts'

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

/** Writes down a message that goes out. */
export async function appendMessage(db: Database, message: Message): Promise<void> {
  await db
    .insertInto('outbox_message')
    .values({
      merchant_id: message.merchantId,
      account_id: message.accountId ?? null,
      channel: message.channel,
      recipient: message.recipient,
      title: message.title,
      content: message.content,
      language: message.language,
      created_at: message.now,
    })
    .execute()
}

/** How many messages a look at the outbox shows. */
const most = 50

/** The newest messages first, to one recipient (a phone in any form, or a mail address) or to everybody. */
export async function listMessages(db: Database, recipient: string): Promise<SentMessage[]> {
  const wanted = plainText(recipient)
  const address = vietnamesePhone(wanted) ?? wanted.toLowerCase()
  return db
    .selectFrom('outbox_message')
    .select(['id', 'channel', 'recipient', 'title', 'content', 'language', 'created_at as createdAt'])
    .$if(wanted !== '', (query) => query.where('recipient', '=', address))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
