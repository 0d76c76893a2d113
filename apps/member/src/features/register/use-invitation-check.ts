import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { callQuery, stale, useApp } from '@saola/shell'
import { plainText } from '@saola/validation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** How an invitation code stands; `unknown` also when the gateway could not be asked, for registering will tell. */
export type InvitationCheck = {
  /** Asks about a code; empty takes the question back. */
  ask(code: string): void
  /** Asks about the same code once more. */
  again(): Promise<unknown>
  /** The code that the state is about. */
  code: string
  state: 'unknown' | 'checking' | 'good' | 'bad'
  /** Why the code is bad, in the gateway's words. */
  why: string | undefined
}

/** Asks the gateway whether an invitation code is good, the first one at once. */
export function useInvitationCheck(first: string): InvitationCheck {
  const { api } = useApp()
  const [code, setCode] = useState(first)
  const call = calls.session.affiliate
  const { isFetching, isSuccess, error, refetch } = useQuery({
    ...callQuery(api, call, { code, domain: location.host }),
    enabled: code !== '',
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: stale.minute,
    meta: { call, quiet: true },
  })
  const state = stateOf({ code, isFetching, isSuccess, error })
  const why = state === 'bad' && isApiError(error) ? error.message : undefined
  return { ask: (text) => setCode(plainText(text)), again: () => refetch(), code, state, why }
}

function stateOf(facts: {
  code: string
  isFetching: boolean
  isSuccess: boolean
  error: unknown
}): InvitationCheck['state'] {
  if (facts.code === '') return 'unknown'
  if (facts.isFetching) return 'checking'
  if (facts.isSuccess) return 'good'
  return isInvitationRefusal(facts.error) ? 'bad' : 'unknown'
}

/** Whether the gateway refused an invitation: a code that nobody has, or a link that is paused, over or used up. */
export function isInvitationRefusal(error: unknown): boolean {
  return isApiError(error) && error.code?.startsWith('register.invitation.') === true
}
