import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { maybe } from '../../reply-fields.ts'
import { id, wholeInQuery } from '../../fields.ts'

const optionalText = z.optional(z.string())

/**
 * Money asks for a real account, and the gateway says so (games 5); play money (`accountType` 0) is for whoever is signed
 * in.
 */
export const launchGame = defineCall({
  id: 'games.launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: 'required',
  feedsPlay: true,
  about: 'Start a vendor game or a lottery',
  // The sitting of somebody else goes on for nobody: with its id, as without one, a new one is opened.
  openIds: ['gameId', 'nodeId', 'playSessionId'],
  input: z.object({
    launchMode: z.optional(z.enum(['GLS', 'LOTT'])),
    gameId: optionalText,
    nodeId: optionalText,
    vassalage: optionalText,
    accountType: z.optional(wholeInQuery),
    platform: optionalText,
    clientType: z.optional(wholeInQuery),
    language: optionalText,
    username: optionalText,
    confirmTrans: z.optional(wholeInQuery),
    webView: z.optional(z.union([z.boolean(), z.string()])),
    isCoin: z.optional(z.union([z.boolean(), z.string()])),
    lottoArea: optionalText,
    lottoPrizeMode: optionalText,
    lottoGameCode: optionalText,
    lottoView: optionalText,
    device: optionalText,
    backUrl: optionalText,
    /** The sitting to go on with, if it is the member's last one and at this game. */
    playSessionId: optionalText,
  }),
  /** Where the address stands differs from one gateway to the next (games 11); `launchUrl` of game-launch reads them all. */
  reply: z.looseObject({
    content: maybe(z.looseObject({ game_url: maybe(z.string()) })),
    playSessionId: maybe(z.string()),
    /** The vendor whose own wallet pays, where the member's one wallet does not. */
    walletVendor: maybe(z.string()),
  }),
})

export const demo = defineCall({
  id: 'games.demo',
  method: 'GET',
  path: '/lgw/games/demo',
  about: 'Where a title is tried with play money, also without an account',
  openIds: ['nodeId'],
  input: z.object({ nodeId: id, language: optionalText }),
  /** As in the reply of a launch (games 11). */
  reply: z.looseObject({ content: z.looseObject({ game_url: z.string() }) }),
})

export const trialLaunch = defineCall({
  id: 'games.trialLaunch',
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  about: 'Where a title is tried with play money, by the name of the relay',
  sentInstead: 'games.demo',
  openIds: ['nodeId'],
  input: demo.input,
  reply: demo.reply,
})
