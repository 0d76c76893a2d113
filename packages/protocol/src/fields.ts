import * as z from 'zod/mini'
import { decimal, whole } from './reply-fields.ts'

/** Đồng of a reply, signed, or its text (wire 9); ours are whole, those of other gateways may have decimals (wire 37). */
export const money = decimal

/** Whole đồng above zero. */
export const amount = z.int().check(z.positive(), z.maximum(1_000_000_000_000))

/** Milliseconds since 1970, or their text (wire 9). */
export const timestamp = whole

const wholeText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
)

/** A whole number that may have travelled through a query string. */
export const wholeInQuery = z.union([z.int(), wholeText])

/** A number of days, up to a year. */
export const daysInQuery = z.pipe(wholeInQuery, z.int().check(z.minimum(1), z.maximum(365)))

/** A page number counted from 1. */
export const pageFromOne = z.pipe(wholeInQuery, z.int().check(z.minimum(1), z.maximum(100_000)))

/** A page number counted from 0. */
export const pageFromZero = z.pipe(wholeInQuery, z.int().check(z.minimum(0), z.maximum(100_000)))

/** Rows a page: 1 to 200. */
export const pageSize = z.pipe(wholeInQuery, z.int().check(z.minimum(1), z.maximum(200)))

/**
 * A paged list as it stood when its first page was read (wire 33): each page answers with it, and the request for another page carries it
 * back. What it says is the gateway's own matter.
 */
export const asOf = z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/)))

/** An id on the wire: a decimal number as text or number; handlers get text. */
export const id = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^[\w.-]{1,64}$/))]),
  z.transform((value: string | number) => String(value)),
)

/** A short text from a person: 1 to `most` characters. @__NO_SIDE_EFFECTS__ */
export function shortText(most: number): z.ZodMiniString {
  return z.string().check(z.minLength(1), z.maxLength(most)) as z.ZodMiniString
}

/**
 * The sign-in name of an account. Where it is a phone number or a mail address, the gateway tells it whole to its owner alone, and by its ends
 * to everybody else (team 42); every field with a name of somebody is one of these.
 */
export const accountName = z.string()

/** As many units as the longest password (session 53) may travel in: an accented letter may come in up to four parts. */
const passwordUnits = 1_020

/** A password as it is typed, blanks and all; how long a new one may be, the merchant says. */
export const typedPassword = shortText(passwordUnits)

/** The same where the merchant's rule says what is wrong with nothing typed, or a form may leave it out. */
export const newPassword = z.string().check(z.maxLength(passwordUnits))

/** The transaction password as it is typed. */
export const paymentPassword = shortText(passwordUnits)

/** A code of the authenticator, or a recovery code; who has set neither up is told so. */
export const authenticatorCode = z.optional(shortText(32))

/** A code of the authenticator, or a recovery code, wanted of an account that has one alone (session 39); an empty one is none. */
export const codeWhereOn = z.optional(z.string().check(z.maxLength(32)))

/** A reply that says no more than success. */
export const nothing = z.unknown()

/** A call without input. */
export const noInput = z.optional(z.object({}))
