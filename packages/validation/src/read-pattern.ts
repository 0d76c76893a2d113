import { compilePattern } from './compile-pattern.ts'
import { textLengths } from './text-lengths.ts'
import { translatePattern } from './translate-pattern.ts'

/**
 * Reads a pattern that came from a server of any kind, for `toRule`: a literal of JavaScript with its strokes, the spellings of
 * Java, PCRE and POSIX where they have an exact counterpart. Else as `compilePattern`; undefined also for what no text of
 * `shortest` to `longest` characters can meet.
 * @example toRule({ patternId: 4, acceptedPattern: '\\A[[:alnum:]]+\\z' }, 'username', readPattern)
 */
export function readPattern(source: string, longest: number, shortest = 0): RegExp | undefined {
  const [, body = source, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(source) ?? []
  const spelled = translatePattern(body)
  const pattern = compilePattern(spelled, longest)
  if (pattern === undefined || !isExact(spelled, flags)) return undefined
  const { least, most } = textLengths(spelled)
  if (least > longest || most < Math.max(1, shortest)) return undefined
  // Letters that only Unicode takes for one, such as ſ and s, are two unless the author asked for it.
  const isLoose = flags.includes('i') && !flags.includes('u')
  const kept = ['i', 's'].filter((flag) => flags.includes(flag)).join('')
  return new RegExp(pattern.source, isLoose ? kept : `${kept}u`)
}

/** Whether the flags of a literal change nothing that is not kept. */
function isExact(source: string, flags: string): boolean {
  if (/[^dgimsuy]/.test(flags)) return false
  // Each line of its own would begin and end elsewhere than the text.
  if (flags.includes('m') && /.\^|\$./s.test(source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gs, 'a')))
    return false
  return flags.includes('u') || !flags.includes('i') || !/\\[pPu]\{/.test(source)
}
