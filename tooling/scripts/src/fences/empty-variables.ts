import type { Source } from './read-sources.ts'

/** A variable of the environment with what is used where it is not set; nothing at all is the same as empty. */
const withUsual = /\b(?:process\.env|env(?:ironment)?)(?:\[[^\]]+\]|\.[A-Z][A-Z\d_]*)\s*\?\?(?!=)(?!\s*'')/g

/**
 * The places that use an empty variable as if it were set. `NAME=` is how a variable is left out in the files and shells in
 * which people write them; `SAOLA_DATA=` opened a database in memory.
 */
export function emptyVariables(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(withUsual)].map(
      ({ index }) =>
        `${path}:${text.slice(0, index).split('\n').length} lets an empty variable count: readVariable does not, nor does ||`,
    ),
  )
}
