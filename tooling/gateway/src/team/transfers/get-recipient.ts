import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { describeRecipient } from './describe-recipient.ts'
import { findRecipientByName } from './recipient-store.ts'

/** An account that the caller may transfer to. A name of another line is answered like one that nobody has. */
export const getRecipient: Handler<typeof calls.team.recipient> = async ({ account, services, input }) => {
  const found = await findRecipientByName(services.db, account, input.customerName)
  if (!found) throw new Fault('not_found', { field: 'customerName', messageKey: 'transfer.account.none' })
  return describeRecipient(services, found)
}
