import { calls, type CallInput } from '@saola/protocol'
import { enter, errorText, useApp, type DialogText } from '@saola/shell'
import { isApiError } from '@saola/api-client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** Why a registration was refused: a text, and the field that it is about, if it is about one. */
export type RegisterRefusal = { text: DialogText; field: string | undefined }

/** Registering as a form needs it. */
export type Register = {
  register(input: CallInput<typeof calls.session.register>): void
  busy: boolean
  /** Goes up with each refusal: time for a new captcha picture. */
  attempts: number
}

/** Opens the account and enters the site with it. */
export function useRegister(on: { done: () => void; refused: (refusal: RegisterRefusal) => void }): Register {
  const app = useApp()
  const [attempts, setAttempts] = useState(0)
  const call = calls.session.register
  const attempt = useMutation({
    mutationFn: async (input: CallInput<typeof call>) => enter(app, await app.api.send(call, input)),
    meta: { call, quiet: true },
    onSuccess: (refusal) => {
      if (refusal === undefined) on.done()
      else on.refused({ text: { key: refusal }, field: undefined })
    },
    onError: (error) => {
      setAttempts((count) => count + 1)
      on.refused({ text: errorText(error), field: isApiError(error) ? error.field : undefined })
    },
  })
  return { register: attempt.mutate, busy: attempt.isPending, attempts }
}
