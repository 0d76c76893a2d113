import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { describeRecipient } from './describe-recipient.ts'
import { findRecipient, findRecipientByName } from './recipient-store.ts'

/** An account that the caller may transfer to. One of another line is answered like one that nobody has. */
export const getRecipient: Handler<typeof calls.team.recipient> = async ({ account, services, input }) => {
  const { customerId, customerName = '' } = input
  const found =
    customerId === undefined
      ? await findRecipientByName(services.db, account, customerName)
      : await findRecipient(services.db, account, parseId(customerId))
  if (!found) throw new Fault('not_found', { field: 'customerName', messageKey: 'transfer.account.none' })
  return describeRecipient(services, found)
}
