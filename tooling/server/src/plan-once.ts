import type { CompiledQuery, Kysely } from 'kysely'

/** Statements that are planned once for each connection, by their text. */
const names = new Map<string, string>()

/** By which name a connection plans a statement once; none for what it plans each time. */
export function planNameOf(text: string): string | undefined {
  return names.get(text)
}

/**
 * A statement that is built once for this process and planned once for each connection to a server (a named prepared
 * statement): for what is asked hundreds of times a second. `build` takes the values as they are, names its columns, and is
 * of the same shape whatever they are. Throws where it reckons with a value.
 */
export function planOnce<Schema, Given extends Record<string, string | number | readonly string[]>, Row>(
  name: string,
  build: (db: Kysely<Schema>, given: Given) => CompiledQuery<Row>,
): (db: Kysely<Schema>, given: Given) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined

  return async (db, given) => {
    built ??= remember(name, build(db, marksFor<Given>()))
    const parameters = built.parameters.map((value) => (value instanceof Mark ? given[value.field] : value))
    const { rows } = await db.executeQuery<Row>({ ...built, parameters })
    return rows
  }
}

/** The place of a value in a statement that is built before the value is known. */
class Mark {
  readonly field: string

  constructor(field: string) {
    this.field = field
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`a statement that is planned once takes ${this.field} as it is`)
  }
}

function marksFor<Given>(): Given {
  return new Proxy({}, { get: (_target, field) => new Mark(String(field)) }) as Given
}

function remember<Row>(name: string, built: CompiledQuery<Row>): CompiledQuery<Row> {
  if ([...names].some(([text, known]) => known === name && text !== built.sql))
    throw new Error(`two statements are planned by the name ${name}`)
  names.set(built.sql, name)
  return built
}
