import { openRegistrationWays, switchesOf } from '@saola/rules'
import { useSystemStatus } from '@saola/shell'

/** The two providers of social sign-in (session 1), by the names that they go by. */
export const socialProviders = { google: 'Google', facebook: 'Facebook' } as const
export type SocialProvider = keyof typeof socialProviders

/** Whether a word names a provider. */
export function isSocialProvider(word: unknown): word is SocialProvider {
  return typeof word === 'string' && Object.hasOwn(socialProviders, word)
}

/** The providers that the merchant has switched on. */
export function useSocialProviders(): SocialProvider[] {
  const { whitelabel } = useSystemStatus().info
  return openRegistrationWays(switchesOf(whitelabel)).filter(isSocialProvider)
}
