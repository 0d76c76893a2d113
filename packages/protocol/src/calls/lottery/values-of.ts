import * as z from 'zod/mini'

/** Bare bodies of `/lgw` are a map or a list, of which clients take the values (wire 2). @__NO_SIDE_EFFECTS__ */
export function valuesOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.union([z.array(schema), z.record(z.string(), schema)]),
    z.transform((sent): z.output<Schema>[] => (Array.isArray(sent) ? sent : Object.values(sent))),
  )
}
