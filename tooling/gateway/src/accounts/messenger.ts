import type { Messenger } from '../services/ports.ts'
import type { Database } from '../db/database.ts'
import { appendMessage } from './outbox-store.ts'

/** Delivers into the table `outbox_message`, where the local outbox page shows it. */
export function createLocalMessenger(db: Database): Messenger {
  return { send: (message) => appendMessage(db, message) }
}
