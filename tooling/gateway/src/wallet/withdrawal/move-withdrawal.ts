import {
  confirmWithdrawal,
  disburseWithdrawal,
  moveWithdrawal,
  undoBounce,
  type BeforeBounce,
  type ConfirmationStep,
  type ConfirmedWithdrawal,
  type Refusal,
  type WithdrawalStep,
} from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { noteLargeSums } from '../../events/large-sum-store.ts'
import { Fault } from '../../http/fault.ts'
import { asDisbursed, asPaidLater } from './as-disbursed.ts'
import { postMovements, type ReleaseReason } from './post-movements.ts'
import { appendEvent, type StepKey } from './withdrawal-event-store.ts'
import { tellOwner } from './tell-owner.ts'
import { orderNo, updateWithdrawal, type WithdrawalRow } from './withdrawal-store.ts'

/** Who takes a step, when and why. */
export type StepTaken = {
  who: 'member' | 'operator' | 'bank' | 'clock'
  now: number
  reason?: string | undefined
  /** A person's key of this step; the clock has none. */
  key?: StepKey
}

/**
 * Takes one step of a withdrawal that the transaction has locked, up to its first payout, with the money that the step
 * moves: a payout ends at the bank, the rest of it stays on hold; refusing and cancelling give everything back.
 */
export async function stepWithdrawal(
  trx: Database,
  row: WithdrawalRow,
  step: WithdrawalStep,
  taken: StepTaken & { sent?: number | undefined },
): Promise<WithdrawalRow> {
  const moved = moveWithdrawal(row.state, step)
  if (moved.kind === 'refused') throw refusedStep('wallet.withdraw.refused', moved)
  if (moved.state === 'disbursed') {
    const paid = disburseWithdrawal(row, taken.sent, taken.now)
    if (paid.kind === 'refused') throw refusedStep('wallet.withdraw.refused', paid)
    return writeConfirmed(trx, row, paid, taken)
  }
  const isOver = moved.hold === 'release'
  if (isOver) {
    const back = { kind: 'release', amount: row.amount } as const
    await postMovements(trx, row, [back], { now: taken.now, reason: moved.state })
  }
  const stepped = await updateWithdrawal(trx, row.id, {
    state: moved.state,
    reason: taken.reason ?? row.reason,
    ...(isOver && { returned: row.amount }),
  })
  await appendEvent(trx, row.id, moved.state, taken)
  await tellOwner(trx, stepped, taken)
  return stepped
}

/** Takes one step of a withdrawal that the transaction has locked, after its first payout (wallet 17). */
export async function confirmStep(
  trx: Database,
  row: WithdrawalRow,
  step: ConfirmationStep,
  taken: StepTaken & { minutes: number },
): Promise<WithdrawalRow> {
  const disbursed = step.do === 'paid' ? asPaidLater(row, taken.now) : asDisbursed(row)
  if (!disbursed) throw new Fault('wallet.confirm.refused')
  const { now, minutes } = taken
  const who = taken.who === 'member' ? 'member' : 'operator'
  const answer = confirmWithdrawal(disbursed, step, { who, now, minutes })
  if (answer.kind === 'refused') throw refusedStep('wallet.confirm.refused', answer)
  return writeConfirmed(trx, row, answer, taken, step.do === 'bounce' ? 'bounced' : undefined)
}

/** Undoes that money came back of a withdrawal that the transaction has locked (wallet 60). */
export async function undoBounceStep(
  trx: Database,
  row: WithdrawalRow,
  { came, before }: { came: number; before: BeforeBounce },
  taken: StepTaken,
): Promise<WithdrawalRow> {
  const disbursed = asDisbursed(row)
  if (!disbursed) throw new Fault('wallet.confirm.refused')
  const answer = undoBounce(disbursed, { came, before, now: taken.now })
  if (answer.kind === 'refused') throw refusedStep('wallet.confirm.refused', answer)
  return writeConfirmed(trx, row, answer, taken)
}

async function writeConfirmed(
  trx: Database,
  row: WithdrawalRow,
  { withdrawal, movements }: ConfirmedWithdrawal,
  taken: StepTaken,
  reason: ReleaseReason = row.confirmation === 'partly_sent' ? 'unsent' : 'missing',
): Promise<WithdrawalRow> {
  await postMovements(trx, row, movements, { now: taken.now, reason })
  const { sent, returned, received, state, disbursedAt } = withdrawal
  const written = await updateWithdrawal(trx, row.id, {
    state: 'disbursed',
    confirmation: state,
    sent,
    returned,
    received,
    disbursed_at: disbursedAt,
  })
  await noteLargeSums(
    trx,
    'movement',
    movements
      .filter(({ kind }) => kind === 'withdrawal')
      .map(({ amount }) => ({
        accountId: row.account_id,
        amount,
        at: taken.now,
        actor: 'bank',
        subject: orderNo(row.id),
        after: { way: 'withdrawal' },
      })),
  )
  const isReturned = movements.some(({ kind }) => kind === 'release')
  await appendEvent(trx, row.id, isReturned ? 'returned' : state, taken)
  return written
}

function refusedStep(
  code: 'wallet.withdraw.refused' | 'wallet.confirm.refused',
  { key, params }: Refusal,
): Fault {
  return new Fault(code, { messageKey: key, params })
}
