import * as z from 'zod/mini'

/** What our wallet keeps an id as. */
const id = z.string().check(z.regex(/^[\w:.-]{1,50}$/))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const units = z.union([z.int(), z.bigint()])
const asked = { requestId: name, clientPlayerId: name, clientSessionId: name }
const money = {
  ...asked,
  transactionId: id,
  roundId: id,
  gameId: name,
  amount: units,
  currency: name,
  isFree: z.optional(z.boolean()),
}

/** Calls that move nothing. More fields than these may come, and are not read. */
export const balanceRequest = z.object({ ...asked, clientSessionId: z.optional(name) })

/** A stake, in units of 1/100,000. */
export const betRequest = z.object({
  ...money,
  meta: z.nullish(z.object({ betType: z.nullish(z.string()) })),
})

/** A win, or with 0 a loss. */
export const winRequest = z.object({
  ...money,
  referenceTransactionId: id,
  roundClosed: z.optional(z.boolean()),
})

/** Takes a stake back, before anything was won. */
export const rollbackRequest = z.object({ ...asked, transactionId: id, referenceTransactionId: id })

export type BetRequest = z.infer<typeof betRequest>
export type WinRequest = z.infer<typeof winRequest>
export type RollbackRequest = z.infer<typeof rollbackRequest>
