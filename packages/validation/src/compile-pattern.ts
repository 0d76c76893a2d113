import { patternSteps } from './pattern-steps.ts'

/** About a tenth of a second in the slowest engines we serve. */
const mostSteps = 5_000_000

/**
 * Compiles a pattern that came from a server, for texts of at most `longest` characters.
 * Undefined when it does not compile, is longer than 512 characters, or could make a browser hang.
 * @example compilePattern('(a+)+$', 20) // undefined
 */
export function compilePattern(source: string, longest: number): RegExp | undefined {
  if (source.length > 512 || patternSteps(source, longest) > mostSteps) return undefined
  // Unicode mode first, so that a dot is a code point; many server patterns escape too freely for it.
  return compiled(source, 'u') ?? compiled(source)
}

function compiled(source: string, flags?: string): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch {
    // The refusal is the answer: the caller reports the pattern by its text.
    return undefined
  }
}
