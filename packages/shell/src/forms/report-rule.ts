import { ruleProblems, type FieldRule } from '@saola/validation'

const reported = new Set<string>()

/** Tells whoever runs the site, once, what of a server's rule could not be used (validation 4); hands the rule on. */
export function reportRule(rule: FieldRule): FieldRule {
  for (const problem of ruleProblems(rule)) {
    if (!reported.has(problem)) console.error(problem)
    reported.add(problem)
  }
  return rule
}
