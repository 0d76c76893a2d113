import { calls, type Deposit } from '@saola/protocol'
import {
  errorText,
  isUnreachable,
  moneyMutation,
  newIdempotencyKey,
  useApp,
  type DialogText,
} from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { intend, settleIntention } from './deposit-intention.ts'
import { depositKey } from '../deposit-queries.ts'
import { keepOpenDeposit } from './open-deposit.tsx'

/** Asking for a deposit as the form needs it. */
export type RequestDeposit = {
  request(amount: number): void
  busy: boolean
  refused: DialogText | undefined
}

/** Opens a deposit; asking again for the same amount without a reply in between is the same deposit. */
export function useRequestDeposit(onOpen: (deposit: Deposit) => void): RequestDeposit {
  const { api, queryClient, storage } = useApp()
  const call = calls.wallet.deposit
  const { mutate, isPending, error } = useMutation({
    ...moneyMutation(api, call, { quiet: true }),
    onSuccess: (deposit) => {
      settleIntention(storage.tab)
      keepOpenDeposit(storage.tab, deposit.depositId)
      queryClient.setQueryData(depositKey(deposit.depositId), deposit)
      onOpen(deposit)
    },
    onError: (cause) => {
      if (!isUnreachable(cause)) settleIntention(storage.tab)
    },
  })
  return {
    request: (amount) => {
      const { key } = intend(storage.tab, amount, newIdempotencyKey)
      mutate({ input: { amount }, idempotencyKey: key })
    },
    busy: isPending,
    refused: error === null ? undefined : errorText(error, call),
  }
}
