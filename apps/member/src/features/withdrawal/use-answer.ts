import { calls, type CallInput } from '@saola/protocol'
import {
  errorText,
  isUnreachable,
  moneyMutation,
  newIdempotencyKey,
  useApp,
  type DialogText,
} from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { intend, settleIntention, type WithdrawalAct } from './withdrawal-intention.ts'
import { withdrawalKey } from './withdrawal-queries.ts'

const act: WithdrawalAct = 'withdrawalAnswer'

/** Answering a withdrawal as the form needs it. */
export type AnswerWithdrawal = {
  answer: (input: CallInput<typeof calls.wallet.confirmWithdrawal>) => void
  busy: boolean
  refused: DialogText | undefined
}

/** Says what came of a withdrawal; the same answer without a reply in between, also after a reload, is one answer. */
export function useAnswer(): AnswerWithdrawal {
  const { api, queryClient, storage } = useApp()
  const { mutate, isPending, error } = useMutation({
    ...moneyMutation(api, calls.wallet.confirmWithdrawal, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: (answered) => {
      settleIntention(storage.tab, act)
      queryClient.setQueryData(withdrawalKey(answered.withdrawalId), answered)
    },
    onError: (cause) => {
      if (!isUnreachable(cause)) settleIntention(storage.tab, act)
    },
  })
  return {
    answer: (input) => {
      if (isPending) return
      const key = intend(storage.tab, act, JSON.stringify(input), newIdempotencyKey)
      mutate({ input, idempotencyKey: key })
    },
    busy: isPending,
    refused: error === null ? undefined : errorText(error),
  }
}
