import { isApiError } from '@saola/api-client'
import type { AreaName, Call, CallInput, CallReply } from '@saola/protocol'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../context/app-context.tsx'
import type { DialogText } from '../dialogs/dialogs.ts'
import { useErrorText } from '../errors/use-error-text.ts'
import { findIntention } from './intentions.ts'
import { sendOnce } from './send-once.ts'

/** What an act with money says about itself beside its call. */
export type MoneyActOptions<C extends Call> = {
  /** Told once the gateway has carried it out. */
  onDone?: (reply: CallReply<C>, input: CallInput<C>) => void
  /** Areas whose reads are out of date then. */
  invalidates?: readonly AreaName[]
  /** What makes two requests the same wish; all of the input by default. It is kept in the tab: leave secrets out. */
  wishOf?: (input: CallInput<C>) => unknown
}

/** An act with money as a screen needs it. */
export type MoneyAct<C extends Call> = {
  act: (input: CallInput<C>) => void
  /** The same as a promise of the reply, for a form; rejects with what the call throws. */
  send: (input: CallInput<C>) => Promise<CallReply<C>>
  busy: boolean
  /** Why the last request failed. */
  refused: DialogText | undefined
  /** The field that the refusal names. */
  refusedField: string | undefined
  /** What a refusal is known by, where the gateway gave one. */
  refusedCode: string | undefined
  /** Whether nobody knows if this wish was carried out, also after a reload. Asking for it again is safe. */
  cannotTell: (input: CallInput<C>) => boolean
}

/**
 * One act of a person that moves money. The same wish keeps its key through double taps, time-outs and reloads until
 * the gateway has answered; a refusal is an answer.
 *
 * @example
 * const { act, busy } = useMoneyAct(calls.wallet.deposit, { onDone: (deposit) => open(deposit) })
 * act({ amount: 500_000 })
 */
export function useMoneyAct<C extends Call>(call: C, options: MoneyActOptions<C> = {}): MoneyAct<C> {
  const app = useApp()
  const { onDone, invalidates, wishOf = (input) => input } = options
  // Two taps can come before the first is drawn as busy.
  const isOnItsWay = useRef(false)
  const wishText = (input: CallInput<C>): string => JSON.stringify(wishOf(input) ?? null)
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationKey: [call.id],
    mutationFn: (input: CallInput<C>) => sendOnce(app, call, input, wishText(input)),
    meta: { call, quiet: true, ...(invalidates && { invalidates }) },
    onSuccess: (reply, input) => onDone?.(reply, input),
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  const refused = useErrorText(error, call)
  return {
    act: (input) => {
      if (isOnItsWay.current) return
      isOnItsWay.current = true
      mutate(input)
    },
    send: (input) => mutateAsync(input),
    busy: isPending,
    refused,
    refusedField: isApiError(error) ? error.field : undefined,
    refusedCode: isApiError(error) ? error.code : undefined,
    cannotTell: (input) => !isPending && findIntention(app, call.id, wishText(input)) !== undefined,
  }
}
