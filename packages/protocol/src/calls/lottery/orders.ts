import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { lotteryOrder, orderBounds } from '../../entities/lottery/lottery-order.ts'
import { amount, asOf, id, pageFromOne, pageSize, shortText } from '../../fields.ts'
import { whole } from '../../reply-fields.ts'

const member = { token: 'required', access: 'real-account' } as const

/** A line as it is placed; the odds are those that the member saw. */
const newLine = z.object({
  type: shortText(40),
  /** Digits, or the word of a choice, as `tai`. */
  numbers: z
    .array(z.string().check(z.regex(/^(?:\d{1,6}|[a-z][a-z0-9-]{1,11})$/)))
    .check(z.minLength(1), z.maxLength(orderBounds.numbers)),
  base: amount,
  odds: z.number().check(z.positive()),
  /** The codes of the lotteries that it looks at beside its own. */
  stations: z.optional(z.array(shortText(64)).check(z.minLength(1), z.maxLength(orderBounds.stations))),
})

export const place = defineCall({
  ...member,
  id: 'lottery.place',
  method: 'POST',
  path: '/lgw/lottery/orders',
  money: true,
  proof: [],
  feedsPlay: true,
  about: 'Place lines on one draw or on several',
  openIds: ['gameCode', 'drawId'],
  input: z.object({
    gameCode: shortText(64),
    lines: z.array(newLine).check(z.minLength(1), z.maxLength(orderBounds.lines)),
    draws: z
      .array(
        z.object({ drawId: id, multiplier: z.int().check(z.minimum(1), z.maximum(orderBounds.multiplier)) }),
      )
      .check(z.minLength(1), z.maxLength(orderBounds.draws)),
    stopOnWin: z.boolean(),
  }),
  reply: lotteryOrder,
})

export const orders = defineCall({
  ...member,
  id: 'lottery.orders',
  method: 'GET',
  path: '/lgw/lottery/orders',
  about: "The member's lottery orders, newest first",
  input: z.object({
    open: z.optional(z.enum(['true', 'false'])),
    pageNo: pageFromOne,
    pageSize,
    asOf,
  }),
  reply: z.object({ list: z.array(lotteryOrder), totalCount: whole, asOf }),
})

export const order = defineCall({
  ...member,
  id: 'lottery.order',
  method: 'GET',
  path: '/lgw/lottery/orders/:orderId',
  about: "One of the member's lottery orders, with the fate of each line",
  input: z.object({ orderId: id }),
  reply: lotteryOrder,
})

export const cancelRest = defineCall({
  ...member,
  id: 'lottery.cancelRest',
  method: 'POST',
  path: '/lgw/lottery/orders/:orderId/cancel',
  money: true,
  proof: [],
  about: 'Cancel the draws of an order that are still open, and take back their stakes',
  input: z.object({ orderId: id }),
  reply: lotteryOrder,
})
