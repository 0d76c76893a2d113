import * as z from 'zod/mini'
import { accountName, timestamp } from '../../fields.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'

/** The four kinds of contract (contracts 1). */
export const contractKind = z.enum(['dividend', 'daily', 'hourly', 'realtime'])

/** The sides of a contract: who pays, and who is paid. */
const side = z.enum(['upline', 'downline'])

/** Whole, from 0. */
const count = z.int().check(z.minimum(0))

/**
 * One step of a ladder. `betVolume` in đồng; `rate` in thousandths of a percent for P, in đồng for F. What a ladder has to
 * obey is the rules' to say (contracts 7 and 8), with a message for each field.
 */
const tier = z.object({
  betVolume: count,
  activeMembers: count,
  rateType: z.enum(['P', 'F']),
  rate: count,
})

/** What two accounts agree on: a ladder, or the rates of a real-time salary in thousandths of a percent. */
export const contractTerms = z.union([
  z.object({
    kind: z.enum(['dividend', 'daily', 'hourly']),
    tiers: z.readonly(z.array(tier).check(z.maxLength(50))),
  }),
  z.object({ kind: z.literal('realtime'), lossRate: count, profitRate: count, minimumBet: count }),
])

/** How often a dividend is paid (contracts 11). */
export const paymentCycle = z.enum(['daily', 'weekly', 'semimonthly', 'monthly'])

/** One version of a contract's terms. Only a dividend has a period, and a way with a period's loss. */
const version = {
  version: whole,
  terms: contractTerms,
  cycle: maybe(paymentCycle),
  carryOver: maybe(z.enum(['none', 'negative'])),
}

/** Terms on the table: who put them there, and until when they may be answered. */
const offered = z.object({
  ...version,
  by: side,
  offeredAt: timestamp,
  note: maybe(z.string()),
  expiresAt: maybe(timestamp),
})

/** What of a contract both sides see: the terms in force beside those on the table (contracts 19). */
const contractParts = {
  id: idText,
  kind: contractKind,
  /** The letter of contracts 2. */
  status: z.enum(['P', 'E', 'A', 'V', 'C', 'R']),
  /** Who pays. */
  offerer: accountName,
  /** Who is paid. */
  receiver: accountName,
  receiverId: idText,
  signed: maybe(z.object(version)),
  offer: maybe(offered),
  createdDate: timestamp,
  processedDate: timestamp,
  signedDate: maybe(timestamp),
  endedDate: maybe(timestamp),
}

/** What a side of a contract does with it. */
export const contractStep = z.enum([
  'offer',
  'edit',
  'take_back',
  'accept',
  'reject',
  'request_termination',
  'agree_termination',
  'refuse_termination',
  'terminate',
])

/** A contract as one of its sides sees it, with what that side may do now. */
export const contract = z.object({
  ...contractParts,
  side,
  steps: z.array(contractStep),
})
export type ContractView = z.infer<typeof contract>

/** A contract with its history and every version of its terms. */
export const contractDetail = z.object({
  ...contract.shape,
  /** Oldest first, with the letters of contracts 6. */
  history: z.array(
    z.object({
      action: z.enum(['N', 'E', 'A', 'V', 'C', 'R', 'D']),
      by: z.enum(['upline', 'downline', 'system']),
      activityDate: timestamp,
      /** The terms that it was about. */
      version: whole,
    }),
  ),
  versions: z.array(
    z.object({
      ...version,
      by: side,
      offeredAt: timestamp,
      note: maybe(z.string()),
      inForceFrom: maybe(timestamp),
      inForceTo: maybe(timestamp),
    }),
  ),
})
export type ContractDetail = z.infer<typeof contractDetail>

/**
 * The contracts that end if the terms on the table are signed (contracts 4), and a token of exactly this list, which the
 * acceptance hands back.
 */
export const contractEndings = z.object({
  list: z.array(z.object(contractParts)),
  token: z.string(),
})
export type ContractEndings = z.infer<typeof contractEndings>
