import { isApiError } from '@saola/api-client'
import type { MessageKey } from '@saola/i18n'
import { calls, type CallInput, type SignedIn } from '@saola/protocol'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { secondMs } from '@saola/rules'
import { type DialogText, deviceId, enter, errorText, takePlace, useApp } from '@saola/shell'
import type { SocialProvider } from '../social/social-providers.ts'
import { takeVisit } from '../social/social-visit.ts'
import { readSignInRefusal, valueOf, type SignInRefusal } from './sign-in-refusal.ts'

/** Why an attempt did not succeed. */
export type Refused = {
  text: DialogText
  /** The gateway's code, for branching. */
  code: string | undefined
  /** The input that it is about. */
  field: string | undefined
  /** Too many attempts: since when, and when the next one may be made, in ms. */
  locked: { since: number; until: number } | undefined
  /** What else came with it, such as the ticket of a social account that is not there yet. */
  value: Readonly<Record<string, unknown>>
}

/** Signing in as a form needs it: the calls, what was refused and why, whether something is under way. */
export type SignIn = {
  signIn(input: Omit<CallInput<typeof calls.session.login>, 'loginDeviceId'>): void
  verify(input: Omit<CallInput<typeof calls.session.loginVerification>, 'loginDeviceId'>): void
  /** Ends this tab's visit to a provider with what the provider sent back; such an answer serves once. */
  social(answer: SocialAnswer): void
  /** Signs in to a trial account. */
  tryOut(): void
  /** Forgets a refusal, and a question for a second step. */
  restart(): void
  /** Proving who it is. */
  busy: boolean
  /** Opening a trial account. */
  tryingOut: boolean
  /** Stays until the next attempt. */
  refused: Refused | undefined
  /** What the gateway has asked for so far. */
  asked: SignInRefusal
  /** Goes up with each refusal: time for a new captcha picture. */
  attempts: number
}

/** What a provider's page sends back (OpenID Connect Core 3.1.2.5 and 3.1.2.6). */
export type SocialAnswer = {
  provider: SocialProvider | undefined
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** Answers who it is, or the text that says why not. */
type Asking = { ask: () => Promise<SignedIn | MessageKey>; isTrial?: true }

/** Signs in and enters the site; `onDone` hears the place to return to, if one was remembered. */
export function useSignIn(onDone: (place: string | undefined) => void): SignIn {
  const app = useApp()
  const [refused, setRefused] = useState<Refused>()
  const [asked, setAsked] = useState<SignInRefusal>({ captcha: false, verification: undefined })
  const [attempts, setAttempts] = useState(0)

  const attempt = useMutation({
    mutationFn: async ({ ask }: Asking) => {
      const answer = await ask()
      return typeof answer === 'string' ? answer : enter(app, answer)
    },
    meta: { call: calls.session.login, quiet: true },
    onMutate: () => setRefused(undefined),
    onSuccess: (refusal) => {
      if (refusal === undefined) onDone(takePlace(app.session))
      else setRefused(refusedBy(refusal))
    },
    onError: (error) => {
      const refusal = readSignInRefusal(error)
      setRefused(refusal.verification === undefined ? readRefused(error) : undefined)
      setAsked((before) => ({
        captcha: before.captcha || refusal.captcha,
        verification: refusal.verification ?? (isOver(error) ? undefined : before.verification),
      }))
      setAttempts((count) => count + 1)
    },
  })

  const device = (): { loginDeviceId: string } => ({ loginDeviceId: deviceId(app.storage) })
  return {
    signIn: (input) =>
      attempt.mutate({ ask: () => app.api.send(calls.session.login, { ...input, ...device() }) }),
    verify: (input) =>
      attempt.mutate({ ask: () => app.api.send(calls.session.loginVerification, { ...input, ...device() }) }),
    social: ({ provider, code, state, error }) =>
      attempt.mutate({
        ask: async () => {
          const visit = takeVisit(app.storage)
          // Only the tab that went there may come back, or a link could sign a member in to a stranger's account.
          const isOwn = visit !== undefined && visit.state === state && visit.provider === provider
          if (!isOwn || code === undefined || error !== undefined) return 'session:login_failed'
          return app.api.send(calls.session.socialLogin, { ...visit, code, ...device() })
        },
      }),
    tryOut: () =>
      attempt.mutate({
        ask: () => app.api.send(calls.session.freePlay, { os: system(), platform: 'W' }),
        isTrial: true,
      }),
    restart: () => {
      setRefused(undefined)
      setAsked((before) => ({ ...before, verification: undefined }))
    },
    busy: attempt.isPending && attempt.variables.isTrial !== true,
    tryingOut: attempt.isPending && attempt.variables.isTrial === true,
    refused,
    asked,
    attempts,
  }
}

/** What a form says about a failed attempt. */
export function readRefused(error: unknown): Refused {
  const isApi = isApiError(error)
  const since = Date.now()
  const seconds = isApi && error.code === 'TOO_MANY_REQUEST' ? error.retryAfterSeconds : undefined
  return {
    text: errorText(error),
    code: isApi ? error.code : undefined,
    field: isApi ? error.field : undefined,
    locked: seconds === undefined ? undefined : { since, until: since + seconds * secondMs },
    value: isApi ? valueOf(error.body) : {},
  }
}

/** A refusal of this site's own making. */
export function refusedBy(key: MessageKey): Refused {
  return { text: { key }, code: undefined, field: undefined, locked: undefined, value: {} }
}

/** The second step took too long or too many answers: the sign-in begins again. */
function isOver(error: unknown): boolean {
  return isApiError(error) && error.code === 'login.challenge.ended'
}

/** The system of this browser, as the trial call wants it named. */
function system(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'web'
}
