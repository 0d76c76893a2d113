import { isApiError, phoneErrorKey } from '@saola/api-client'
import { messageKey } from '@saola/i18n'
import { calls, type CallInput, type SignedIn } from '@saola/protocol'
import {
  deviceId,
  loadPasskeys,
  signIn,
  readRefusal,
  RefusedHere,
  staySignedIn,
  takePlace,
  useApp,
  type FormRefusal,
} from '@saola/shell'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SocialProvider } from '../social/social-providers.ts'
import { takeVisit } from '../social/social-visit.ts'
import { readSignInRefusal, type SignInRefusal } from './sign-in-refusal.ts'

/** Signing in as its forms need it: the calls, and what the gateway has asked for. */
export type SignIn = {
  /** Resolves once signed in, or once a second step is asked for; throws why not. */
  signIn(input: Omit<CallInput<typeof calls.session.login>, 'loginDeviceId'>): Promise<void>
  /** The second step; resolves also when it took too long and the sign-in begins again. */
  verify(input: Omit<CallInput<typeof calls.session.loginVerification>, 'loginDeviceId'>): Promise<void>
  /** Ends this tab's visit to a provider with what the provider sent back; such an answer serves once. */
  social(answer: SocialAnswer): void
  /** Signs in by a passkey of this address. */
  byPasskey(): void
  /** The browser's question for a passkey is open. */
  askingPasskey: boolean
  /** Why the passkey was refused, or that its question was closed. */
  passkeyRefused: FormRefusal | undefined
  /** Signs in to a trial account. */
  tryOut(): void
  /** Forgets a refusal, and a question for a second step. */
  restart(): void
  /** Opening a trial account. */
  tryingOut: boolean
  /** Why what no form has sent was refused; stays until the next attempt. */
  refused: FormRefusal | undefined
  /** What was thrown there, for what it carries besides its text. */
  error: unknown
  /** What the gateway has asked for so far. */
  asked: SignInRefusal
  /** Whether this browser is to stay signed in; kept while the visitor is away at a provider. */
  stays: boolean
  setStays(stays: boolean): void
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

/** A way in that no form sends. */
type Attempt = { ask: () => Promise<SignedIn>; by?: 'trial' | 'passkey' }

/** What a visitor wishes outlives the way to a provider and back. */
const stayWishKey = 'stayWish'

const nothingAsked: SignInRefusal = { captcha: false, verification: undefined }

/** Signs in and enters the site; `onDone` hears the place to return to, if one was remembered. */
export function useSignIn(onDone: (place: string | undefined) => void): SignIn {
  const app = useApp()
  const [failure, setFailure] = useState<{ error: unknown; refused: FormRefusal }>()
  const [asked, setAsked] = useState(nothingAsked)
  const [attempts, setAttempts] = useState(0)

  const fail = (error: unknown): void => setFailure({ error, refused: readRefusal(error, app.clock.now()) })
  const [stays, setStays] = useState(app.storage.tab.read(stayWishKey) !== undefined)
  const prove = async (ask: () => Promise<SignedIn>): Promise<void> => {
    setFailure(undefined)
    try {
      const refusal = await signIn(app, await ask())
      if (refusal !== undefined) throw new RefusedHere({ key: refusal })
    } catch (error) {
      const { captcha, verification } = readSignInRefusal(error)
      setAttempts((count) => count + 1)
      setAsked((before) => ({
        captcha: before.captcha || captcha,
        verification: verification ?? (isOver(error) ? undefined : before.verification),
      }))
      // The form of the second step goes away with its question, so the refusal is said by the one before it.
      if (isOver(error)) fail(error)
      else if (verification === undefined) throw error
      return
    }
    if (app.storage.tab.read(stayWishKey) !== undefined) void staySignedIn(app)
    onDone(takePlace(app.session))
  }
  const attempt = useMutation({
    mutationFn: ({ ask }: Attempt) => prove(ask),
    meta: { call: calls.session.login, quiet: true },
    onError: (error, { by }) => {
      if (by !== 'passkey') fail(error)
    },
  })

  const device = (): { loginDeviceId: string } => ({ loginDeviceId: deviceId(app.storage) })
  return {
    signIn: (input) => prove(() => app.api.send(calls.session.login, { ...input, ...device() })),
    verify: (input) => prove(() => app.api.send(calls.session.loginVerification, { ...input, ...device() })),
    social: ({ provider, code, state, error }) =>
      attempt.mutate({
        ask: async () => {
          const visit = takeVisit(app.storage)
          // Only the tab that went there may come back, or a link could sign a member in to a stranger's account.
          const isOwn = visit !== undefined && visit.state === state && visit.provider === provider
          if (!isOwn || code === undefined || error !== undefined) {
            // Who turns back at the provider has closed its page.
            throw new RefusedHere({ key: messageKey(phoneErrorKey('popup-closed-by-user')) })
          }
          return app.api.send(calls.session.socialLogin, { ...visit, code, ...device() })
        },
      }),
    tryOut: () =>
      attempt.mutate({
        ask: () => app.api.send(calls.session.freePlay, { os: system(), platform: 'W' }),
        by: 'trial',
      }),
    restart: () => {
      setFailure(undefined)
      setAsked((before) => ({ ...before, verification: undefined }))
    },
    byPasskey: () =>
      attempt.mutate({
        ask: async () => (await loadPasskeys()).signInByPasskey(app.api, device()),
        by: 'passkey',
      }),
    askingPasskey: attempt.isPending && attempt.variables.by === 'passkey',
    passkeyRefused:
      attempt.isError && attempt.variables.by === 'passkey'
        ? readRefusal(attempt.error, app.clock.now())
        : undefined,
    tryingOut: attempt.isPending && attempt.variables.by === 'trial',
    refused: failure?.refused,
    error: failure?.error,
    asked,
    stays,
    setStays: (wish) => {
      setStays(wish)
      if (wish) app.storage.tab.write(stayWishKey, '1')
      else app.storage.tab.remove(stayWishKey)
    },
    attempts,
  }
}

/** The second step took too long or too many answers: the sign-in begins again. */
function isOver(error: unknown): boolean {
  return isApiError(error) && error.code === 'login.challenge.ended'
}

/** The system of this browser, as the trial call wants it named. */
function system(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'web'
}
