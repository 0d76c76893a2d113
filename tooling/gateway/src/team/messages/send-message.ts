import type { calls } from '@saola/protocol'
import { checkLineMessage, lineMessageRules, messageDayStart, messagesLeft } from '@saola/rules'
import { plainText } from '@saola/validation'
import { recordActivity } from '../../accounts/record-activity.ts'
import { actorOf } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { parseId } from '../../http/parse-id.ts'
import { countSent, findBelow, findLastSent, insertMessage, lockSender } from './line-message-store.ts'

/** Writes to accounts of the caller's line (team 32 to 34). */
export const sendMessage: Handler<typeof calls.team.sendMessage> = async (context) => {
  const { account, services, input } = context
  const { audience } = input
  const title = input.title.trim()
  const content = input.content.trim()
  for (const [field, refusal] of Object.entries(checkLineMessage({ title, content }))) {
    throw new Fault('request_param_err', { field, messageKey: refusal.key, params: { ...refusal.params } })
  }
  const receiverId = await receiverOf(context)
  return services.db.transaction().execute(async (trx) => {
    await lockSender(trx, account.id)
    const now = services.now()
    await requireOpenFor(trx, 'message', { accountId: account.id, now })
    if (messagesLeft(await countSent(trx, account.id, messageDayStart(now))) === 0) {
      throw new Fault('team.messages.many', { params: { most: lineMessageRules.perDay } })
    }
    const senderId = account.id
    const message = { senderId, actorId: actorOf(account), audience, receiverId, title, content, now }
    const { receivers } = await insertMessage(trx, message)
    // Of the reasons nothing is told, for one of them is a break.
    if (receivers === 0) throw new Fault('team.messages.nobody')
    const subject = receiverId === null ? {} : { subjectId: receiverId }
    await recordActivity(trx, context, { kind: 'message', ...subject, details: { count: receivers } })
    const sent = await findLastSent(trx, account.id)
    if (sent === undefined) throw new Error('a message was sent and is not there')
    return sent
  })
}

/** The one account that a message is for; any but one of the caller's branch is answered like a name that nobody has. */
async function receiverOf({
  account,
  services,
  input,
}: Parameters<typeof sendMessage>[0]): Promise<number | null> {
  if (input.audience !== 'one') return null
  const { customerId, customerName = '' } = input
  const who =
    customerId === undefined ? { name: plainText(customerName).toLowerCase() } : { id: parseId(customerId) }
  const found = await findBelow(services.db, account.id, who)
  if (found === undefined) {
    throw new Fault('not_found', { field: 'customerName', messageKey: 'messages.issue.account' })
  }
  return found
}
