import type { calls } from '@saola/protocol'
import { attemptLimit, chatWaitMs, checkChatText, cleanChatText } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { fillSkeleton } from '../../accounts/account-store.ts'
import { refuseWait, takeAttempt } from '../../http/take-attempt.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { findMessage, getSettings, insertMessage, lastSaidAt } from './chat-store.ts'
import { describeMessage } from './describe-message.ts'
import { permissionOf } from './list-chat.ts'

/** In five minutes; the slow mode is the operator's. */
const messagesPerAccount = attemptLimit(60)

/** Says something in the room; one message of a member waits for the other (support 13). */
export const sayInChat: Handler<typeof calls.support.say> = async (context) => {
  const { account, services, merchant, input } = context
  const refusal = checkChatText(input.text)
  if (refusal) {
    throw new Fault('request_param_err', {
      field: 'text',
      messageKey: refusal.key,
      params: refusal.params,
    })
  }
  const { db, signals } = services
  const { isOpen, slowSeconds } = await getSettings(db, merchant.id)
  const { mayWrite, mutedUntil } = await permissionOf(services, account, isOpen)
  if (mayWrite !== 'yes') {
    throw new Fault('support.chat.refused', {
      messageKey: `support.chat.refused.${mayWrite}`,
      params: mutedUntil === undefined ? undefined : { untilAt: mutedUntil },
    })
  }
  await takeAttempt(services, `chat:account:${account.id}`, messagesPerAccount)
  const row = await db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const now = services.now()
    refuseWait(chatWaitMs(await lastSaidAt(trx, account.id), slowSeconds, now))
    await fillSkeleton(trx, account.id)
    const id = await insertMessage(trx, {
      merchant_id: merchant.id,
      account_id: account.id,
      text: cleanChatText(input.text),
      created_at: now,
    })
    return findMessage(trx, merchant.id, id)
  })
  if (!row) throw new Error('a message was lost on its way')
  await signals.send()
  return describeMessage(row, account.id)
}
