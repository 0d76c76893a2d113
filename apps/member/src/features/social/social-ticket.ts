import type { Refused } from '@saola/sign-in'

/** What somebody without an account brings from a provider. */
export type SocialTicket = { ticket: string; nickname: string; email: string }

/** The ticket of a person whom the provider knows and the gateway does not; undefined for any other refusal. */
export function readTicket(refused: Refused | undefined): SocialTicket | undefined {
  if (refused?.code !== 'social.account.missing') return undefined
  const text = (name: string): string => {
    const value = refused.value[name]
    return typeof value === 'string' ? value : ''
  }
  const ticket = text('ticket')
  return ticket === '' ? undefined : { ticket, nickname: text('name'), email: text('email') }
}
