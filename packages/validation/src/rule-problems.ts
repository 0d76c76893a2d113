import type { FieldRule } from './to-rule.ts'

/**
 * What of a server's rule could not be used (validation 4), in sentences for whoever runs the server; most often nothing.
 * @example ruleProblems(toRule({ patternId: 4, maxLength: 'abc' }, 'nickname')) // ['nickname: the bound abc is no ...']
 */
export function ruleProblems({ field = 'a field', refusedPattern, refusedBounds }: FieldRule): string[] {
  const bounds = refusedBounds.map((bound) => `${field}: the bound ${bound} is no number of characters`)
  if (refusedPattern === undefined) return bounds
  return [`${field}: the pattern ${refusedPattern} cannot be used, and the built-in one serves`, ...bounds]
}
