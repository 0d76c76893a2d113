import type { Call, CallInput, ProtectionState } from '@saola/protocol'
import { callMutation, useApp, useErrorText, type DialogText } from '@saola/shell'
import { useToast } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { protectionQuery } from '#shared/protection/protection-query.ts'

/** A call of this area that answers with how everything stands now. */
type ChangingCall = Call & { reply: { _zod: { output: ProtectionState } } }

/** A change of one's protection: what is on screen follows the answer, and a toast says what came of it. */
export type ProtectionChange<Input> = {
  run: (input: Input) => void
  busy: boolean
  refused: DialogText | undefined
}

/** Puts the answer of a change on the screen, with a toast that says what came of it. */
export function useProtectionAnswer(): (state: ProtectionState, said: string) => void {
  const app = useApp()
  const toast = useToast()
  return (state, said) => {
    app.queryClient.setQueryData(protectionQuery(app).queryKey, state)
    toast({ tone: 'good', text: said })
  }
}

/** Makes a change; `said` words the toast from the answer. */
export function useProtectionChange<C extends ChangingCall>(
  call: C,
  { said, onDone }: { said: (state: ProtectionState) => string; onDone?: () => void },
): ProtectionChange<CallInput<C>> {
  const { api } = useApp()
  const show = useProtectionAnswer()
  const { mutate, isPending, error } = useMutation({
    ...callMutation(api, call, { quiet: true }),
    onSuccess: (reply) => {
      // The row says that the reply is the whole state; the compiler does not see it through the generic call.
      const state = reply as ProtectionState
      show(state, said(state))
      onDone?.()
    },
  })
  return { run: mutate, busy: isPending, refused: useErrorText(error, call) }
}
