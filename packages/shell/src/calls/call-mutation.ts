import type { ApiClient } from '@saola/api-client'
import type { AreaName, Call, CallInput, CallReply } from '@saola/protocol'
import { mutationOptions } from '@tanstack/react-query'

/** What a mutation says about itself beside its call. */
export type CallMutationOptions = {
  /** Areas whose reads are out of date once the call went well. */
  invalidates?: readonly AreaName[]
  /** The form shows failures itself; only a lost session still opens a dialog. */
  quiet?: boolean
}

/**
 * The mutation options of a call; the variables are its input. Never retried. Money moves by `useMoneyAct`.
 *
 * @example
 * const change = useMutation(callMutation(api, calls.member.changePassword, { quiet: true }))
 */
export function callMutation<C extends Call>(api: ApiClient, call: C, options: CallMutationOptions = {}) {
  return mutationOptions({
    mutationKey: [call.id],
    mutationFn: (input: CallInput<C>): Promise<CallReply<C>> => (api.send as SendAny)(call, input, {}),
    meta: { call, ...options },
  })
}

// `send` asks for the input only where the row does; here the variables always bring it.
type SendAny = (call: Call, input: unknown, options: object) => Promise<never>
