import type { Messenger } from '../services/ports.ts'
import type { Services } from '../services/services.ts'
import type { Database } from '../db/database.ts'
import { createMailCarrier } from './delivery/mail-carrier.ts'
import { createSmsCarrier } from './delivery/sms-carrier.ts'
import { appendMessage } from './outbox-store.ts'

/**
 * Sends each message by the carrier of its channel. Without one it goes into the table `outbox_message`, where the local
 * outbox page shows it; what a carrier takes is kept nowhere.
 */
export function createMessenger(
  db: Database,
  { settings, randomBytes }: Pick<Services, 'settings' | 'randomBytes'>,
): Messenger {
  const { mail, sms } = settings
  const outbox: Messenger = { send: (message) => appendMessage(db, { settings, randomBytes }, message) }
  const carriers = {
    email: mail === undefined ? outbox : createMailCarrier(mail),
    sms: sms === undefined ? outbox : createSmsCarrier(sms),
  }
  return { send: (message) => carriers[message.channel].send(message) }
}
