import { moveWithdrawal, type WithdrawalStep } from '@saola/rules'
import type { Database } from '../../db/open-database.ts'
import { Fault } from '../../http/fault.ts'
import { hashRequest, houseBook, playerBook, postTransfer } from '../ledger.ts'
import { noteEvent, orderNo, type WithdrawalRow } from './withdrawal-store.ts'

/**
 * Takes one step of a withdrawal that the transaction has locked, with the money that the step moves: paying ends at
 * the bank, refusing and cancelling give the held amount back. A step that is not open is refused.
 */
export async function stepWithdrawal(
  trx: Database,
  row: WithdrawalRow,
  step: WithdrawalStep,
  by: { who: 'member' | 'house' | 'bank' | 'clock'; now: number; reason?: string },
): Promise<WithdrawalRow> {
  const moved = moveWithdrawal(row.state, step)
  if (moved.kind === 'refused') throw new Fault('wallet.withdraw.refused', { messageKey: moved.key })
  const endTransferId = moved.hold === 'keep' ? null : await endHold(trx, row, moved.hold, by.now)
  const isPaid = moved.state === 'disbursed'
  const stepped = await trx
    .updateTable('withdrawal')
    .set({
      state: moved.state,
      end_transfer_id: endTransferId,
      reason: by.reason ?? row.reason,
      ...(isPaid && { confirmation: 'disbursed', disbursed_at: by.now }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, {
    withdrawal_id: row.id,
    state: moved.state,
    at: by.now,
    by: by.who,
    remark: by.reason ?? null,
  })
  return stepped
}

async function endHold(
  trx: Database,
  row: WithdrawalRow,
  end: 'pay' | 'release',
  now: number,
): Promise<number> {
  const receiver = end === 'pay' ? await houseBook(trx, 'bank') : await playerBook(trx, row.account_id)
  const posted = await postTransfer(trx, {
    scope: 'withdrawal-end',
    key: orderNo(row.id),
    requestHash: hashRequest(end, row.amount),
    kind: end === 'pay' ? 'withdrawal' : 'release',
    reference: orderNo(row.id),
    remark:
      end === 'pay' ? 'wallet.statement.remark.withdrawal_paid' : 'wallet.statement.remark.withdrawal_back',
    now,
    entries: [
      { bookAccountId: await playerBook(trx, row.account_id, 'hold'), amount: -row.amount },
      { bookAccountId: receiver, amount: row.amount },
    ],
  })
  if (posted.outcome !== 'posted')
    throw new Error(`the hold of ${orderNo(row.id)} could not end: ${posted.outcome}`)
  return posted.transferId
}
