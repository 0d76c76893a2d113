import type { Source } from '../read-sources.ts'

/** What looks behind itself, `(?<=` or `(?<!`; a group with a name does not. */
const behind = /\(\?<[=!]/

/**
 * The lines of what browsers load that hold a pattern which looks behind itself. Safari before 16.4 does not read one, and
 * drops the whole file with it: the page stays blank.
 */
export function lookbehinds(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/src\//.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (behind.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}
