import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pageSize } from '../fields.ts'
import { idText, listOf, maybe } from '../reply-fields.ts'

const modeInput = z.object({ prizeMode: z.optional(z.string()), device: z.optional(z.string()) })

/** Bare bodies of `/lgw` are a map or a list, of which clients take the values (wire 2). @__NO_SIDE_EFFECTS__ */
function valuesOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.union([z.array(schema), z.record(z.string(), schema)]),
    z.transform((sent): z.output<Schema>[] => (Array.isArray(sent) ? sent : Object.values(sent))),
  )
}

/** Lottery menu groups (lottery 1). */
const menuGroups = valuesOf(
  z.object({
    gameGroupCode: idText,
    labelName: maybe(z.string()),
    gameMenus: listOf(z.object({ gameCode: idText, labelName: maybe(z.string()) })),
  }),
)

/** One drawn result. Named as the rest of the family names it; the path's own sample is not known. */
const openedNumber = z.looseObject({
  gameId: maybe(idText),
  gameCode: maybe(idText),
  /** The draw. */
  numero: maybe(idText),
  /** Digits run together, or separated by commas. */
  winNo: maybe(z.string()),
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
  reply: valuesOf(z.object({ gameId: idText, gameCode: idText })),
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
  // Open: the path is known, the body is not.
  reply: z.unknown(),
})
