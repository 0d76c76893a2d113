import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { asOf, id, noInput, pageFromOne, pageSize, timestamp } from '../../fields.ts'
import { idText, maybe, whole } from '../../reply-fields.ts'
import { valuesOf } from './values-of.ts'

export const olderMenus = defineCall({
  id: 'lottery.olderMenus',
  method: 'GET',
  path: '/lgw/games',
  about: 'All lotteries by group, by the older path',
  sentInstead: 'lottery.gameMenus',
  input: noInput,
  reply: valuesOf(
    z.object({
      code: z.string(),
      gameGroupId: idText,
      games: z.array(z.object({ gameId: idText, code: z.string(), remark: maybe(z.string()) })),
    }),
  ),
})

export const olderResults = defineCall({
  id: 'lottery.olderResults',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  about: 'The last results of a lottery, page by page, by the older path',
  sentInstead: 'lottery.history',
  openIds: ['gameId'],
  input: z.object({ gameId: id, page: z.optional(pageFromOne), size: z.optional(pageSize), asOf }),
  reply: z.object({
    content: z.array(z.object({ gameCode: idText, numero: idText, winNo: z.string() })),
    asOf,
  }),
})

const otherDraw = maybe(z.object({ numero: idText }))

export const nearDraws = defineCall({
  id: 'lottery.nearDraws',
  method: 'GET',
  path: '/lgw/numeros/near',
  about: 'The draw of a lottery that takes bets, the one before and the one after it',
  sentInstead: 'lottery.game',
  openIds: ['gameId'],
  input: z.object({ gameId: id }),
  reply: z.object({
    /** Absent where no draw is on the schedule. */
    currentNumero: maybe(
      z.object({
        gameId: idText,
        numero: idText,
        /** Milliseconds until it takes no more bets. */
        remainTime: whole,
        lockTime: timestamp,
        isSale: z.boolean(),
      }),
    ),
    previousNumero: otherDraw,
    nextNumero: otherDraw,
  }),
})
