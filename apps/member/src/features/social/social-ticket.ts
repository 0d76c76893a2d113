import { isApiError } from '@saola/api-client'
import { refusalValue } from '@saola/sign-in'

/** What somebody without an account brings from a provider. */
export type SocialTicket = { ticket: string; nickname: string; email: string }

/** The ticket of a person whom the provider knows and this site does not; undefined for any other refusal. */
export function readTicket(error: unknown): SocialTicket | undefined {
  if (!isApiError(error) || error.code !== 'social.account.missing') return undefined
  const value = refusalValue(error)
  const text = (name: string): string => {
    const found = value[name]
    return typeof found === 'string' ? found : ''
  }
  const ticket = text('ticket')
  return ticket === '' ? undefined : { ticket, nickname: text('name'), email: text('email') }
}
