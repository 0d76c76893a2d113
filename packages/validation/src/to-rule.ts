import { compilePattern } from './compile-pattern.ts'
import type { Issue } from './issue.ts'
import { isPatternId, patterns, type PatternId } from './patterns.ts'

/** A field of GET /wps/system/setting/register (validation 1). */
export type ServerRule = {
  patternId: number
  acceptedPattern?: string
  /** A number or its text. Nothing, 0, less, and more than any field holds (2147483647) mean none. */
  minLength?: Bound
  maxLength?: Bound
  enabled?: boolean
  required?: boolean
}

/** Compiles a server's pattern for whole texts of so many characters, or refuses it. */
export type PatternReader = (source: string, longest: number, shortest: number) => RegExp | undefined

type Bound = number | string | null | undefined

/** A rule ready for `checkField`, its answers included. Made by `toRule` only. */
export type FieldRule = {
  /** Without its name a rule speaks of its pattern even where the field has a message of its own. */
  readonly field: string | undefined
  readonly patternId: PatternId
  readonly pattern: RegExp
  /** Whether the pattern takes nothing but ASCII, so that a text it takes is composed and one unit a character. */
  readonly takesAsciiOnly: boolean
  readonly minLength: number
  readonly maxLength: number
  readonly enabled: boolean
  readonly required: boolean
  /** The server's pattern that could not be used; report it once. */
  readonly refusedPattern: string | undefined
  /** The server's bounds that are no whole number, or an upper one below the lower; report them once. */
  readonly refusedBounds: readonly Bound[]
  /** The server's pattern id that nobody knows, for which 0 serves; report it once. */
  readonly refusedPatternId: unknown
  /** What is said of a value that is missing, that the pattern refuses, that is too short or too long. */
  readonly answers: Readonly<Record<'missing' | 'pattern' | 'length', readonly Issue[]>>
}

/** What a field may hold at most when the server names no maxLength. */
const defaultMaxLength = 255

/** No field of a form is longer: a larger bound is the largest number that a server can write, and means none. */
const mostLength = 100_000

/** Fields whose length has a message of its own (validation 5). */
const passwordField = /^(?:p|paymentP)assword$/

/**
 * Compiles a server rule. Without `acceptedPattern` the built-in pattern of the id serves; `"*"` matches all.
 * A pattern that cannot be used (see `compilePattern`) is refused: the built-in serves and `refusedPattern` is set. With
 * `readPattern` for `read`, spellings of other dialects are translated first. An unknown id counts as 0, and `refusedPatternId`
 * names it. A bound that is no number is none, and so is an upper one below the lower; `refusedBounds` names them.
 * @example const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')
 */
export function toRule(
  serverRule: ServerRule,
  field?: string,
  read: PatternReader = compilePattern,
): FieldRule {
  const patternId = isPatternId(serverRule.patternId) ? serverRule.patternId : 0
  const minLength = boundOf(serverRule.minLength) || 0
  const most = boundOf(serverRule.maxLength) || defaultMaxLength
  const maxLength = [most, defaultMaxLength].find((each) => each >= minLength) ?? mostLength
  const source = serverRule.acceptedPattern?.trim() ?? ''
  const accepted = source === '*' ? patterns[0] : source && read(source, maxLength, minLength)
  const builtIn = patterns[patternId]
  const named = field === undefined ? {} : { field }
  const params = { min: minLength, max: maxLength }
  const pattern = only({ ...named, key: `validation.pattern.${patternId}`, params })
  return {
    field,
    patternId,
    pattern: accepted || builtIn,
    takesAsciiOnly: !accepted && !builtIn.unicode,
    minLength,
    maxLength,
    enabled: serverRule.enabled ?? true,
    required: serverRule.required ?? false,
    refusedPattern: accepted === undefined ? source : undefined,
    refusedBounds: [serverRule.minLength, serverRule.maxLength].filter((bound) => {
      const length = boundOf(bound)
      // The lower one is never below itself.
      return Number.isNaN(length) || (length > 0 && length < minLength)
    }),
    refusedPatternId: isPatternId(serverRule.patternId) ? undefined : serverRule.patternId,
    answers: {
      missing: only({ ...named, key: 'validation.required' }),
      pattern,
      length: passwordField.test(field ?? '')
        ? only({ ...named, key: 'validation.password_length', params })
        : pattern,
    },
  }
}

/** How many characters a bound means; 0 where it bounds nothing, NaN where it is no whole number. */
function boundOf(bound: Bound): number {
  const length = Number(bound)
  if (bound === undefined || length <= 0 || length > mostLength) return 0
  return length % 1 === 0 ? length : NaN
}

/** The answer of one issue, made once and handed out each time. */
function only(issue: Issue): readonly Issue[] {
  return Object.freeze([Object.freeze(issue)])
}
