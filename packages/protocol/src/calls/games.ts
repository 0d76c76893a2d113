import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { winOdds } from '../entities/win-odds.ts'
import { catalogue as catalogueReply, game, gameFamily } from '../entities/game.ts'
import { choicesOf, decimal, idText, maybe, whole } from '../reply-fields.ts'
import {
  asOf,
  id,
  money,
  noInput,
  nothing,
  pageFromOne,
  pageSize,
  timestamp,
  wholeInQuery,
} from '../fields.ts'

export * from './games/hot-matches.ts'
export * from './games/jackpots.ts'
export * from './games/launch.ts'
export * from './games/ranking.ts'
export * from './games/recall.ts'
export * from './games/title.ts'
export * from './games/vendors.ts'

const optionalText = z.optional(z.string())
const gamePage = z.object({ games: choicesOf(game), totalPages: whole, totalCount: whole })

export const gameList = defineCall({
  id: 'games.gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'GAMELO3',
  token: 'optional',
  timestamp: false,
  about: 'A page of games by family, vendor and name',
  input: z.object({
    gameType: z.optional(gameFamily),
    vassalage: optionalText,
    gameClassify: optionalText,
    gameName: optionalText,
    pageNo: pageFromOne,
    pageSize,
    clientType: z.optional(wholeInQuery),
    platform: optionalText,
    merchant: optionalText,
    language: optionalText,
  }),
  reply: gamePage,
})

export const hotGames = defineCall({
  id: 'games.hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'GAMELOHOT3',
  about: 'The hot games',
  input: z.object({ merchantCode: optionalText, platform: optionalText, language: optionalText }),
  reply: z.object({ list: choicesOf(game) }),
})

export const unfinished = defineCall({
  id: 'games.unfinished',
  method: 'GET',
  path: '/wps/game/unfinished',
  token: 'required',
  about: "The member's rounds without a result yet",
  input: noInput,
  reply: z.object({
    list: z.array(z.object({ game, orderNo: z.string(), stake: money, since: timestamp })),
  }),
})

export const catalogue = defineCall({
  id: 'games.catalogue',
  method: 'GET',
  path: '/lgw/games/catalogue',
  timestamp: false,
  about: 'All titles in columns, for search on the device; cached by ETag',
  input: noInput,
  reply: catalogueReply,
})

/** The vendors of a family: their codes, or a map that has them for keys (games 2). */
const vendorCodes = z.pipe(
  z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  z.transform((sent) => (Array.isArray(sent) ? sent : Object.keys(sent))),
)

export const vassGameType = defineCall({
  id: 'games.vassGameType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  token: 'required',
  about: 'Which vendors serve which family',
  input: noInput,
  reply: z.object({ content: z.record(z.string(), vendorCodes) }),
})

export const favorites = defineCall({
  id: 'games.favorites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  about: 'Ids of the favourite games',
  input: noInput,
  reply: z.array(idText),
})

export const favoriteList = defineCall({
  id: 'games.favoriteList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  about: 'A page of the favourite games',
  input: z.object({ pageNo: pageFromOne, pageSize, asOf, gameType: z.optional(gameFamily) }),
  reply: z.object({ content: choicesOf(game), pageNum: maybe(whole), totalPages: whole, asOf }),
})

const favoriteInput = z.object({ nodeId: id, vendor: optionalText, gameType: optionalText })

export const addFavorite = defineCall({
  id: 'games.addFavorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  about: 'Add a favourite',
  openIds: ['nodeId'],
  input: favoriteInput,
  reply: nothing,
})

export const removeFavorite = defineCall({
  id: 'games.removeFavorite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  about: 'Remove a favourite',
  openIds: ['nodeId'],
  input: favoriteInput,
  reply: nothing,
})

/** No document says whether the games stand in an object or by themselves; `list` or a bare list are read. */
const gamesPlayed = z.pipe(
  z.union([z.object({ list: choicesOf(game) }), z.array(maybe(game))]),
  z.transform((sent) => (Array.isArray(sent) ? { list: sent.filter((each) => each !== undefined) } : sent)),
)

export const recentGames = defineCall({
  id: 'games.recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'GAMELOREC3',
  token: 'required',
  about: 'The games played last',
  input: noInput,
  reply: gamesPlayed,
})

export const roomList = defineCall({
  id: 'games.roomList',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  moduleId: '',
  token: 'required',
  about: 'Rooms of the game that a table plays, or of every game that has rooms, the least stake first',
  openIds: ['nodeId'],
  /** No parameter of it is known of the family (wire 32). */
  input: z.optional(z.object({ nodeId: z.optional(id), language: optionalText })),
  reply: z.object({ list: choicesOf(game) }),
})

/** A win as the board shows it; the game has one of two names, and when it was is told by some gateways only (winners 1). */
const win = z.pipe(
  z.object({
    customerName: z.string(),
    gameName: maybe(z.string()),
    nodeName: maybe(z.string()),
    /** What was won beyond the stake. */
    winAmount: maybe(decimal),
    winTime: maybe(whole),
    nodeId: maybe(idText),
    odds: maybe(winOdds),
  }),
  z.transform(({ nodeName, ...sent }) => ({ ...sent, gameName: sent.gameName ?? nodeName ?? '' })),
)

export const winnerBoard = defineCall({
  id: 'games.winnerBoard',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getWinnerBoard',
  about: 'The latest winners',
  input: z.object({
    gameCategory: optionalText,
    language: optionalText,
    limitNum: z.optional(z.pipe(wholeInQuery, z.int().check(z.minimum(1), z.maximum(100)))),
  }),
  reply: z.object({ list: choicesOf(z.object({ vo: win })) }),
})
