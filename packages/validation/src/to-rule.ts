import { compilePattern } from './compile-pattern.ts'
import { isPatternId, patterns, type PatternId } from './patterns.ts'

/** A field of GET /wps/system/setting/register (spec section 5, wire 3.3). */
export type ServerRule = {
  patternId: number
  acceptedPattern?: string
  minLength?: number
  maxLength?: number
  enabled?: boolean
  required?: boolean
}

/** A rule ready for `checkField`. Made by `toRule` only. */
export type FieldRule = {
  readonly field: string | undefined
  readonly patternId: PatternId
  /** Undefined for match-all. */
  readonly pattern: RegExp | undefined
  readonly minLength: number
  readonly maxLength: number
  readonly enabled: boolean
  readonly required: boolean
  /** The server's pattern that could not be used; report it once. */
  readonly refusedPattern?: string
}

/** What a field may hold at most when the server names no maxLength. */
const defaultMaxLength = 255

/**
 * Compiles a server rule. Without `acceptedPattern` the built-in pattern of the id serves; `"*"` matches all.
 * A pattern that does not compile or could run for seconds is refused: the built-in serves and `refusedPattern` is
 * set. An unknown id counts as 0; bounds in the wrong order are read as "at least minLength".
 * @example const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')
 */
export function toRule(serverRule: ServerRule, field?: string): FieldRule {
  const patternId = isPatternId(serverRule.patternId) ? serverRule.patternId : 0
  const minLength = Math.max(0, serverRule.minLength ?? 0)
  const maxLength = Math.max(minLength, serverRule.maxLength ?? defaultMaxLength)
  const source = serverRule.acceptedPattern?.trim() ?? ''
  const rule = {
    field,
    patternId,
    pattern: patternId === 0 ? undefined : patterns[patternId],
    minLength,
    maxLength,
    enabled: serverRule.enabled ?? true,
    required: serverRule.required ?? false,
  }
  if (source === '') return rule
  if (source === '*') return { ...rule, pattern: undefined }
  const pattern = compilePattern(source, maxLength)
  return pattern === undefined ? { ...rule, refusedPattern: source } : { ...rule, pattern }
}
