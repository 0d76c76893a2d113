import type { FieldRule } from './to-rule.ts'

/**
 * What of a server's rule could not be used (validation 4, 8, 19), in sentences for whoever runs the server; most often nothing.
 * @example ruleProblems(toRule({ patternId: 4, maxLength: 'abc' }, 'nickname')) // ['nickname: the bound abc is no ...']
 */
export function ruleProblems(rule: FieldRule): string[] {
  const { field = 'a field', refusedPattern, refusedPatternId, refusedBounds, minLength } = rule
  const problems = refusedBounds.map((bound) => {
    const why =
      Number(bound) < minLength ? `is below the lower one of ${minLength}` : 'is no number of characters'
    return `the bound ${bound} ${why}`
  })
  if (refusedPatternId !== undefined) {
    problems.unshift(`the pattern id ${String(refusedPatternId)} is not known, and takes any characters`)
  }
  if (refusedPattern !== undefined) {
    problems.unshift(`the pattern ${refusedPattern} cannot be used, and the built-in one serves`)
  }
  return problems.map((problem) => `${field}: ${problem}`)
}
