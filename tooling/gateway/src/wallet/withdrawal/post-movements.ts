import { postTransfer } from '../../ledger/transfer-store.ts'
import { operatorAccount, memberAccount } from '../../ledger/ledger-account-store.ts'
import { type Database } from '../../db/database.ts'
import { hashRequest, takeMoney } from '../../ledger/ledger.ts'
import type { WithdrawalMovement } from '@saola/rules'
import { appendTransfer, countTransfers, orderNo, type WithdrawalRow } from './withdrawal-store.ts'

/** Why money goes back to the member's wallet, as the statement says it. */
export type ReleaseReason = 'rejected' | 'cancelled' | 'failed' | 'unsent' | 'missing' | 'bounced'

/**
 * Moves money of a withdrawal that the transaction has locked. The keys count its transfers, so that two who saw the same
 * withdrawal ask for the same transfers, and one of them fails.
 */
export async function postMovements(
  trx: Database,
  row: WithdrawalRow,
  movements: readonly WithdrawalMovement[],
  { now, reason }: { now: number; reason: ReleaseReason },
): Promise<void> {
  let turn = await countTransfers(trx, row.id)
  for (const { kind, amount } of movements) {
    const hold = await memberAccount(trx, row.account_id, 'hold')
    turn += 1
    const step = {
      scope: 'withdrawal-step',
      key: `${orderNo(row.id)}:${turn}`,
      reference: orderNo(row.id),
      now,
    }
    const remark = remarks(reason)[kind]
    if (kind === 'reclaim') {
      const { transferId } = await takeMoney(trx, {
        ...step,
        accountId: row.account_id,
        amount,
        to: hold,
        kind: 'hold',
        remark,
      })
      await appendTransfer(trx, row.id, transferId)
      continue
    }
    const other =
      kind === 'release'
        ? await memberAccount(trx, row.account_id)
        : await operatorAccount(trx, 'bank', { accountId: row.account_id })
    const [from, to] = kind === 'withdrawal-return' ? [other, hold] : [hold, other]
    const posted = await postTransfer(trx, {
      ...step,
      requestHash: hashRequest(kind, amount),
      kind,
      remark,
      entries: [
        { ledgerAccountId: from, amount: -amount },
        { ledgerAccountId: to, amount },
      ],
    })
    if (posted.outcome !== 'posted') {
      throw new Error(`${orderNo(row.id)} could not move its money (${kind}): ${posted.outcome}`)
    }
    await appendTransfer(trx, row.id, posted.transferId)
  }
}

function remarks(reason: ReleaseReason): Readonly<Record<WithdrawalMovement['kind'], string>> {
  return {
    withdrawal: 'wallet.statement.remark.withdrawal.disbursed',
    'withdrawal-return': 'wallet.statement.remark.withdrawal.not_received',
    release: `wallet.statement.remark.withdrawal_back.${reason}`,
    reclaim: 'wallet.statement.remark.withdrawal.paid_after_all',
  }
}
