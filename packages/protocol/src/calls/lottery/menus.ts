import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { lotteryKinds } from '../../entities/lottery/draw.ts'
import { pageSize, timestamp } from '../../fields.ts'
import { choicesOf, idText, maybe, whole } from '../../reply-fields.ts'
import { valuesOf } from './values-of.ts'

const modeInput = z.object({ prizeMode: z.optional(z.string()), device: z.optional(z.string()) })

/** The draw of a lottery that is bet on next. */
const nextDraw = z.object({ drawId: idText, numero: z.string(), locksAt: timestamp, drawsAt: timestamp })

/** A lottery in a menu. Ours also says how it draws and when next. */
const menuEntry = z.object({
  gameCode: idText,
  labelName: maybe(z.string()),
  kind: maybe(z.enum(lotteryKinds)),
  /** Of a fast lottery: from one draw to the next, in seconds. */
  period: maybe(whole),
  next: maybe(nextDraw),
})

/** Lottery menu groups (lottery 1). */
const menuGroups = valuesOf(
  z.object({ gameGroupCode: idText, labelName: maybe(z.string()), gameMenus: choicesOf(menuEntry) }),
)

export const gameMenus = defineCall({
  id: 'lottery.gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  about: 'All lottery menus',
  input: modeInput,
  reply: menuGroups,
})

export const vnGameMenu = defineCall({
  id: 'lottery.vnGameMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  about: 'Menus of the Vietnamese lottery',
  input: modeInput,
  reply: menuGroups,
})

export const vnGameMenuRecent = defineCall({
  id: 'lottery.vnGameMenuRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  token: 'required',
  about: 'Vietnamese lotteries played last',
  input: modeInput,
  reply: menuGroups,
})

export const popular = defineCall({
  id: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  about: 'Popular lotteries',
  input: z.object({ count: z.optional(pageSize) }),
  reply: valuesOf(z.object({ gameId: idText, gameCode: idText })),
})
