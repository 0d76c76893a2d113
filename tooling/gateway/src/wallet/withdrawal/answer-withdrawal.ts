import { hashRequest } from '../../ledger/ledger.ts'
import type { calls, CallRequest } from '@saola/protocol'
import type { ConfirmationStep } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { lockOwnWithdrawal } from './lock-own-withdrawal.ts'
import { confirmStep } from './move-withdrawal.ts'
import { countProofs } from './proof-store.ts'
import { findStep } from './withdrawal-event-store.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import type { WithdrawalRow } from './withdrawal-store.ts'

/** What the member says of a disbursed withdrawal: all of it came, a part, or nothing (wallet 17). */
export const answerWithdrawal: Handler<typeof calls.wallet.confirmWithdrawal> = async (context) => {
  const { account, services, merchant, input } = context
  const row = await services.db.transaction().execute(async (trx) => {
    const found = await lockOwnWithdrawal(trx, input.withdrawalId, account.id)
    const key = { key: `member:${context.idempotencyKey}`, hash: hashAnswer(input) }
    if (await findStep(trx, found.id, key)) return found
    const step = readAnswer(input, await countProofs(trx, found.id))
    if (isAnsweredSo(found, step)) return found
    return confirmStep(trx, found, step, {
      who: 'member',
      now: services.now(),
      minutes: withdrawalSettingsOf(merchant.settings).autoReceiptMinutes,
      key,
    })
  })
  return describeWithdrawal(context, row)
}

/** Whether this very answer is already written: a tap that arrives twice is no second answer, and no mistake. */
function isAnsweredSo({ confirmation, received }: WithdrawalRow, step: MemberStep): boolean {
  switch (step.do) {
    case 'received':
      return confirmation === 'received'
    case 'partly':
      return confirmation === 'partly_received' && received === step.received
    case 'not_received':
      return confirmation === 'not_received'
  }
}

function hashAnswer({ answer, received = 0, remaining = 0 }: AnswerInput): string {
  return hashRequest(answer, received, remaining)
}

type AnswerInput = CallRequest<typeof calls.wallet.confirmWithdrawal>
type MemberStep = Extract<ConfirmationStep, { do: AnswerInput['answer'] }>

function readAnswer(input: AnswerInput, proofs: number): MemberStep {
  switch (input.answer) {
    case 'partly':
      return { do: 'partly', received: input.received ?? 0, remaining: input.remaining ?? 0 }
    case 'not_received':
      return { do: 'not_received', proofs }
    case 'received':
      return { do: 'received' }
  }
}
