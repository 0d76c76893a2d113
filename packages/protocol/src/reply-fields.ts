/**
 * What replies are read with. Gateways of the family write the same thing in several ways (wire 9); each is brought to one
 * here, and what comes out is again what a gateway may send.
 *
 * @module
 */
import * as z from 'zod/mini'

/** An id, which travels as a number or as text; read as text. */
export const idText = z.pipe(
  z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(200))]),
  z.transform(String),
)

/** Decimals of other languages write themselves with an exponent too: 1E+7, 0E-8. */
const numeric = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,20}(?:\.\d+)?(?:E[+-]?\d{1,2})?$/i))])

/** A number that need not be whole (amounts, points, rates, minutes), or its text; read with what is behind the point (wire 37). */
export const decimal = z.pipe(
  numeric,
  z.transform((value) => Number(value) + 0),
)

/** A whole number, a code or milliseconds since 1970, or its text. */
export const whole = z.pipe(decimal, z.int())

/** Yes or no: a boolean, 1 or 0, or the text of either. */
export const yesNo = z.pipe(
  z.literal([true, false, 1, 0, '1', '0', 'true', 'false']),
  z.transform((value) => /^(?:1|true)$/.test(String(value))),
)

/** The same, read as the 1 or 0 of the family's flags. */
export const oneZero = z.pipe(
  yesNo,
  z.transform((value): 0 | 1 => (value ? 1 : 0)),
)

/** The same, read as the text "1" or "0" of the module tree (system 4). */
export const oneZeroText = z.pipe(
  yesNo,
  z.transform((value): '0' | '1' => (value ? '1' : '0')),
)

type Maybe<Schema extends z.ZodMiniType> = z.ZodMiniOptional<
  z.ZodMiniPipe<
    z.ZodMiniNullable<Schema>,
    z.ZodMiniTransform<z.output<Schema> | undefined, z.output<Schema> | null>
  >
>

/** What a gateway may leave out, or send as null; read as undefined. @__NO_SIDE_EFFECTS__ */
export function maybe<Schema extends z.ZodMiniType>(schema: Schema): Maybe<Schema> {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<Schema> | null) => value ?? undefined),
    ),
  ) as Maybe<Schema>
}

/**
 * What came of an act, of which many gateways say no more than that it is done (wire 36); read as undefined then.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function told<Schema extends z.ZodMiniType>(schema: Schema): Maybe<Schema> {
  return maybe(schema)
}

type OrElse<Schema extends z.ZodMiniType> = z.ZodMiniPipe<
  z.ZodMiniOptional<z.ZodMiniNullable<Schema>>,
  z.ZodMiniTransform<z.output<Schema>, z.output<Schema> | null | undefined>
>

/** What a gateway may leave out, or send as null, with what it is read as then. @__NO_SIDE_EFFECTS__ */
export function orElse<Schema extends z.ZodMiniType>(
  schema: Schema,
  fallback: z.output<Schema>,
): OrElse<Schema> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? fallback),
  ) as OrElse<Schema>
}

/** A list that a gateway may leave out, or send as null; read as an empty one. @__NO_SIDE_EFFECTS__ */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema): OrElse<z.ZodMiniArray<Schema>> {
  return orElse(z.array(schema), [])
}

/**
 * A list to choose from, which is worth showing without the items that are not as the wire has them; read as an empty one
 * where it is left out or null. @__NO_SIDE_EFFECTS__
 */
export function choicesOf<Schema extends z.ZodMiniType>(schema: Schema): OrElse<z.ZodMiniArray<Schema>> {
  return z.pipe(
    listOf(maybe(schema)),
    z.transform((list: (z.output<Schema> | undefined)[]) => list.filter((item) => item !== undefined)),
    // What is left are the items themselves.
  ) as unknown as OrElse<z.ZodMiniArray<Schema>>
}

/** Texts out of a list of which nobody knows what else it holds (system 13); anything but texts is left out. */
export const textsOf = z.pipe(
  listOf(z.unknown()),
  z.transform((list) => list.filter((each) => typeof each === 'string')),
)
