import { formatDateTime, type Language } from '@saola/i18n'
import type { SignedIn } from '@saola/protocol'

/** When, on what and where somebody signed in, in one line; a browser need not say what it is, nor an address where. */
export function signInDetails(last: NonNullable<SignedIn['lastSignIn']>, language: Language): string {
  return [formatDateTime(last.at, language), last.device, last.place].filter(Boolean).join(', ')
}
