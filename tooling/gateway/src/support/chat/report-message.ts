import type { calls } from '@saola/protocol'
import { attemptLimit, chatRules } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { parseId } from '../../http/parse-id.ts'
import { findMessage, updateHidden } from './chat-store.ts'
import { insertReport } from './moderation-store.ts'

const reportsPerAccount = attemptLimit(10)

/** Reports a message of somebody else; enough reports hide it until an operator looks (support 14). */
export const reportMessage: Handler<typeof calls.support.reportMessage> = async (context) => {
  const { account, services, merchant, input } = context
  const id = parseId(input.messageId)
  const message = await findMessage(services.db, merchant.id, id)
  // What staff say, nobody but staff hides.
  if (!message || message.accountId === null || message.accountId === account.id)
    throw new Fault('not_found', { field: 'messageId' })
  await takeAttempt(services, `chat-report:account:${account.id}`, reportsPerAccount)
  const now = services.now()
  const isHidden = await services.db.transaction().execute(async (trx) => {
    const reports = await insertReport(trx, { message_id: id, account_id: account.id, reported_at: now })
    return reports >= chatRules.reportsToHide && updateHidden(trx, { merchantId: merchant.id, id, at: now })
  })
  if (isHidden) await services.signals.send()
  return null
}
