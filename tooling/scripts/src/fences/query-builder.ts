import type { Source } from './read-sources.ts'

/** What opens the database, names its type, or is written from the migrations. */
const besideStores = /(?:^|\/)(?:database|schema)\.ts$/
const queries = /from 'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/

/** The lines that use Kysely's query builder outside of a `*-store.ts`, as `path:line`. */
export function queriesOutsideStores(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !path.endsWith('-store.ts') && !besideStores.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (queries.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}
