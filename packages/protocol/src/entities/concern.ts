import * as z from 'zod/mini'

/** What a concern is about: a relative who should play less or not at all, or a minor who plays (protection 15). */
export const concernKinds = ['family', 'minor'] as const
export type ConcernKind = (typeof concernKinds)[number]

/** What whoever reports is to the person. */
export const concernRelations = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'relative',
  'teacher',
  'friend',
  'other',
] as const
export type ConcernRelation = (typeof concernRelations)[number]

/** What a relative asks for. */
export const concernWishes = ['exclude', 'limit'] as const

const text = z.string().check(z.maxLength(200))

/** A report about somebody else; lengths and forms are checked by `checkConcern`, which names the field. */
export const concern = z.object({
  kind: z.enum(concernKinds),
  /** How the person is known here: the account's name, a phone number or a mail address. */
  person: text,
  personName: z.optional(text),
  relation: z.enum(concernRelations),
  /** Of a relative alone. */
  wish: z.optional(z.enum(concernWishes)),
  story: z.string().check(z.maxLength(8000)),
  reporterName: text,
  reporterContact: text,
})
