import { calls, type CallInput, type SignedIn } from '@saola/protocol'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from './app-context.tsx'
import type { DialogText } from './dialogs.ts'
import { enter } from './enter.ts'
import { errorText } from './error-text.ts'
import { takePlace } from './session.ts'
import { readSignInRefusal, type SignInRefusal } from './sign-in-refusal.ts'

/** Signing in as a form needs it: the two calls, what was refused and why, whether something is under way. */
export type SignIn = {
  signIn(input: CallInput<typeof calls.session.login>): void
  verify(input: CallInput<typeof calls.session.loginVerification>): void
  busy: boolean
  /** Why the last attempt did not succeed; stays until the next attempt. */
  refused: DialogText | undefined
  /** What the gateway has asked for so far. */
  asked: SignInRefusal
  /** Goes up with each refusal: time for a new captcha picture. */
  attempts: number
}

/** Signs in and enters the site; `onDone` hears the place to return to, if one was remembered. */
export function useSignIn(onDone: (place: string | undefined) => void): SignIn {
  const app = useApp()
  const [refused, setRefused] = useState<DialogText>()
  const [asked, setAsked] = useState<SignInRefusal>({ captcha: false, verification: undefined })
  const [attempts, setAttempts] = useState(0)

  const attempt = useMutation({
    mutationFn: async (ask: () => Promise<SignedIn>) => enter(app, await ask()),
    meta: { call: calls.session.login, quiet: true },
    onMutate: () => setRefused(undefined),
    onSuccess: (refusal) => {
      if (refusal === undefined) onDone(takePlace(app.session))
      else setRefused({ key: refusal })
    },
    onError: (error) => {
      const refusal = readSignInRefusal(error)
      setRefused(refusal.verification === undefined ? errorText(error) : undefined)
      setAsked((before) => ({
        captcha: before.captcha || refusal.captcha,
        verification: refusal.verification ?? before.verification,
      }))
      setAttempts((count) => count + 1)
    },
  })

  return {
    signIn: (input) => attempt.mutate(() => app.api.send(calls.session.login, input)),
    verify: (input) => attempt.mutate(() => app.api.send(calls.session.loginVerification, input)),
    busy: attempt.isPending,
    refused,
    asked,
    attempts,
  }
}
