import type { Call } from '@saola/protocol'
import { describeCall } from './describe-call.ts'
import { createNamedSchemas } from './named-schemas.ts'
import { schemaPlaces } from './schema-places.ts'
import { eachShareable, valueName } from './shareable.ts'

/** The name of each schema that has one of its own, by the schema in JSON; throws for a place that no call of `calls` has. */
export function ownNames(calls: readonly Call[]): ReadonlyMap<string, string> {
  const byWay = new Map<string, string>()
  const schemas = createNamedSchemas()
  const operations = calls.map((call) => describeCall(call, schemas))
  eachShareable(operations, (schema, { way }) => {
    // A value that may stand at the same place has a name already.
    if (!byWay.has(way) && valueName(schema) === undefined) byWay.set(way, JSON.stringify(schema))
    return true
  })
  return new Map(
    Object.entries(schemaPlaces).map(([name, way]) => {
      const schema = byWay.get(way)
      if (schema === undefined) throw new Error(`${name} stands nowhere: there is no ${way}`)
      return [schema, name]
    }),
  )
}
