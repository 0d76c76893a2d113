import { passwordRule } from '@saola/rules'
import { checkField } from '@saola/validation'
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
