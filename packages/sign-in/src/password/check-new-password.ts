import type { RegisterRule } from '@saola/protocol'
import { passwordRule } from '@saola/rules'
import { checkField, type Issue } from '@saola/validation'
import { checkConfirmedPassword } from './check-confirmed-password.ts'

/** What the form of a password change holds. */
export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** Why a change is refused: an issue of the rule, or our own "the same again". */
export type PasswordProblem =
  | { field: keyof PasswordChange; issue: Issue }
  | { field: 'newPassword'; issue: 'same' }

/** Everything that is wrong with a password change, by the merchant's rule for passwords (member 5). */
export function checkNewPassword(
  rule: RegisterRule | undefined,
  values: PasswordChange,
): readonly PasswordProblem[] {
  const { oldPassword, newPassword, confirmNewPassword } = values
  const found: PasswordProblem[] = []
  if (oldPassword === '') found.push({ field: 'oldPassword', issue: { key: 'validation.required' } })
  const broken = checkField(passwordRule(rule), newPassword)[0]
  if (broken !== undefined) found.push({ field: 'newPassword', issue: broken })
  else if (newPassword === oldPassword) found.push({ field: 'newPassword', issue: 'same' })
  const unlike = checkConfirmedPassword(newPassword, confirmNewPassword)[0]
  if (unlike !== undefined) found.push({ field: 'confirmNewPassword', issue: unlike })
  return found
}
