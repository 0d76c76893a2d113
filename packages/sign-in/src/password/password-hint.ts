import type { RegisterRule } from '@saola/protocol'
import { passwordRule } from '@saola/rules'
import { reportRule } from '@saola/shell'
import type { Issue } from '@saola/validation'

/** What is wrong with any password at all: the rule in words. */
export function passwordHint(rule: RegisterRule | undefined): Issue | undefined {
  return reportRule(passwordRule(rule)).answers.pattern[0]
}
