import * as z from 'zod/mini'

/** What our wallet keeps an id as. */
const id = z.string().check(z.regex(/^[\w:.-]{1,50}$/))
const name = z.string().check(z.minLength(1), z.maxLength(200))
const asked = { player_id: name }
const money = {
  ...asked,
  token: name,
  transaction_id: id,
  round_id: id,
  /** As the catalogue takes codes. */
  game_symbol: z.string().check(z.regex(/^[\w:.-]{1,60}$/)),
  /** In subunits of ISO 4217: đồng have none. What is larger than a number holds is read as a bigint, and is none of these. */
  amount: z.int().check(z.nonnegative()),
  currency_code: name,
  round_close: z.optional(z.boolean()),
}

/** A call that moves nothing. More fields than these may come, and are not read. */
export const balanceRequest = z.object({ ...asked, token: z.optional(name) })

/** A stake, in đồng. */
export const betRequest = z.object(money)

/** What a round has won; it names no stake. */
export const winRequest = z.object(money)

/** Takes the stake back that was taken under this id. */
export const rollbackRequest = z.object({ ...asked, transaction_id: id })

export type BetRequest = z.infer<typeof betRequest>
export type WinRequest = z.infer<typeof winRequest>
export type RollbackRequest = z.infer<typeof rollbackRequest>
