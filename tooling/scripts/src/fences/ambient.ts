import type { AmbientRule } from './ambient-allowed.ts'
import type { Source } from './read-sources.ts'

const ambient =
  /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|(?<![\w.#]|function )fetch\(|(?<!typeof )\b(?:globalThis|window)\.fetch\b/
const comment = /^\s*(?:\/\/|\*|\/\*)/

/** The lines that reach for the clock, for chance or for the network by themselves in a file that is not on the list. */
export function ambientUses(sources: readonly Source[], allowed: readonly AmbientRule[]): string[] {
  return sources.flatMap(({ path, text }) => {
    if (
      allowed.some(({ files }) =>
        files.some((each) => path === each || (each.endsWith('/') && path.startsWith(each))),
      )
    ) {
      return []
    }
    return text.split('\n').flatMap((line, index) => {
      const found = comment.test(line) ? undefined : ambient.exec(line)?.[0]
      return found === undefined
        ? []
        : [`${path}:${index + 1} uses ${found.replace(/\($/, '')} by itself: take it as a parameter`]
    })
  })
}
