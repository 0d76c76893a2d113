import { checkField, toRule } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'
import type { CallContext } from '../http/mount.ts'

/** Refuses a new password that breaks the merchant's rule for passwords (specification 5), at the field `newPassword`. */
export function refuseWeakPassword(
  { merchant, language }: Pick<CallContext<unknown>, 'merchant' | 'language'>,
  newPassword: string,
): void {
  const { acceptedPattern, ...rule } = merchant.settings.register['password'] ?? {
    patternId: 5,
    minLength: 6,
    maxLength: 12,
    enabled: true,
    required: true,
  }
  // The rule keeps its own field name: it chooses the message about the length of a password.
  const passwordRule = toRule({ ...rule, ...(acceptedPattern ? { acceptedPattern } : {}) }, 'password')
  const refused = checkField(passwordRule, newPassword)[0]
  if (refused) throw issueFault({ ...refused, field: 'newPassword' }, language)
}
