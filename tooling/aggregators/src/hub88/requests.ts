import * as z from 'zod/mini'

/** What our wallet keeps an id as. */
const id = z.string().check(z.regex(/^[\w:.-]{1,50}$/))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const units = z.union([z.int(), z.bigint()])
const asked = { user: name, request_uuid: name }
const money = {
  ...asked,
  token: name,
  game_code: name,
  transaction_uuid: id,
  round: id,
  round_closed: z.optional(z.boolean()),
  is_free: z.optional(z.boolean()),
  currency: name,
}

/** Calls that move nothing. More fields than these may come, and are not read. */
export const infoRequest = z.object(asked)
export const balanceRequest = z.object({ ...asked, token: z.optional(name) })

/** A stake, in units of 1/100,000. */
export const betRequest = z.object({ ...money, amount: units, bet: z.nullish(z.string()) })

/** What a stake has won; a supplier's promotion may have no stake. */
export const winRequest = z.object({
  ...money,
  amount: units,
  reference_transaction_uuid: z.nullish(id),
  is_supplier_promo: z.optional(z.boolean()),
})

/** Takes a stake back. */
export const rollbackRequest = z.object({
  ...asked,
  token: z.optional(name),
  transaction_uuid: id,
  reference_transaction_uuid: id,
  round: z.optional(name),
})

export type BetRequest = z.infer<typeof betRequest>
export type WinRequest = z.infer<typeof winRequest>
export type RollbackRequest = z.infer<typeof rollbackRequest>
