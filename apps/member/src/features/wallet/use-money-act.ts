import type { Call, CallInput, CallReply } from '@saola/protocol'
import {
  errorText,
  isUnreachable,
  moneyMutation,
  newIdempotencyKey,
  useApp,
  type DialogText,
} from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

export type MoneyActState<C extends Call> = {
  act(input: CallInput<C>): void
  busy: boolean
  refused: DialogText | undefined
}

/** One act with money: asking again for the same without an answer in between is the same act. */
export function useMoneyAct<C extends Call>(
  call: C,
  onDone: (reply: CallReply<C>) => void,
): MoneyActState<C> {
  const { api } = useApp()
  const open = useRef<{ wish: string; key: string }>(undefined)
  const { mutate, isPending, error } = useMutation({
    ...moneyMutation(api, call, { quiet: true, invalidates: ['wallet'] }),
    onSuccess: (reply) => {
      open.current = undefined
      onDone(reply)
    },
    onError: (cause) => {
      if (!isUnreachable(cause)) open.current = undefined
    },
  })
  return {
    act: (input) => {
      if (isPending) return
      const wish = JSON.stringify(input ?? null)
      if (open.current?.wish !== wish) open.current = { wish, key: newIdempotencyKey() }
      mutate({ input, idempotencyKey: open.current.key })
    },
    busy: isPending,
    refused: error === null ? undefined : errorText(error, call),
  }
}
