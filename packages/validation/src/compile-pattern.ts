import { patternSteps } from './pattern-steps.ts'

/** About a tenth of a second in the slowest engines we serve. */
const mostSteps = 5_000_000

/**
 * What Java, PCRE or POSIX read otherwise (`\v`, `&&`, `[:digit:]`, `\p{Alpha}`, `(?i:`, `\{2,5\}`), and what says something else
 * than was meant: strokes around the pattern, a doubled backslash, what nothing can meet.
 */
const doubtful = /^\/|\\\\[.\w-]|\\v|&&|\[:\w+:]|\\p\{(?:alpha|lower|upper)\}|\(\?[a-z^-]|\\\{\d|\[]|\(\?!\)/i

/**
 * Compiles a pattern that came from a server, for texts of at most `longest` characters, all of which must match.
 * Undefined when it does not compile in Unicode mode, is longer than 512 characters, could make a browser hang, can be met by
 * nothing, or means something else in another dialect.
 * @example compilePattern('(a+)+$', 20) // undefined
 */
export function compilePattern(source: string, longest: number): RegExp | undefined {
  if (source.length > 512 || doubtful.test(source)) return undefined
  // Unicode mode, where a dot is a code point, knows no escapes that say nothing. These say the same in every dialect.
  const pattern = source.replaceAll('\\-', '\\x2d').replace(/\\([ !"#%&',:;=@_`~])/g, '$1')
  if (!compiled(pattern) || patternSteps(source, longest) > mostSteps) return undefined
  return compiled(`^(?:${pattern})$`)
}

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    // The refusal is the answer: the caller reports the pattern by its text.
    return undefined
  }
}
