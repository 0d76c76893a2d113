import type { RegisterRule } from '@saola/protocol'
import { checkField, toRule, type FieldRule, type Issue } from '@saola/validation'

/** The merchant's rule for sign-in passwords (specification 5); the gateway's own where a merchant names none. */
export function passwordRule(rule: RegisterRule | undefined): FieldRule {
  const { acceptedPattern, ...rest } = rule ?? { patternId: 5, minLength: 6, maxLength: 12 }
  const wanted = { ...rest, enabled: true, required: true }
  return toRule(acceptedPattern === undefined ? wanted : { ...wanted, acceptedPattern }, 'password')
}

/** What is wrong with any password at all: the rule in words. */
export function passwordHint(rule: RegisterRule | undefined): Issue | undefined {
  const wanted = passwordRule(rule)
  return checkField({ ...wanted, field: undefined }, 'x'.repeat(wanted.maxLength + 1))[0]
}
