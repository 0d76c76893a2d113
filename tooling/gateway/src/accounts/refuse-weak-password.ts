import { isGuessedFirst, passwordRule } from '@saola/rules'
import { checkField } from '@saola/validation'
import { isLeaked } from './guesses/leaked-passwords.ts'
import { issueFault } from '../http/issue-fault.ts'
import type { CallContext } from '../http/mount.ts'

/** Refuses a new password that breaks the merchant's rule for passwords (member 5), at the field `newPassword`. */
export function refuseWeakPassword(
  { merchant, language }: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  newPassword: string,
): void {
  // The rule keeps its own field name: it chooses the message about the length of a password.
  const refused = checkField(passwordRule(merchant.settings.register['password']), newPassword)[0]
  if (refused) throw issueFault({ ...refused, field: 'newPassword' }, language)
}

/**
 * Refuses a new password that has leaked often, or is made in a way that is guessed among the first (session 48), at its field. `name` is
 * the account's own. A password that stands still signs in.
 */
export function refuseGuessedPassword(
  { merchant, language }: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  password: string,
  { name = '', field = 'newPassword' }: { name?: string | undefined; field?: string } = {},
): void {
  if (!isLeaked(password) && !isGuessedFirst(password, [name, merchant.name])) return
  throw issueFault({ key: 'validation.password_common', field }, language)
}
