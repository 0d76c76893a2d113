import * as z from 'zod/mini'
import { timestamp } from '../fields.ts'
import { whole, maybe } from '../reply-fields.ts'

/** An address of the member that travels masked; `verifiedAt` when a code proved it. */
const contact = z.object({ masked: z.string(), verifiedAt: z.optional(timestamp) })

/** Something that is set or not, and since when. */
const setting = z.object({ isSet: z.boolean(), changedAt: z.optional(timestamp) })

/** A passkey of an account; `host` is the one address at which it works. */
export const passkey = z.object({
  passkeyId: z.string(),
  name: z.string(),
  host: z.string(),
  addedAt: timestamp,
  usedAt: z.optional(timestamp),
})
export type Passkey = z.infer<typeof passkey>

/** What guards an account, part by part (member 8). */
export const securityState = z.object({
  password: setting,
  paymentPassword: setting,
  email: z.optional(contact),
  mobile: z.optional(contact),
  /** The name that bank accounts must be in, masked. */
  realName: z.optional(z.string()),
  authenticator: setting,
  /** Left out by a gateway that knows none. */
  passkeys: z.optional(z.array(passkey)),
  recoveryCodesLeft: whole,
  /** Social providers that sign this account in. */
  social: z.array(z.string()),
})
export type SecurityState = z.infer<typeof securityState>

/** A browser that is signed in to the account. */
export const openSession = z.object({
  sessionId: z.string(),
  /** "Chrome · Android"; empty when the browser tells neither. */
  device: z.string(),
  /** Country and address. */
  place: maybe(z.string()),
  since: timestamp,
  lastSeen: timestamp,
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/**
 * Why a session ended: its owner signed it out, nobody used it, it was as old as one gets, access was ended for safety (a new password, a
 * lock, all others signed out), or the operator ended it (session 56).
 */
const sessionEndReasons = ['signed_out', 'idle', 'longest', 'secured', 'operator'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

/** A session of the account that has ended. */
export const endedSession = z.object({
  device: z.string(),
  place: maybe(z.string()),
  since: timestamp,
  ended: timestamp,
  reason: z.enum(sessionEndReasons),
})
export type EndedSession = z.infer<typeof endedSession>

/** Why an account cannot be closed yet (member 14). */
export const closeRefusals = ['balance', 'bets', 'withdrawal', 'deposit'] as const
export type CloseRefusal = (typeof closeRefusals)[number]
