import { readVariable, type Variables } from './read-variable.ts'
import { StartRefused } from './start-refused.ts'

/** The schema that a database has from the start. */
export const usualSchema = 'public'

const wellNamed = /^(?!pg_)[a-z][a-z0-9_]{0,39}$/

/**
 * A variable that names the schema in which tables stand; throws `StartRefused` for a name that would have to be quoted, or that
 * leaves no room for what is named after it.
 */
export function readSchema(environment: Variables, name: string, usual = usualSchema): string {
  const schema = readVariable(environment, name) ?? usual
  if (wellNamed.test(schema)) return schema
  throw new StartRefused(
    `${name} is "${schema}". A schema has a name of small letters, digits and _, a letter first, 40 at most, and not pg_ at its start.`,
  )
}

/**
 * The address of a server, with connections whose tables stand in a schema. The usual one is named too: a server looks into one
 * of the role's own name first, where it has that.
 */
export function urlInSchema(url: string, schema: string): string {
  const place = new URL(url)
  const options = place.searchParams.get('options') ?? ''
  place.searchParams.set('options', `${options} -c search_path=${schema}`.trim())
  return place.href
}

/**
 * What has a name of its own for each schema, where names are those of a whole database or server: in the usual schema the name
 * itself. The database names the channels of its notices in the same way (migration 0096).
 */
export function namedIn(schema: string, name: string): string {
  return schema === usualSchema ? name : `${name}_${schema}`
}
