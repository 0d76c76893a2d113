import { openText, sealText, type Sealing } from '@saola/server'
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

/** What a sealed message is the secret of: it opens for its own recipient alone. */
const about = (recipient: string): string => `outbox:${recipient}`

/** Writes down a message that goes out; one that opens something lies sealed (system 36). */
export async function appendMessage(db: Database, sealing: Sealing, message: Message): Promise<void> {
  const isSealed = message.opens === true
  await db
    .insertInto('outbox_message')
    .values({
      merchant_id: message.merchantId,
      account_id: message.accountId ?? null,
      channel: message.channel,
      recipient: message.recipient,
      title: message.title,
      content: isSealed ? sealText(sealing, message.content, about(message.recipient)) : message.content,
      is_sealed: isSealed,
      language: message.language,
      created_at: message.now,
    })
    .execute()
}

/** How many messages a look at the outbox shows. */
const most = 50

/** The newest messages first, to one recipient (a phone in any form, or a mail address) or to everybody. */
export async function listMessages(
  db: Database,
  sealing: Pick<Sealing, 'settings'>,
  recipient: string,
): Promise<SentMessage[]> {
  const wanted = plainText(recipient)
  const address = vietnamesePhone(wanted) ?? wanted.toLowerCase()
  const rows = await db
    .selectFrom('outbox_message')
    .select([
      'id',
      'channel',
      'recipient',
      'title',
      'content',
      'is_sealed as isSealed',
      'language',
      'created_at as createdAt',
    ])
    .$if(wanted !== '', (query) => query.where('recipient', '=', address))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ isSealed, ...row }) => ({
    ...row,
    content: isSealed ? openText(sealing, row.content, about(row.recipient)) : row.content,
  }))
}
