import * as z from 'zod/mini'

type Fields = Readonly<Record<string, z.ZodMiniType>>

/** What an address says: the fields that make sense, and no others. */
export type SearchOf<F extends Fields> = { -readonly [Name in keyof F]?: z.output<F[Name]> }

/** Reads the search part of an address for a route's `validateSearch`. */
export type SearchReader<Search> = (search: Record<string, unknown>) => Search

/**
 * Reads the search part of an address by a schema for each field; whatever does not fit counts as not said.
 *
 * @example
 * validateSearch: searchReader({ q: searchWords(64), status: z.enum(betStatuses), page: searchPage })
 */
export function searchReader<F extends Fields>(fields: F): SearchReader<SearchOf<F>> {
  return (search) => {
    const said = Object.entries(fields).flatMap(([name, field]) => {
      const read = z.safeParse(field, search[name])
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    })
    // The schemas have just read each member, which is all that the type says.
    return Object.fromEntries(said) as SearchOf<F>
  }
}

const written = z.union([z.string(), z.number()])
const number = z.pipe(written, z.transform(Number))

/** Words that somebody typed, cut at `most` letters; the router reads digits as a number. */
export function searchWords(most: number) {
  const cut = z.pipe(
    written,
    z.transform((words: string | number) => String(words).slice(0, most)),
  )
  return z.pipe(cut, z.string().check(z.refine((words) => words.trim() !== '')))
}

/** A whole number from 1, such as an id. */
export const searchNumber = z.pipe(number, z.int().check(z.positive()))

/** A page after the first, which goes without saying. */
export const searchPage = z.pipe(number, z.int().check(z.minimum(2), z.maximum(100_000)))

/** One of a few numbers, such as 7 or 30 days. */
export function searchChoice<const Choice extends number>(choices: readonly Choice[]) {
  return z.pipe(number, z.literal(choices))
}

/** A switch that is on; one that is off is not said. */
export const searchSwitch = z.pipe(
  z.union([z.literal(true), z.literal(1)]),
  z.transform(() => true as const),
)
