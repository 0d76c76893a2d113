import type { RegisterRule } from '@saola/protocol'
import { passwordRule } from '@saola/rules'
import { checkField, type Issue } from '@saola/validation'

/** What is wrong with any password at all: the rule in words. */
export function passwordHint(rule: RegisterRule | undefined): Issue | undefined {
  const wanted = passwordRule(rule)
  return checkField({ ...wanted, field: undefined }, 'x'.repeat(wanted.maxLength + 1))[0]
}
