import type { RegisterRule } from '@saola/protocol'
import { checkConfirmation, checkField, toRule, type Issue } from '@saola/validation'

/** What the form of a password change holds. */
export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

/** Why a change is refused: an issue of the rule, or the house's own "the same again". */
export type PasswordProblem =
  | { field: keyof PasswordChange; issue: Issue }
  | { field: 'newPassword'; issue: 'same' }

/** Everything that is wrong with a password change, by the merchant's rule for passwords (specification 5). */
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
  const unlike = checkConfirmation(newPassword, confirmNewPassword)[0]
  if (unlike !== undefined) found.push({ field: 'confirmNewPassword', issue: unlike })
  return found
}

/** What is wrong with any password at all: the rule in words. */
export function passwordHint(rule: RegisterRule | undefined): Issue | undefined {
  const wanted = passwordRule(rule)
  return checkField({ ...wanted, field: undefined }, 'x'.repeat(wanted.maxLength + 1))[0]
}

function passwordRule(rule: RegisterRule | undefined) {
  // The gateway's own where a merchant names none.
  const { acceptedPattern, ...rest } = rule ?? { patternId: 5, minLength: 6, maxLength: 12 }
  const wanted = { ...rest, enabled: true, required: true }
  return toRule(acceptedPattern === undefined ? wanted : { ...wanted, acceptedPattern }, 'password')
}
