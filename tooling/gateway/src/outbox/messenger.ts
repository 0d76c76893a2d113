import type { Database } from '../db/open-database.ts'

/** One message to a person, already in her language. */
export type Message = {
  merchantId: number
  /** Whom it concerns, when that is known. */
  accountId?: number
  channel: 'sms' | 'email'
  /** A phone number in E.164, or a mail address. */
  recipient: string
  /** The subject of a mail; an SMS shows only the content. */
  title: string
  content: string
  language: 'VI' | 'EN'
  /** Milliseconds since 1970. */
  now: number
}

/** The port to whoever delivers SMS and mail. A failed delivery throws. */
export type Messenger = { send: (message: Message) => Promise<void> }

/** Delivers into the table `outbox_message`, where the local outbox page shows it. */
export function createLocalMessenger(db: Database): Messenger {
  return {
    async send(message) {
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
    },
  }
}
