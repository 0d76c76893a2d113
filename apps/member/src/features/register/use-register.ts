import { calls, type CallInput, type SignedIn } from '@saola/protocol'
import type { RegistrationWay } from '@saola/rules'
import { enter, useApp, type AppContext } from '@saola/shell'
import { readRefused, refusedBy, type Refused } from '@saola/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** What a registration sends, and how. */
export type Registration = {
  way: RegistrationWay
  input: CallInput<typeof calls.session.register>
  /** What a provider vouched for; a social account alone has it. */
  ticket: string | undefined
}

/** Registering as a form needs it. */
export type Register = {
  register(registration: Registration): void
  busy: boolean
  /** Goes up with each refusal: time for a new captcha picture. */
  attempts: number
}

/** Opens the account and enters the site with it. */
export function useRegister(on: { done: () => void; refused: (refused: Refused) => void }): Register {
  const app = useApp()
  const [attempts, setAttempts] = useState(0)
  const attempt = useMutation({
    mutationFn: async (registration: Registration) => enter(app, await send(app.api, registration)),
    meta: { call: calls.session.register, quiet: true },
    onSuccess: (refusal) => {
      if (refusal === undefined) on.done()
      else on.refused(refusedBy(refusal))
    },
    onError: (error) => {
      setAttempts((count) => count + 1)
      on.refused(readRefused(error))
    },
  })
  return { register: attempt.mutate, busy: attempt.isPending, attempts }
}

function send(api: AppContext['api'], { way, input, ticket = '' }: Registration): Promise<SignedIn> {
  switch (way) {
    case 'username':
      return api.send(calls.session.register, input)
    case 'mobile':
      return api.send(calls.session.registerMobile, input)
    case 'email':
      return api.send(calls.session.registerEmail, input)
    case 'google':
    case 'facebook':
      return api.send(calls.session.socialRegister, { ...input, ticket })
    default:
      return way satisfies never
  }
}
