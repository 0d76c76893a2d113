import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageSize } from '../fields.ts'

const modeInput = z.object({ prizeMode: z.optional(z.string()), device: z.optional(z.string()) })

/** Lottery menu groups by key (specification 3, "Lottery menu group"). */
const menuGroups = z.record(
  z.string(),
  z.object({
    gameGroupCode: z.string(),
    labelName: z.optional(z.string()),
    gameMenus: z.array(z.object({ gameCode: z.string(), labelName: z.optional(z.string()) })),
  }),
)

/** One drawn result. Named as the rest of the family names it; the path's own sample is not known (wire 6.3). */
const openedNumber = z.looseObject({
  gameId: z.optional(z.union([z.int(), z.string()])),
  gameCode: z.optional(z.string()),
  /** The draw. */
  numero: z.optional(z.string()),
  /** Digits run together, or separated by commas. */
  winNo: z.optional(z.string()),
})

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
  reply: z.array(z.object({ gameId: z.string(), gameCode: z.string() })),
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
  reply: z.record(z.string(), openedNumber),
})

export const openedNumbers = defineCall({
  id: 'lottery.openedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  token: 'required',
  about: 'Latest results of all lotteries',
  input: z.object({}),
  // Open: wire 6.3 knows the path and nothing of the body.
  reply: z.record(z.string(), z.unknown()),
})
