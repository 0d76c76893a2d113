import type { Source } from './read-sources.ts'

/** The lines that import one of the denied packages, as `path:line`. */
export function importsOf(denied: readonly string[], sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        denied.some((name) => line.includes(`'${name}'`)) ? [`${path}:${index + 1}`] : [],
      ),
  )
}
