import { calls, type CallInput, type Withdrawal } from '@saola/protocol'
import {
  errorText,
  isUnreachable,
  moneyMutation,
  newIdempotencyKey,
  useApp,
  type DialogText,
} from '@saola/shell'
import { isApiError } from '@saola/api-client'
import { useMutation } from '@tanstack/react-query'
import { intend, settleIntention, type WithdrawalAct } from './withdrawal-intention.ts'
import { withdrawalKey } from './withdrawal-queries.ts'

/** Asking for a withdrawal as the form needs it. */
export type AskWithdrawal = {
  ask: (input: CallInput<typeof calls.wallet.withdraw>) => void
  busy: boolean
  refused: DialogText | undefined
  /** The field that the refusal names. */
  refusedField: string | undefined
}

const act: WithdrawalAct = 'withdrawalIntention'

/** Opens a withdrawal; asking again for the same amount to the same account without a reply is the same withdrawal. */
export function useWithdraw(onOpen: (withdrawal: Withdrawal) => void): AskWithdrawal {
  const { api, queryClient, storage } = useApp()
  const call = calls.wallet.withdraw
  const { mutate, isPending, error } = useMutation({
    ...moneyMutation(api, call, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: (withdrawal) => {
      settleIntention(storage.tab, act)
      queryClient.setQueryData(withdrawalKey(withdrawal.withdrawalId), withdrawal)
      onOpen(withdrawal)
    },
    onError: (cause) => {
      if (!isUnreachable(cause)) settleIntention(storage.tab, act)
    },
  })
  return {
    ask: (input) => {
      const key = intend(storage.tab, act, `${String(input.cardId)}:${input.amount}`, newIdempotencyKey)
      mutate({ input, idempotencyKey: key })
    },
    busy: isPending,
    refused: error === null ? undefined : errorText(error, call),
    refusedField: isApiError(error) ? error.field : undefined,
  }
}
