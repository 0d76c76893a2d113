import { calls, type CallInput, type SignedIn } from '@saola/protocol'
import { isAgentType, type RegistrationWay } from '@saola/rules'
import { signIn, RefusedHere, staySignedIn, useApp, type AppContext } from '@saola/shell'
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
  /** Opens the account and enters the site with it, unless it is an agent's; throws why not. */
  register(registration: Registration): Promise<'member' | 'agent'>
  /** Goes up with each refusal: time for a new captcha picture. */
  attempts: number
  /** Whether this browser is to stay signed in: it is, unless the person says otherwise (session 29). */
  stays: boolean
  setStays(stays: boolean): void
}

/** Opens accounts, and counts the refusals. */
export function useRegister(): Register {
  const app = useApp()
  const [attempts, setAttempts] = useState(0)
  const [stays, setStays] = useState(true)
  return {
    register: async (registration) => {
      try {
        const signedIn = await send(app.api, registration)
        const refusal = await signIn(app, signedIn)
        // By an agent's link: the account is open, only its place is the portal.
        if (refusal !== undefined && isAgentType(signedIn.customerType ?? 0)) return 'agent'
        if (refusal !== undefined) throw new RefusedHere({ key: refusal })
        if (stays) void staySignedIn(app)
        return 'member'
      } catch (error) {
        setAttempts((count) => count + 1)
        throw error
      }
    },
    attempts,
    stays,
    setStays,
  }
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
