import type { Source } from './read-sources.ts'

/** Lines of code a file may have; blank lines and comments do not count. Most files stay far below. */
const longest = { source: 300, test: 400 }

/** Tables and texts, which no split makes easier to read; generated files are `*.gen.ts` and exempt by name. */
const tables = [
  /^packages\/i18n\/src\/catalogues\//,
  /^packages\/protocol\/test\/wire-samples\.ts$/,
  // Written by `pnpm gen` from the migrations.
  /^tooling\/gateway\/src\/db\/schema\.ts$/,
]

/** The files that are longer than a file may be, one sentence each. */
export function tooLong(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    if (path.includes('.gen.') || tables.some((table) => table.test(path))) return []
    const length = linesOfCode(text)
    const allowed = longest[/\.test(-d)?\.tsx?$/.test(path) ? 'test' : 'source']
    return length > allowed
      ? [`${path} has ${length} lines of code, ${allowed} are allowed: split it by job`]
      : []
  })
}

function linesOfCode(text: string): number {
  const withoutBlocks = text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '')
  return withoutBlocks.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length
}
