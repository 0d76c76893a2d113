import type { Source } from './read-sources.ts'

const comment = /^\s*(?:\/\/|\*|\/\*)/

/**
 * What goes around the tools without saying why, one sentence each: a silenced lint rule says it after ` -- `, a cast
 * by way of `unknown` and a hand-made declaration in a comment above them.
 */
export function withoutReason(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const lines = text.split('\n')
    const found = lines.flatMap((line, index) => {
      if (/(?<!['"`])(?:\/\/|\/\*) oxlint-disable/.test(line) && !/ --(?: \S|$)/.test(line)) {
        return [`${path}:${index + 1} silences a lint rule and does not say why after " -- "`]
      }
      if (/\bas unknown as\b/.test(line) && !comment.test(line) && !isExplained(lines, index)) {
        return [`${path}:${index + 1} casts by way of unknown and no comment above says why`]
      }
      return []
    })
    const isDeclaration = path.endsWith('.d.ts') && !comment.test(lines[0] ?? '')
    return isDeclaration
      ? [...found, `${path} declares types by hand and no comment at its top says why`]
      : found
  })
}

/** A comment stands on the line itself or on one of the two above it. */
function isExplained(lines: readonly string[], index: number): boolean {
  return (
    / \/\/ /.test(lines[index] ?? '') ||
    lines.slice(Math.max(0, index - 2), index).some((line) => comment.test(line))
  )
}
