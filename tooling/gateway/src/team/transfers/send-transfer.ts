import type { AgentTransfer, calls } from '@saola/protocol'
import { requirePasswordOf } from '../../accounts/money-act/prove-money-act.ts'
import { recordActivity } from '../../accounts/record-activity.ts'
import { requireWithinDay } from '../../accounts/money-act/require-within-day.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { findByKey } from '../../wallet/money-act-store.ts'
import { parseId } from '../../http/parse-id.ts'
import { getAgentTransfer, type AgentTransferRow } from './agent-transfer-store.ts'
import { takesPart } from './can-receive.ts'
import { openTransfer } from './open-transfer.ts'
import { findRecipient } from './recipient-store.ts'
import { tellReceiver } from './tell-receiver.ts'
import { transferSettingsOf } from './transfer-settings.ts'

type Wish = Parameters<Handler<typeof calls.team.transfer>>[0]

/** Sends money along the line with the transaction password as a proof; the authenticator is asked when all else is fine. */
export const sendTransfer: Handler<typeof calls.team.transfer> = (context) =>
  transferProved(context, requirePasswordOf)

/**
 * Sends money to an account below the caller or directly above. The same key answers with the same transfer, without
 * another proof; an account of another line is answered like one that nobody has.
 */
export async function transferProved(
  context: Wish,
  requireProof: (context: Wish) => Promise<void>,
): Promise<AgentTransfer> {
  const { account, services, merchant, input, idempotencyKey } = context
  const { db } = services
  const repeat = (row: AgentTransferRow) => {
    const isSame =
      row.receiver_id === parseId(input.customerId) &&
      row.amount === input.amount &&
      row.remark === remarkOf(input.remark)
    if (!isSame) throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
    return getAgentTransfer(db, row.id, account.id)
  }
  const known = await findByKey(db, 'agent_transfer', account.id, idempotencyKey)
  if (known) return repeat(known)
  const settings = transferSettingsOf(merchant.settings, account.name)
  if (!settings.isOpen || !takesPart(account.type)) {
    throw new Fault('function.not.available', { messageKey: 'transfer.closed' })
  }
  const recipient = await findRecipient(db, account, parseId(input.customerId))
  if (!recipient) throw new Fault('not_found', { messageKey: 'transfer.account.none' })
  await requireProof(context)
  const { row, isNew } = await db.transaction().execute(async (trx) => {
    const opened = await openTransfer(trx, services, {
      sender: account,
      recipient,
      amount: input.amount,
      remark: remarkOf(input.remark),
      code: input.code,
      idempotencyKey,
      settings,
      waits: merchant.settings,
    })
    const act = { kind: 'transfer', subjectId: recipient.id, details: { amount: input.amount } } as const
    if (opened.isNew) {
      await recordActivity(trx, context, act)
      await requireWithinDay(trx, account, { amount: input.amount, now: services.now() })
    }
    return opened
  })
  if (!isNew) return repeat(row)
  const sent = await getAgentTransfer(db, row.id, account.id)
  await tellReceiver(services, recipient.id, account, sent)
  return sent
}

function remarkOf(typed: string | undefined): string | null {
  const trimmed = typed?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}
