import type { TransferRecipient } from '@saola/protocol'
import type { Services } from '../../services/services.ts'
import { canReceive } from './can-receive.ts'
import type { Recipient } from './recipient-store.ts'

/** Who would receive, as the sender sees it before anything is sent. */
export async function describeRecipient(
  { db, now }: Pick<Services, 'db' | 'now'>,
  recipient: Recipient,
): Promise<TransferRecipient> {
  return {
    customerId: String(recipient.id),
    customerName: recipient.name,
    type: recipient.type,
    direction: recipient.direction,
    ...(recipient.level === null ? {} : { level: recipient.level }),
    receives: await canReceive(db, recipient, now()),
  }
}
