import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { lotteryDraw, lotteryGame } from '../../entities/lottery/draw.ts'
import { id, noInput, pageSize, shortText, timestamp } from '../../fields.ts'
import { idText, maybe } from '../../reply-fields.ts'
import { valuesOf } from './values-of.ts'

/** One drawn result, named as the rest of the family names it (lottery 4). */
const openedNumber = z.looseObject({
  gameId: maybe(idText),
  gameCode: maybe(idText),
  gameName: maybe(z.string()),
  /** The draw. */
  numero: maybe(idText),
  /** Digits run together, or separated by commas. */
  winNo: maybe(z.string()),
  drawTime: maybe(timestamp),
})

export const vnOpenedNumbers = defineCall({
  id: 'lottery.vnOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'AGEANNOUNCE3',
  about: 'Latest results of the Vietnamese lottery',
  input: z.object({
    count: pageSize,
    prizeMode: z.optional(z.string()),
    device: z.optional(z.string()),
    language: z.optional(z.string()),
  }),
  reply: valuesOf(openedNumber),
})

export const openedNumbers = defineCall({
  id: 'lottery.openedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  about: 'Latest results of all lotteries',
  input: z.object({}),
  reply: valuesOf(openedNumber),
})

/** A day in Vietnam, as `2026-11-22`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const clock = defineCall({
  id: 'lottery.clock',
  method: 'GET',
  path: '/lgw/lottery/clock',
  about: "The gateway's clock, for countdowns",
  input: noInput,
  reply: z.object({ now: timestamp }),
})

export const game = defineCall({
  id: 'lottery.game',
  method: 'GET',
  path: '/lgw/lottery/game',
  about: 'A lottery: ways to bet, draws that take bets, the last result',
  openIds: ['gameCode'],
  input: z.object({ gameCode: shortText(64) }),
  reply: lotteryGame,
})

export const draw = defineCall({
  id: 'lottery.draw',
  method: 'GET',
  path: '/lgw/lottery/draw',
  about: 'One draw, with what is out of its result',
  openIds: ['drawId'],
  input: z.object({ drawId: id }),
  reply: lotteryDraw,
})

export const drawBets = defineCall({
  id: 'lottery.drawBets',
  method: 'GET',
  path: '/lgw/lottery/draw-bets',
  about: 'The bets that joined the seed of a draw, by their fingerprints',
  openIds: ['drawId'],
  input: z.object({ drawId: id }),
  reply: z.object({
    /** SHA-256 in hex of each bet's key, draw and stake; empty before the draw, and where nobody bet. */
    fingerprints: z.array(z.string()),
  }),
})

export const results = defineCall({
  id: 'lottery.results',
  method: 'GET',
  path: '/lgw/lottery/results',
  about: 'The results of a group of lotteries on a day, and why there are none',
  input: z.object({ groupCode: shortText(64), day }),
  reply: z.object({
    draws: z.array(lotteryDraw),
    /** Why the group does not draw on this day. */
    closedReason: maybe(z.string()),
    now: timestamp,
  }),
})

export const history = defineCall({
  id: 'lottery.history',
  method: 'GET',
  path: '/lgw/lottery/history',
  about: 'The last draws of a lottery, the latest first, for statistics',
  openIds: ['gameCode'],
  input: z.object({ gameCode: shortText(64), count: pageSize }),
  reply: z.object({ draws: z.array(lotteryDraw) }),
})
