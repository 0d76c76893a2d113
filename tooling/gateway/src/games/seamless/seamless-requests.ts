import * as z from 'zod/mini'
const reference = z.string().check(z.regex(/^[\w:.-]{1,64}$/))
const stake = z.int().check(z.positive(), z.maximum(1_000_000_000_000))
const winnings = z.int().check(z.nonnegative(), z.maximum(1_000_000_000_000_000))
const vendor = z.string().check(z.maxLength(64))
const gameCode = z.string().check(z.regex(/^[\w:.-]{1,64}$/))
/** What the round was about, for the betting record. */
const content = z.string().check(z.maxLength(200))

/** Asks who may frame a game. */
export const originsRequest = z.object({ vendor })

/** Asks about a title, by the code that its address carries. */
export const titleRequest = z.object({ vendor, gameCode: z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/)) })
export type TitleRequest = z.infer<typeof titleRequest>

/** Redeems a launch token, once. */
export const sessionRequest = z.object({ vendor, token: z.string().check(z.maxLength(200)) })
export type SessionRequest = z.infer<typeof sessionRequest>

/**
 * Takes a stake; the session key proves that the player's page asked for it. A round has one bet: a debit that
 * `addsTo` the debit that opened it raises that bet instead of opening another.
 */
export const debitRequest = z.object({
  vendor,
  transactionId: reference,
  roundId: reference,
  addsTo: z.optional(reference),
  sessionKey: z.string().check(z.maxLength(200)),
  amount: stake,
  /** The title that the stake is at, where a lobby went on to another than the one that was launched (games 140). */
  gameCode: z.optional(gameCode),
  /** Which wallet pays, as the session said: the member's one wallet unless it says `vendor`. */
  wallet: z.optional(z.enum(['single', 'vendor'])),
  content,
})
export type DebitRequest = z.infer<typeof debitRequest>

/** Settles a debit; amount 0 says that the round was lost, or has paid all before. */
export const creditRequest = z.object({
  vendor,
  transactionId: reference,
  debitTransactionId: reference,
  amount: winnings,
  /** The least that the round had to give back, whatever came; the whole stake where it was bought back (games 77). */
  leastReturn: z.optional(winnings),
  /** The odds of a bet that has some, in thousandths (games 79). */
  odds: z.optional(z.int().check(z.minimum(1_000), z.maximum(1_000_000_000))),
  /** False for what a round pays before its end; its last credit, of 0 maybe, closes it. Nothing said is the last (games 90). */
  isLast: z.optional(z.boolean()),
  /** What the stake said, where nothing is said. */
  content: z.optional(content),
})
export type CreditRequest = z.infer<typeof creditRequest>

/** Takes a debit back, or makes sure that it never happens. */
export const rollbackRequest = z.object({ vendor, transactionId: reference, debitTransactionId: reference })
export type RollbackRequest = z.infer<typeof rollbackRequest>

/** Says anew what a settled round has paid in all; `isVoid` says that there was none, and no amount with it (games 92). */
export const correctRequest = z
  .object({
    vendor,
    transactionId: reference,
    debitTransactionId: reference,
    amount: z.optional(winnings),
    isVoid: z.optional(z.boolean()),
    /** What the betting record says of the round from now on. */
    content: z.optional(content),
    /** Why, for the member to read. */
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  })
  .check(z.refine(({ amount, isVoid = false }) => (amount === undefined) === isVoid, { path: ['amount'] }))
export type CorrectRequest = z.infer<typeof correctRequest>

const playerId = z.string().check(z.regex(/^[1-9]\d{0,15}$/))

/** Asks what a member has at the gateway. */
export const balanceRequest = z.object({ vendor, playerId })
export type BalanceRequest = z.infer<typeof balanceRequest>

/** Pays a member what no bet has won (games 91). */
export const awardRequest = z.object({
  vendor,
  transactionId: reference,
  playerId,
  kind: z.enum(['promotion', 'tournament', 'jackpot', 'bonus', 'free-round']),
  amount: winnings.check(z.positive()),
})
export type AwardRequest = z.infer<typeof awardRequest>
