import * as z from 'zod/mini'
import { timestamp } from '../fields.ts'

/** The documents by which an identity is verified. */
export const documentKinds = ['identity_card', 'passport', 'driving_licence'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** How far the verification of a member has come: `unanswered` where the service did not answer. */
const identityStates = ['none', 'waiting', 'unanswered', 'verified', 'refused', 'revoked'] as const

/** Why an identity is not verified; whatever else a service says is `other`. */
export const identityReasons = [
  'unreadable',
  'mismatch',
  'expired',
  'under_age',
  'duplicate',
  'operator',
  'other',
] as const
export type IdentityReason = (typeof identityReasons)[number]

export const documentKind = z.enum(documentKinds)

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDay = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** What a merchant may close to members until their identity is verified (protection 24). */
export const identityGates = ['deposit', 'withdrawal', 'play'] as const
export type IdentityGate = (typeof identityGates)[number]
const gate = z.enum(identityGates)

export const identityState = z.object({
  state: z.enum(identityStates),
  reason: z.optional(z.enum(identityReasons)),
  /** The document that was shown last; of its number the end alone. */
  document: z.optional(z.object({ kind: documentKind, ending: z.string() })),
  askedAt: z.optional(timestamp),
  decidedAt: z.optional(timestamp),
  /** What the merchant asks it for; `closed` says what of that is closed now, the rest once a grace is over. */
  gates: z.array(gate),
  closed: z.array(gate),
})
export type IdentityState = z.infer<typeof identityState>
