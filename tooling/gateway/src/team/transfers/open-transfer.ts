import { checkAgentTransfer, startOfDay } from '@saola/rules'
import { requireAuthenticator } from '../../accounts/authenticator/require-authenticator.ts'
import { requireLineOpen } from '../../accounts/payout-guard/require-payouts-open.ts'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { noteLargeSums } from '../../events/large-sum-store.ts'
import { actorOf, type Account } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import { hashRequest, memberAccount, postTransfer } from '../../ledger/ledger.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { lockProtections } from '../../protection/limit-store.ts'
import type { Services } from '../../services/services.ts'
import { findByKey } from '../../wallet/money-act-store.ts'
import {
  createAgentTransfer,
  sumSent,
  takeTransferId,
  transferNo,
  type AgentTransferRow,
} from './agent-transfer-store.ts'
import { canReceive } from './can-receive.ts'
import { findRecipient, type Recipient } from './recipient-store.ts'
import type { transferSettingsOf } from './transfer-settings.ts'

/** A transfer as its sender wants it, once the line and the transaction password are judged. */
export type WantedAgentTransfer = {
  sender: Account
  recipient: Recipient
  amount: number
  remark: string | null
  code: string | undefined
  idempotencyKey: string
  settings: ReturnType<typeof transferSettingsOf>
  /** How long the merchant lets money wait. */
  waits: Pick<MerchantSettings, 'withdrawal'>
}

/**
 * Moves the money and writes the transfer down. Both accounts are locked first, so that what was sent today, a pause and
 * a closing account are as they look; a tap that was faster by a moment is found again by its key.
 */
export async function openTransfer(
  trx: Database,
  services: Services,
  wanted: WantedAgentTransfer,
): Promise<{ row: AgentTransferRow; isNew: boolean }> {
  const { sender, amount, idempotencyKey } = wanted
  const now = services.now()
  await lockProtections(trx, [sender.id, wanted.recipient.id])
  const first = await findByKey(trx, 'agent_transfer', sender.id, idempotencyKey)
  if (first) return { row: first, isNew: false }
  // After what was sent before: a tap that is repeated is answered as the first, though the owner has locked the account since.
  await requireLineOpen(trx, sender, { settings: wanted.waits, now })
  await requireOpenSides(trx, wanted, now)
  await requireWithinCap(trx, wanted, now)
  await requireAuthenticator(services, trx, {
    // A sub-account proves itself, not its owner.
    accountId: actorOf(sender),
    code: wanted.code,
    missingKey: 'transfer.needs.authenticator',
  })
  const id = await takeTransferId(trx)
  const transferId = await post(trx, wanted, { now, reference: transferNo(id) })
  await noteLargeSums(trx, 'movement', [
    {
      accountId: sender.id,
      amount,
      at: now,
      actor: 'account',
      subject: transferNo(id),
      after: { way: 'agent-transfer', to: wanted.recipient.id },
    },
  ])
  const row = await createAgentTransfer(trx, {
    id,
    accountId: sender.id,
    receiverId: wanted.recipient.id,
    idempotencyKey,
    direction: wanted.recipient.direction,
    amount,
    remark: wanted.remark,
    now,
    transferId,
  })
  return { row, isNew: true }
}

/** The sender is told when the own break ends; of the receiver nothing is told but that it cannot be done. */
async function requireOpenSides(
  trx: Database,
  { sender, recipient }: WantedAgentTransfer,
  now: number,
): Promise<void> {
  await requireOpenFor(trx, 'transfer', { accountId: sender.id, now })
  const receiver = await findRecipient(trx, sender, recipient.id)
  if (!receiver || !(await canReceive(trx, receiver, now))) {
    throw new Fault('transfer.refused', { messageKey: 'transfer.refused.paused' })
  }
}

async function requireWithinCap(
  trx: Database,
  { sender, amount, settings }: WantedAgentTransfer,
  now: number,
): Promise<void> {
  const sentToday = await sumSent(trx, sender.id, startOfDay(now))
  const refusal = checkAgentTransfer(amount, { ...settings, sentToday })
  if (!refusal) return
  throw new Fault('transfer.refused', {
    field: 'amount',
    messageKey: refusal.key,
    params: refusal.params,
  })
}

async function post(
  trx: Database,
  { sender, recipient, amount, remark, idempotencyKey }: WantedAgentTransfer,
  { now, reference }: { now: number; reference: string },
): Promise<number> {
  const posted = await postTransfer(trx, {
    scope: `agent-transfer:${sender.id}`,
    key: idempotencyKey,
    requestHash: hashRequest(recipient.id, amount, remark ?? ''),
    kind: 'transfer',
    reference,
    remark: 'wallet.statement.remark.agent_transfer',
    now,
    entries: [
      { ledgerAccountId: await memberAccount(trx, sender.id), amount: -amount },
      { ledgerAccountId: await memberAccount(trx, recipient.id), amount },
    ],
  })
  if (posted.outcome === 'insufficient') throw new Fault('wallet.insufficient', { field: 'amount' })
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return posted.transferId
}
