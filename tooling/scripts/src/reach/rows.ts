import { allCalls } from '@saola/protocol'
import type { Reached } from './read-workspaces.ts'

/**
 * Rows that no server answers, `contracts.consolidated unanswered`, or that one answers and no app calls, `support.feedback
 * uncalled`. Code answers or calls what it names: as `calls.area.name`, by its id, or by its path. A row for foreign clients
 * is as good as called where the apps send the one in its place.
 */
export function rowsMissing(reached: Reached): string[] {
  const answered = namesIn(reached, ['server'])
  const called = namesIn(reached, ['app', 'sign-in', 'shell', 'domain', 'base'])
  return allCalls().flatMap(({ id, path, answeredBy, sentInstead }) => {
    if (!answered.has(id) && answeredBy === 'gateway') return [`${id} unanswered`]
    return [id, path, sentInstead].some((name) => name !== undefined && called.has(name))
      ? []
      : [`${id} uncalled`]
  })
}

/** The rows that code of these floors names; the rows themselves, in `protocol`, name nothing. */
function namesIn({ workspaces, sources, files }: Reached, floors: readonly string[]): ReadonlySet<string> {
  const folders = workspaces
    .filter(({ floor, name }) => floors.includes(floor) && name !== '@saola/protocol')
    .map(({ folder }) => `${folder}/src/`)
  const named = [...files].flatMap((path) => {
    const source = folders.some((folder) => path.startsWith(folder)) ? sources.get(path) : undefined
    if (!source) return []
    const paths = source.templates.map(([head = '']) => head.replace(/\?.*$/, ''))
    return [...source.rows, ...source.strings, ...paths]
  })
  return new Set(named)
}
